import type { ReactNode } from 'react';
import type { Location } from '../../model/compound.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { useContent } from '../content-context.tsx';
import { fillNodes } from '../fill-nodes.tsx';

/** Where something is defined and declared, linked to the source listings. */
export function LocationView(props: {
  /** The place; the line links to the listing, where there is one. */
  location: Location;
}): ReactNode {
  const { location } = props;
  const { links, texts } = useContent();
  const { bodyFile, bodyStart, declarationFile, declarationLine } = location;
  const places: [isDefinition: boolean, file: string, line?: number, end?: number][] = [];
  if (bodyFile !== undefined && bodyStart !== undefined)
    places.push([true, bodyFile, bodyStart, location.bodyEnd]);
  if (declarationFile !== undefined) places.push([false, declarationFile, declarationLine]);
  const isKnown = places.some(([, file, line]) => file === location.file && line === location.line);
  if (!isKnown) places.push([bodyFile === undefined, location.file, location.line]);
  return places.map(([isDefinition, file, line, end], i) => {
    const lines = line !== undefined && (
      <SourceLink file={file} line={line} text={range(line, end)} />
    );
    return (
      <p key={i} className="location">
        {fillNodes(phrase(texts.api, isDefinition, line, end), {
          line: lines,
          lines,
          file: <SourceLink file={file} text={links.sourceName(file)} />,
        })}
      </p>
    );
  });
}

function phrase(
  texts: ApiTexts,
  isDefinition: boolean,
  line: number | undefined,
  end: number | undefined,
): string {
  if (line === undefined) return texts.inFile;
  const isOne = end === undefined || end <= line;
  if (isDefinition) return isOne ? texts.definedAtLine : texts.definedAtLines;
  return isOne ? texts.declaredAtLine : texts.declaredAtLines;
}

function range(line: number, end: number | undefined): string {
  return end === undefined || end <= line ? `${line}` : `${line}–${end}`;
}

function SourceLink(props: { file: string; line?: number; text: string }): ReactNode {
  const { links } = useContent();
  const href = links.source(props.file, props.line);
  const text = <code>{props.text}</code>;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
