import type { ReactNode } from 'react';
import type { Location } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';

/** Where something is defined and declared, linked to the source listings. */
export function LocationView(props: {
  /** The place; the line links to the listing, where there is one. */
  location: Location;
}): ReactNode {
  const { location } = props;
  const { links } = useContent();
  const { bodyFile, bodyStart, declarationFile, declarationLine } = location;
  const places: [what: string, file: string, line?: number, end?: number][] = [];
  if (bodyFile !== undefined && bodyStart !== undefined)
    places.push(['Defined', bodyFile, bodyStart, location.bodyEnd]);
  if (declarationFile !== undefined) places.push(['Declared', declarationFile, declarationLine]);
  const isKnown = places.some(([, file, line]) => file === location.file && line === location.line);
  if (!isKnown)
    places.push([bodyFile === undefined ? 'Defined' : 'Declared', location.file, location.line]);
  return places.map(([what, file, line, end], i) => (
    <p key={i} className="location">
      {line !== undefined && `${what} at ${end === undefined || end <= line ? 'line' : 'lines'} `}
      {line !== undefined && <SourceLink file={file} line={line} text={range(line, end)} />}
      {line === undefined ? 'File ' : ' of file '}
      <SourceLink file={file} text={links.sourceName(file)} />.
    </p>
  ));
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
