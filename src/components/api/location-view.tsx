import type { ReactNode } from 'react';
import type { Location } from '../../model/compound.ts';
import { symbolPlaces, type SourcePlace } from '../../model/symbol-places.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { useContent } from '../content-context.tsx';
import { fillNodes } from '../fill-nodes.tsx';
import { RepositoryLink } from './repository-link.tsx';

/** Where something is defined and declared, linked to the source listings: a line for each file. */
export function LocationView(props: {
  /** The place; the line links to the listing, where there is one. */
  location: Location;
}): ReactNode {
  const { definition, declaration } = symbolPlaces(props.location);
  if (definition && declaration?.file === definition.file)
    return <PlaceLine place={definition} declared={declaration.line} isDefinition />;
  return (
    <>
      {definition && <PlaceLine place={definition} isDefinition />}
      {declaration && <PlaceLine place={declaration} />}
    </>
  );
}

function PlaceLine(props: {
  place: SourcePlace;
  /** The line of the declaration in the same file. */
  declared?: number | undefined;
  isDefinition?: boolean;
}): ReactNode {
  const { place, declared, isDefinition = false } = props;
  const { links, texts } = useContent();
  const { file, line } = place;
  const lines = line !== undefined && <SourceLink file={file} line={line} text={range(place)} />;
  return (
    <p className="location">
      {fillNodes(phrase(texts.api, place, isDefinition, declared !== undefined), {
        line: lines,
        lines,
        declared: declared !== undefined && (
          <SourceLink file={file} line={declared} text={`${declared}`} />
        ),
        file: <SourceLink file={file} text={links.sourceName(file)} />,
      })}
      {links.repository && ' '}
      <RepositoryLink file={file} line={line} />
    </p>
  );
}

function phrase(
  texts: ApiTexts,
  place: SourcePlace,
  isDefinition: boolean,
  isBoth: boolean,
): string {
  if (place.line === undefined) return texts.inFile;
  if (!isDefinition) return texts.declaredAtLine;
  if (isOneLine(place)) return isBoth ? texts.declaredAndDefinedAtLine : texts.definedAtLine;
  return isBoth ? texts.declaredAndDefinedAtLines : texts.definedAtLines;
}

function isOneLine({ line, end }: SourcePlace): boolean {
  return line === undefined || end === undefined || end <= line;
}

function range(place: SourcePlace): string {
  return isOneLine(place) ? `${place.line}` : `${place.line}–${place.end}`;
}

function SourceLink(props: { file: string; line?: number; text: string }): ReactNode {
  const { links } = useContent();
  const href = links.source(props.file, props.line);
  const text = <code>{props.text}</code>;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
