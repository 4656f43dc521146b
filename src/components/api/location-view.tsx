import type { ReactNode } from 'react';
import type { Location } from '../../model/compound.ts';
import { symbolPlaces, type SourcePlace } from '../../model/symbol-places.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill as fillText } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';
import { fillNodes } from '../fill-nodes.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { baseName } from './words/titles.ts';
import { RepositoryLink } from './repository-link.tsx';

/** Where a symbol is defined and declared, linked to the source listings: a line for each file. */
export function LocationView(props: {
  /** The location; the line number links to the listing if there is one. */
  location: Location;
  /** Uses few words and only file names; hovering shows the path. */
  isShort?: boolean;
}): ReactNode {
  const { location, isShort = false } = props;
  const { definition, declaration } = symbolPlaces(location);
  if (definition && declaration?.file === definition.file)
    return (
      <PlaceLine place={definition} declared={declaration.line} isDefinition isShort={isShort} />
    );
  return (
    <>
      {definition && <PlaceLine place={definition} isDefinition isShort={isShort} />}
      {declaration && <PlaceLine place={declaration} isShort={isShort} />}
    </>
  );
}

/**
 * Where a member is defined and declared, as `file:line` for the end of its head. It links to the listing, else to the
 * repository; hovering tells the rest.
 */
export function HeadLocation(props: {
  /** The locations: of the member, and of unnamed types that begin above it. */
  locations: readonly Location[];
}): ReactNode {
  const places = props.locations.flatMap((location) => {
    const { definition, declaration } = symbolPlaces(location);
    return [
      ...(definition ? [{ place: definition, isDefinition: true }] : []),
      ...(declaration ? [{ place: declaration, isDefinition: false }] : []),
    ];
  });
  if (places.length === 0) return null;
  return (
    <p className="location in-head">
      {places.map(({ place, isDefinition }, i) => (
        <span key={i}>
          {i > 0 && ', '}
          <PlaceLink place={place} isDefinition={isDefinition} />
        </span>
      ))}
    </p>
  );
}

function PlaceLink({
  place,
  isDefinition,
}: {
  place: SourcePlace;
  isDefinition: boolean;
}): ReactNode {
  const { links, texts } = useContent();
  const { file, line } = place;
  const lines = line === undefined ? '' : range(place);
  const path = links.sourceName(file);
  const title = fillText(
    phrase(texts.api, place, { isDefinition, isShort: false, hasBoth: false }),
    {
      line: lines,
      lines,
      file: path,
    },
  );
  const text = [baseName(path), lines].filter((part) => part !== '').join(':');
  const href = links.source(file, line) ?? links.repository?.(file, line);
  if (href === undefined) return <span title={title}>{text}</span>;
  return (
    <SmartLink href={href} title={title}>
      {text}
    </SmartLink>
  );
}

/** The line of a symbol, linked to its source, for rows with room for a number only; hovering shows the file. */
export function LineLink({ location }: { location: Location }): ReactNode {
  const { links, texts } = useContent();
  const { definition, declaration } = symbolPlaces(location);
  const { file, line } = definition ?? declaration ?? location;
  if (line === undefined) return null;
  const href = links.source(file, line) ?? links.repository?.(file, line);
  if (href === undefined) return null;
  const text = definition ? texts.api.definedAtLine : texts.api.declaredAtLine;
  const label = fillText(text, { line: `${line}`, file: links.sourceName(file) });
  return (
    <a className="row-line member-brief" href={href} aria-label={label} title={label}>
      {line}
    </a>
  );
}

function PlaceLine(props: {
  place: SourcePlace;
  /** Line of the declaration in the same file. */
  declared?: number | undefined;
  isDefinition?: boolean;
  isShort: boolean;
}): ReactNode {
  const { place, declared, isDefinition = false, isShort } = props;
  const { links, texts } = useContent();
  const { file, line } = place;
  const lines = line !== undefined && <SourceLink file={file} line={line} text={range(place)} />;
  return (
    <p className="location">
      {fillNodes(
        phrase(texts.api, place, { isDefinition, isShort, hasBoth: declared !== undefined }),
        {
          line: lines,
          lines,
          declared: declared !== undefined && (
            <SourceLink file={file} line={declared} text={`${declared}`} />
          ),
          file: (
            <SourceLink
              file={file}
              text={isShort ? baseName(links.sourceName(file)) : links.sourceName(file)}
              title={isShort ? links.sourceName(file) : undefined}
            />
          ),
        },
      )}
      {links.repository && ' '}
      <RepositoryLink file={file} line={line} />
    </p>
  );
}

function phrase(
  texts: ApiTexts,
  place: SourcePlace,
  { isDefinition, isShort, hasBoth }: { isDefinition: boolean; isShort: boolean; hasBoth: boolean },
): string {
  if (place.line === undefined) return texts.inFile;
  if (isShort && isDefinition && !hasBoth) return isOneLine(place) ? texts.atLine : texts.atLines;
  if (!isDefinition) return texts.declaredAtLine;
  if (isOneLine(place)) return hasBoth ? texts.declaredAndDefinedAtLine : texts.definedAtLine;
  return hasBoth ? texts.declaredAndDefinedAtLines : texts.definedAtLines;
}

function isOneLine({ line, end }: SourcePlace): boolean {
  return line === undefined || end === undefined || end <= line;
}

function range(place: SourcePlace): string {
  return isOneLine(place) ? `${place.line}` : `${place.line}–${place.end}`;
}

function SourceLink(props: {
  file: string;
  line?: number;
  text: string;
  title?: string | undefined;
}): ReactNode {
  const { links } = useContent();
  const href = links.source(props.file, props.line);
  const text = <code title={props.title}>{props.text}</code>;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
