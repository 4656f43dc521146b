import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import {
  fileRegions,
  regionAt,
  type FileRegions,
  type Region,
} from '../doxygen/conditions/regions.ts';
import type { Compound } from '../model/compound.ts';
import { textOfPackedListing } from '../model/packed-listing.ts';
import { splitQualified, withoutArguments } from '../model/qualified-name.ts';
import { isHeader } from '../plan/file-sources.ts';
import { declaredName } from './declared-name.ts';

/** Documented declarations that Doxygen did not read, all because of the same condition. */
interface SkippedDeclarations {
  /** The condition, as `defined(NAME)`. */
  condition: string;
  /** Name and place of the first one. */
  first: string;
  /** Place of the first one. */
  place: Place;
  /** Their number. */
  count: number;
}

/** Maximum number of conditions to list. */
const MOST = 10;

/** Comments that Doxygen reads, except those behind members. */
const comment = /\/\*[*!](?![*/<])[^]*?\*\/|(?:^[ \t]*\/\/[/!](?![/<]).*\n?)+/gm;

/** Commands of comments that belong to something else than the next declaration, or that hide it. */
const elsewhere =
  /[@\\](?:file|defgroup|addtogroup|weakgroup|name|page|mainpage|cond|endcond|internal|def|fn|var|typedef|struct|class|union|enum|namespace|[{}])(?!\w)/;

/** Conditions that are never met on purpose, or that are about the documentation. */
const onPurpose = /^(?:0|false)$|DOXYGEN|GENERATING_DOC/i;

/**
 * Reports documented declarations in headers that Doxygen skipped, because the preprocessor condition around them is not
 * met: what a build defines is unknown to it. A condition with symbols in any of its lines is met; names that are
 * declared elsewhere are not missing.
 */
export function reportSkippedDeclarations(
  compounds: readonly Compound[],
  diagnostics: Pick<Diagnostics, 'report'>,
): void {
  const headers = compounds.flatMap(({ kind, location, listing }) =>
    kind === 'file' && location && listing?.directives && isHeader(location.file)
      ? [{ file: location.file, listing, regions: fileRegions(listing.directives) }]
      : [],
  );
  if (!headers.some(({ regions }) => regions.regions.some((region) => !isGuard(region)))) return;
  const { names, lines } = symbolsOf(compounds);
  const found = new Map<string, SkippedDeclarations>();
  for (const { file, listing, regions } of headers) {
    const own = lines.get(file) ?? [];
    const unmet = regions.regions.filter((region) => !isGuard(region) && !hasSymbol(region, own));
    if (unmet.length === 0) continue;
    const text = textOfPackedListing(listing, true);
    for (const { name, line } of documentedIn(text, regions, new Set(unmet))) {
      const condition = outermost(regionAt(regions, line), unmet);
      if (names.has(name) || !condition) continue;
      const key = describe(condition);
      const known = found.get(key);
      if (known) known.count += 1;
      else
        found.set(key, {
          condition: key,
          first: `${name} (${file}:${line})`,
          place: { file, line: condition.start },
          count: 1,
        });
    }
  }
  const all = [...found.values()].sort((a, b) => b.count - a.count);
  const [first] = all;
  if (!first) return;
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const listed = all.slice(0, MOST).map(({ condition, first: name, count }) => {
    return `\n  ${name}${count > 1 ? ` and ${count - 1} more` : ''}: ${condition}`;
  });
  const more = all.length > MOST ? `\n  and ${all.length - MOST} more conditions` : '';
  const definition =
    all.map(({ condition }) => definitionFor(condition)).find((each) => each) ?? 'NAME=1';
  diagnostics.report({
    code: 'skipped-declarations',
    level: 'info',
    place: first.place,
    message: `Doxygen skipped ${total === 1 ? 'a documented declaration' : `${total} documented declarations`} in headers, because conditions around them are not met:${listed.join('')}${more}`,
    advice: `If they belong to the API, define what a build defines in the Doxyfile: PREDEFINED += ${definition}.`,
  });
}

/** Returns what makes a condition true, if it only asks for one macro. */
function definitionFor(condition: string): string | undefined {
  const [, asked, used] = /^(?:defined\((\w+)\)|([A-Za-z_]\w*))$/.exec(condition) ?? [];
  return asked ?? (used === undefined ? undefined : `${used}=1`);
}

/** Returns the simple names of all symbols, and the lines with symbols of each file, in no order. */
function symbolsOf(compounds: readonly Compound[]): {
  names: Set<string>;
  lines: Map<string, number[]>;
} {
  const names = new Set<string>();
  const lines = new Map<string, number[]>();
  const add = (file?: string, line?: number): void => {
    if (file === undefined || line === undefined) return;
    const known = lines.get(file);
    if (known) known.push(line);
    else lines.set(file, [line]);
  };
  for (const { kind, rawName, location, sections } of compounds) {
    if (kind !== 'file' && kind !== 'dir' && kind !== 'page') {
      names.add(withoutArguments(splitQualified(rawName).at(-1) ?? ''));
      add(location?.file, location?.line);
    }
    for (const { entries } of sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        const { name, facts, enumValues } = entry.member;
        names.add(name);
        for (const value of enumValues) names.add(value.name);
        add(facts.file, facts.line);
      }
  }
  return { names, lines };
}

/** True for the condition that keeps a header from being read twice. */
function isGuard({ expression = '', file, start }: Region): boolean {
  const [, name] = /^!defined\((\w+)\)$/.exec(expression) ?? [];
  return file.definitions.some(([own, { line }]) => own === name && line === start + 1);
}

function hasSymbol({ start, end }: Region, lines: readonly number[]): boolean {
  return lines.some((line) => line > start && line < end);
}

/** Returns the outermost of the conditions around a line that are not met; undefined if one is never met on purpose. */
function outermost(region: Region | undefined, unmet: readonly Region[]): Region | undefined {
  let found: Region | undefined;
  for (let own = region; own; own = own.parent) {
    if (!unmet.includes(own)) continue;
    if (own.group.some(({ expression = '' }) => onPurpose.test(expression))) return undefined;
    found = own;
  }
  return found;
}

/** Returns the condition of a part; that of `#else` is the opposite of the first. */
function describe({ expression, group: [first] }: Region): string {
  if (expression !== undefined) return expression;
  const written = first?.expression ?? '';
  const [, not, operand] = /^(!?)(defined\(\w+\)|\w+)$/.exec(written) ?? [];
  return operand === undefined ? `!(${written})` : not === '' ? `!${operand}` : operand;
}

/** Generates the declarations with a comment in some regions of a header: their names and lines. */
function* documentedIn(
  text: string,
  regions: FileRegions,
  within: ReadonlySet<Region>,
): Generator<{ name: string; line: number }> {
  let line = 1;
  let at = 0;
  let hidden = 0;
  for (const { 0: written, index } of text.matchAll(comment)) {
    for (; at < index; at += 1) if (text[at] === '\n') line += 1;
    hidden += (written.match(/[@\\]cond\b/g) ?? []).length;
    hidden -= (written.match(/[@\\]endcond\b/g) ?? []).length;
    let region = regionAt(regions, line);
    while (region && !within.has(region)) region = region.parent;
    if (!region || hidden > 0 || elsewhere.test(written)) continue;
    const name = declaredName(text.slice(index + written.length));
    if (name !== undefined) yield { name, line };
  }
}
