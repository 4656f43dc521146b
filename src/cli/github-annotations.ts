import type { Diagnostic, Level, Place } from '../diagnostics/diagnostics.ts';

/** How many annotations of one kind GitHub shows for one step of a job. */
export const shownByGitHub = 10;

/** How many places of further faults an annotation names. */
const NAMED = 20;

/** What GitHub calls the levels. */
const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** A message as a command of GitHub's runner carries it. */
export function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property of such a command, in which two more characters have a meaning. */
export function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The path of a file from the root of the repository; undefined where GitHub cannot show the file. */
export type PathOf = (file: string) => string | undefined;

function shownPlace({ file, line, column }: Place, pathOf: PathOf): string {
  return [pathOf(file) ?? file, line, column].filter(Boolean).join(':');
}

/** One annotation, which stands for the first of some diagnostics and names the places of the others. */
function annotation(group: readonly Diagnostic[], pathOf: PathOf): string {
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

function moreOf(others: readonly Diagnostic[], pathOf: PathOf): string {
  if (others.length === 0) return '';
  const places = others.flatMap(({ place }) => (place ? [shownPlace(place, pathOf)] : []));
  const rest = others.length - Math.min(places.length, NAMED);
  const named = [...places.slice(0, NAMED), ...(rest > 0 ? [`${rest} not listed here`] : [])];
  return `${others.length} more of this kind: ${named.join(', ')}`;
}

function groupBy(
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic, index: number) => unknown[],
): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  diagnostics.forEach((diagnostic, index) => {
    const key = JSON.stringify(keyOf(diagnostic, index));
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  });
  return [...groups.values()];
}

/** Ways to put faults together, each coarser than the one before it. */
const ways: ((diagnostic: Diagnostic, index: number) => unknown[])[] = [
  (_, index) => [index],
  ({ code, message }) => [code, message],
  ({ code, place }) => [code, place?.file],
  ({ code }) => [code],
];

/** Diagnostics of one level put together so far that GitHub shows all of them. */
function fitting(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  let groups: Diagnostic[][] = [];
  for (const way of ways) {
    groups = groupBy(diagnostics, way);
    if (groups.length <= shownByGitHub) return groups;
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** Annotations, the worst first, and whether some stand for several diagnostics. */
export interface Annotations {
  /** Commands for GitHub's runner, one on each line. */
  lines: string[];
  /** True where an annotation stands for more than one diagnostic, or GitHub leaves some out. */
  isShortened: boolean;
}

/** Makes annotations of sorted diagnostics. Where there are more than GitHub shows, those of a kind become one. */
export function annotationsOf(diagnostics: readonly Diagnostic[], pathOf: PathOf): Annotations {
  const levels: Level[] = ['error', 'warning', 'info'];
  const perLevel = levels.map((level) => diagnostics.filter((each) => each.level === level));
  return {
    lines: perLevel.flatMap((own) => fitting(own).map((group) => annotation(group, pathOf))),
    isShortened: perLevel.some((own) => own.length > shownByGitHub),
  };
}
