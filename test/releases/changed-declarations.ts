import type { Snapshot } from '../../src/releases/snapshot.ts';
import { changesBetween, changesOf, snapshotOfHeaders } from './header-texts.ts';

/** Compares two releases: a line for each change. */
type Compare = (before: string, after: string) => Promise<string[]>;

/** The texts before and after a change, and what else belongs to the case. */
type Pair = readonly [before: string, after: string, ...others: unknown[]];

/** Returns the pairs with both texts put into others. */
export function wrapped(pairs: readonly Pair[], wrap: (text: string) => string): Pair[] {
  return pairs.map(([before, after]) => [wrap(before), wrap(after)]);
}

/** Some declarations, in a namespace with a class to use. */
export function lib(declarations: string): string {
  return `#include <string>
/** Numbers. */
namespace lib {
/** A value. */
struct value { /** Its number. */ int number; };
${declarations}
}`;
}

/** Compares two releases of some declarations: a line for each change, without the namespace. */
export async function changed(before: string, after: string): Promise<string[]> {
  return withoutNamespace(await changesOf(lib(before), lib(after)));
}

/** Is `changed` for many pairs of declarations, which Doxygen reads in one run. */
export function changedTogether(pairs: readonly Pair[]): Compare {
  const compare = changesTogether(wrapped(pairs, lib));
  return async (before, after) => withoutNamespace(await compare(lib(before), lib(after)));
}

function withoutNamespace(lines: readonly string[]): string[] {
  return lines.map((line) => line.replaceAll('lib::', ''));
}

/** A text with macros or conditions, which have no scope, so that they would be those of other texts too. */
const hasDirectives = (text: string): boolean => /^#(?!include)/m.test(text);

/**
 * Is `changesOf` for many pairs of headers, which Doxygen reads in one run instead of one for each text: starting it takes
 * far longer than reading. Each text has a header and a namespace of its own, and a snapshot without the others.
 */
export function changesTogether(pairs: readonly Pair[]): Compare {
  const texts = pairs.flatMap(([before, after]) => [before, after]);
  const spaces = new Map(
    [...new Set(texts)].filter((text) => !hasDirectives(text)).map((text, i) => [text, `n${i}`]),
  );
  const headers = (): Record<string, string> =>
    Object.fromEntries([...spaces].map(([text, space]) => [`${space}.h`, within(space, text)]));
  let reading: Promise<Snapshot> | undefined;
  const snapshotOf = async (text: string, release: string): Promise<Snapshot> => {
    const space = spaces.get(text);
    if (space === undefined) return snapshotOfHeaders(text, release);
    reading ??= snapshotOfHeaders(headers(), '1.0.0');
    const own = partOf(await reading, space);
    return { ...own, header: { ...own.header, release } };
  };
  return async (before, after) =>
    changesBetween(await snapshotOf(before, '1.0.0'), await snapshotOf(after, '2.0.0'));
}

/** Puts a text into a namespace, except for what it includes. */
function within(space: string, text: string): string {
  const [includes = ''] = /^(?:#include .*\n)*/.exec(text) ?? [];
  return `${includes}namespace ${space} {\n${text.slice(includes.length)}\n}`;
}

/** Returns what a snapshot says about a namespace and its header, as if there were no namespace around the text. */
function partOf({ header, headers, scopes }: Snapshot, space: string): Snapshot {
  const isOwn = (name: string): boolean => name === space || name.startsWith(`${space}::`);
  const ownOf = <Value>(record: Readonly<Record<string, Value>> = {}): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isOwn(name)));
  const { inline = [], aliases, using, ...others } = header;
  const own = {
    header: {
      ...others,
      inline: inline.filter(isOwn),
      aliases: ownOf(aliases),
      using: ownOf(using),
    },
    scopes: scopes.filter(({ owner }) => isOwn(owner)),
  };
  const file = headers.get(`${space}.h`);
  if (!file) throw new Error(`Doxygen has not read ${space}.h.`);
  const text = JSON.stringify(own)
    .replaceAll(`${space}::`, '')
    .replaceAll(`"${space}"`, '""')
    .replaceAll(`"${space}.h"`, '"lib.h"');
  return { ...(JSON.parse(text) as typeof own), headers: new Map([['lib.h', file]]) };
}
