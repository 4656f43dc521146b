import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Level, Place } from '../diagnostics/diagnostics.ts';
import { pathBelow, repositoryRoot } from './repository-root.ts';

/** A diagnostic, or something else that has a code, such as a change of an API with its rule. */
export type Annotated = Omit<Diagnostic, 'code'> & { code: string };

/** Maximum number of annotations of one kind that GitHub shows for one step of a job. */
export const shownByGitHub = 10;

/** Maximum number of other places that an annotation names. */
const NAMED = 20;

/** GitHub's names of the levels. */
const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** Escapes a message for a command of GitHub's runner. */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of such a command, which has two more special characters. */
function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Returns the path of a file relative to the root of the repository; `undefined` if GitHub cannot show the file. */
export type PathOf = (file: string) => string | undefined;

function shownPlace({ file, line, column }: Place, pathOf: PathOf): string {
  return [pathOf(file) ?? file, line, column].filter(Boolean).join(':');
}

/** Writes one annotation for the first of some diagnostics, with the places of the others. */
function annotation(group: readonly Annotated[], pathOf: PathOf): string {
  const [first, ...others] = group;
  if (!first) return '';
  const { code, level, message, advice, place } = first;
  const path = place && pathOf(place.file);
  const properties = Object.entries({
    file: path,
    line: path === undefined ? undefined : place?.line,
    col: path === undefined ? undefined : place?.column,
    title: code,
  }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const where = place && path === undefined ? `${shownPlace(place, pathOf)}: ` : '';
  const text = [`${where}${message}`, advice, moreOf(others, pathOf)].filter(Boolean).join('\n');
  return `::${commands[level]} ${properties.join(',')}::${escapeMessage(text)}`;
}

function moreOf(others: readonly Annotated[], pathOf: PathOf): string {
  if (others.length === 0) return '';
  const places = others.flatMap(({ place }) => (place ? [shownPlace(place, pathOf)] : []));
  const rest = others.length - Math.min(places.length, NAMED);
  const named = [...places.slice(0, NAMED), ...(rest > 0 ? [`${rest} not listed here`] : [])];
  return `${others.length} more of this kind: ${named.join(', ')}`;
}

function groupBy(
  diagnostics: readonly Annotated[],
  keyOf: (diagnostic: Annotated, index: number) => unknown[],
): Annotated[][] {
  const groups = new Map<string, Annotated[]>();
  diagnostics.forEach((diagnostic, index) => {
    const key = JSON.stringify(keyOf(diagnostic, index));
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  });
  return [...groups.values()];
}

/** Ways to group diagnostics, each coarser than the previous one. */
const ways: ((diagnostic: Annotated, index: number) => unknown[])[] = [
  (_, index) => [index],
  ({ code, message }) => [code, message],
  ({ code, place }) => [code, place?.file],
  ({ code }) => [code],
];

/** Groups the diagnostics of one level, as coarsely as needed for GitHub to show all groups. */
function fitting(diagnostics: readonly Annotated[]): Annotated[][] {
  let groups: Annotated[][] = [];
  for (const way of ways) {
    groups = groupBy(diagnostics, way);
    if (groups.length <= shownByGitHub) return groups;
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** Annotations, the most severe first, and whether some are groups. */
export interface Annotations {
  /** Commands for GitHub's runner, one per line. */
  lines: string[];
  /** True if an annotation represents several diagnostics, or GitHub leaves some out. */
  isShortened: boolean;
}

/** Turns sorted diagnostics of files in a working folder into annotations, with paths in the repository around it. */
export function annotationsIn(cwd: string, diagnostics: readonly Annotated[]): Annotations {
  const root = repositoryRoot(cwd);
  const here = realpathSync(cwd);
  // A place that names a command-line option is not a file.
  return annotationsOf(diagnostics, (file) =>
    file.startsWith('--') ? undefined : pathBelow(root, join(here, file)),
  );
}

/** Turns sorted diagnostics into annotations. If there are more than GitHub shows, groups those of a kind. */
export function annotationsOf(diagnostics: readonly Annotated[], pathOf: PathOf): Annotations {
  const levels: Level[] = ['error', 'warning', 'info'];
  const perLevel = levels.map((level) => diagnostics.filter((each) => each.level === level));
  return {
    lines: perLevel.flatMap((own) => fitting(own).map((group) => annotation(group, pathOf))),
    isShortened: perLevel.some((own) => own.length > shownByGitHub),
  };
}
