import type { Compound, Member } from '../model/compound.ts';
import { befriendedClass } from '../model/friend-class.ts';
import { isDescribedMember, isUndescribed } from '../model/descriptions.ts';
import type { HiddenIds, HidingRule } from '../model/hiding-rules.ts';
import type { Place } from '../shared/place.ts';
import { isHeader } from './file-sources.ts';
import type { Target } from './targets.ts';

/** The symbols that a rule hides. */
export interface HiddenCount {
  /** The rule. */
  rule: HidingRule;
  /** Their number. */
  count: number;
  /** The number of those with a description. */
  described: number;
}

/** How many symbols of a sort the XML has, and what becomes of them. */
export interface SymbolCounts {
  /** The number in the XML: that of the shown, the hidden and the lost ones. */
  total: number;
  /** The number with a place on the site. */
  shown: number;
  /** The hidden ones by rule, the largest number first. */
  hidden: HiddenCount[];
}

/** What the site shows of the XML of an API reference. */
export interface Coverage {
  /** Name of the docs version; missing if the site has no docs. */
  docsVersion?: string;
  /** Name of the library; missing if the site has only one. */
  library?: string;
  /** Members, values of enumerations included; a member in several files counts once. */
  members: SymbolCounts;
  /** Compounds. */
  compounds: SymbolCounts;
}

/** A symbol and where it is declared. */
export interface NamedPlace {
  /** Its qualified name. */
  name: string;
  /** Its declaration; missing if the XML has none. */
  place?: Place;
}

/** What the site shows of an API reference, and the symbols to report. */
export interface CoverageReport {
  /** The numbers. */
  coverage: Coverage;
  /** Symbols with a description in headers that are hidden only because nothing describes the header. */
  doubtful: NamedPlace[];
  /** Symbols that are neither shown nor hidden by a rule. */
  lost: NamedPlace[];
}

/**
 * Counts what becomes of the symbols in the XML. `compounds` are all compounds of the XML, `hidden` are the ids that
 * rules hide, and `targets` are the places of the site.
 */
export function coverageOf(
  compounds: readonly Compound[],
  hidden: HiddenIds | undefined,
  targets: ReadonlyMap<string, Target>,
): CoverageReport {
  const members = new Counter();
  const ofCompounds = new Counter();
  const report: Omit<CoverageReport, 'coverage'> = { doubtful: [], lost: [] };
  const add = (
    counter: Counter,
    refid: string,
    isDescribed: () => boolean,
    named: () => NamedPlace,
  ): void => {
    const rule = hidden?.get(refid);
    if (rule === undefined) {
      const isShown = targets.has(refid);
      counter.add(isShown);
      if (!isShown) report.lost.push(named());
      return;
    }
    const described = isDescribed();
    counter.hide(rule, described);
    if (!described || !areOfFiles.has(rule)) return;
    const symbol = named();
    if (isHeader(symbol.place?.file ?? '')) report.doubtful.push(symbol);
  };
  const seen = new Set<string>();
  const all = { compounds: new Map(compounds.map((compound) => [compound.refid, compound])) };
  for (const compound of compounds) {
    add(
      ofCompounds,
      compound.refid,
      () => !isUndescribed(compound),
      () => namedPlace(compound.name, compound.location),
    );
    for (const { entries } of compound.sections)
      for (const entry of entries) {
        if (!('member' in entry) || seen.has(entry.member.refid)) continue;
        const { member } = entry;
        seen.add(member.refid);
        // A row of its class shows it; it has no place of its own.
        if (!hidden?.has(member.refid) && befriendedClass(member, all) !== undefined) {
          members.add(true);
          continue;
        }
        const named = (): NamedPlace => namedPlace(member.qualifiedName, placeOf(member));
        add(members, member.refid, () => isDescribedMember(member), named);
        for (const { refid, name, brief, detailed } of member.enumValues) {
          if (seen.has(refid)) continue;
          seen.add(refid);
          const isDescribed = (): boolean => brief.length + detailed.length > 0;
          add(members, refid, isDescribed, () => ({ ...named(), name }));
        }
      }
  }
  return {
    coverage: { members: members.counts(), compounds: ofCompounds.counts() },
    ...report,
  };
}

/** The rules that depend on whether a comment describes a file, which authors often do not know. */
const areOfFiles: ReadonlySet<HidingRule> = new Set([
  'undocumentedFiles',
  'undocumentedNamespaces',
]);

/** Where a member is declared, which may be in another file than its definition. */
function placeOf({ location }: Member): { file?: string; line?: number } | undefined {
  const { declarationFile: file, declarationLine: line } = location ?? {};
  return file === undefined ? location : { file, ...(line && { line }) };
}

function namedPlace(name: string, place?: { file?: string; line?: number }): NamedPlace {
  if (place?.file === undefined) return { name };
  return { name, place: { file: place.file, ...(place.line && { line: place.line }) } };
}

/** Counts symbols of one sort. */
class Counter {
  #total = 0;
  #shown = 0;
  readonly #hidden = new Map<HidingRule, HiddenCount>();

  add(isShown: boolean): void {
    this.#total += 1;
    if (isShown) this.#shown += 1;
  }

  hide(rule: HidingRule, isDescribed: boolean): void {
    this.#total += 1;
    const known = this.#hidden.get(rule) ?? { rule, count: 0, described: 0 };
    known.count += 1;
    if (isDescribed) known.described += 1;
    this.#hidden.set(rule, known);
  }

  counts(): SymbolCounts {
    const hidden = [...this.#hidden.values()].sort((a, b) => b.count - a.count);
    return { total: this.#total, shown: this.#shown, hidden };
  }
}
