import { macroText } from './macro-text.ts';
import type { ReportChange } from './change.ts';
import { conditionalResult } from './conditional-result.ts';
import { isClass, publicBases } from './compare-bases.ts';
import { isNumber } from './loosened-types.ts';
import type { SnapshotSymbol, SymbolFlag } from './snapshot.ts';
import type { IndexedSymbol, SymbolIndex } from './symbol-index.ts';
import type { TypeComparison } from './type-comparison.ts';

/** Compares two declarations of a symbol. */
export type Compare = (
  before: IndexedSymbol,
  after: IndexedSymbol,
  types: TypeComparison,
  report: ReportChange,
  now: SymbolIndex,
) => void;

/** Compares two declarations of a class, struct or union. */
export const compareClasses: Compare = (from, to, types, report, index) => {
  const [before, after] = [from.symbol, to.symbol];
  if ((before.kind === 'union') !== (after.kind === 'union')) report('union-or-not');
  else if (before.kind !== after.kind) report('class-key');
  if (gains('final', before, after)) report('final-added');
  if (gains('final', after, before)) report('final-removed');
  const old = new Map(
    before.bases?.map((base) => [types.meaning(types.normal(base.name, from)), base]),
  );
  const meaning = (name: string): string => types.meaning(types.normal(name, to));
  const now = new Map(after.bases?.map((base) => [meaning(base.name), base]));
  const reached = new Set([...publicBases(to, index).names].map(meaning));
  const hasNewHidden = [...now].some(([name, base]) => !old.has(name) && types.isHidden(base.name));
  for (const [name, base] of old) {
    const same = now.get(name);
    const isPublic = base.access === undefined;
    // Nobody can name a hidden base class; that another one has its place is reported as its addition.
    const isReplaced = types.isHidden(base.name) && hasNewHidden;
    // A base class can be behind another one now.
    if (!same && !isReplaced && !(isPublic && reached.has(name))) report('base-removed', base.name);
    if (same?.access !== undefined && isPublic) report('base-access', base.name);
  }
  for (const [name, base] of now) if (!old.has(name)) report('base-added', base.name);
  // Only aggregates have fields.
  const kept = (list: readonly string[] = [], other: readonly string[] = []): string =>
    list.filter((field) => other.includes(field)).join();
  if (kept(before.fields, after.fields) !== kept(after.fields, before.fields))
    report('member-order');
};

/** Compares two declarations of an enumeration. */
export const compareEnums: Compare = (from, to, types, report) => {
  const [before, after] = [from.symbol, to.symbol];
  const isScoped = [before, after].map(({ flags }) => flags?.includes('scoped') === true);
  if (isScoped[0] !== isScoped[1]) report('enum-scoped');
  // A scoped enumeration without another type has `int`.
  const implied = isScoped.every(Boolean) ? 'int' : undefined;
  if (!types.isSame([from, before.type ?? implied], [to, after.type ?? implied]))
    report('enum-underlying-type');
};

/** Names of enumerators that count the others, and change with each new one. */
const countName =
  /(?:^|_)(?:LAST|MAX|COUNT|END|NUM|last|max|count|end|num)(?:_|$)|(?:Last|Max|Count|End)$/;

/** Compares two declarations of an enumerator. */
export const compareEnumerators: Compare = (from, to, types, report) => {
  const [before, after] = [from.symbol, to.symbol];
  if (types.constant(before.value, from, true) === types.constant(after.value, to, false)) return;
  const isCounted = [before, after].every(({ flags }) => flags?.includes('counted'));
  if (countName.test(before.name)) report('enum-count-changed');
  else report(isCounted ? 'enum-value-shifted' : 'enum-value-changed');
};

/** Compares two declarations of a variable. */
export const compareVariables: Compare = (from, to, types, report, now) => {
  const [before, after] = [from.symbol, to.symbol];
  const bare = (indexed: IndexedSymbol): string => {
    const form = types.normal(indexed.symbol.type, indexed).replace(/^const (?!.*[*&])/, '');
    const plain = form.replace(/^volatile /, '');
    // Callers use a `volatile` number like every other one; on a `volatile` object, they can call `volatile` functions only.
    const type = isNumber(types.meaning(plain)) || types.becomesWhole(plain, 'int') ? plain : form;
    if (type !== 'auto') return type;
    // The value can say its type: `std::size_t{21}`.
    const [, named] = /^([\w:]+(?:<.*>)?)\s*[{(]/.exec(indexed.symbol.value ?? '') ?? [];
    return named === undefined ? type : types.normal(named, indexed);
  };
  const isConstant = (indexed: IndexedSymbol): boolean =>
    indexed.symbol.flags?.includes('constexpr') === true ||
    /^const (?!.*[*&])/.test(types.normal(indexed.symbol.type, indexed));
  if (before.flags?.includes('static') !== after.flags?.includes('static') && isMember(to, now))
    report(after.flags?.includes('static') === true ? 'became-static' : 'became-non-static');
  const isOther = bare(from) !== bare(to) && !types.isSame([from, before.type], [to, after.type]);
  if (isOther) report('variable-type');
  else if (types.areOtherArrays(from, to)) report('array-size');
  else if (isConstant(to) && !isConstant(from)) report('variable-const-added');
  else if (isConstant(from) && !isConstant(to)) report('variable-const-removed');
  if (before.bits !== after.bits) report('bit-field');
};

/** Compares two declarations of an alias. */
export const compareAliases: Compare = (from, to, types, report) => {
  const [old, now] = [from, to].map((each) => plainNumber(types.normal(each.symbol.type, each)));
  const isSame = old === now || types.isSame([from, from.symbol.type], [to, to.symbol.type]);
  const [a, b] = [conditionalResult(from.symbol.type), conditionalResult(to.symbol.type)];
  // Arguments that the condition accepts mean the same type.
  const isConditional = a.condition !== undefined && b.condition !== undefined;
  if (!isSame && isConditional && types.isSame([from, a.type], [to, b.type]))
    report('constraint-changed');
  else if (!isSame) report('typedef-target');
  else if (types.areOtherArrays(from, to)) report('array-size');
};

/** Types of numbers with a size in their names, and what they are on nearly all machines. */
const sized: Readonly<Record<string, string>> = {
  int8_t: 'signed_char',
  uint8_t: 'unsigned_char',
  int16_t: 'short',
  uint16_t: 'unsigned_short',
  int32_t: 'int',
  uint32_t: 'unsigned_int',
  int64_t: 'long_long',
  uint64_t: 'unsigned_long_long',
};

function plainNumber(type: string): string {
  return sized[type] ?? type;
}

/** True for a member of a class. */
function isMember({ owner }: IndexedSymbol, index: SymbolIndex): boolean {
  return index.named(owner).some(({ symbol }) => isClass(symbol));
}

/** Names of macros that change with each release. */
const versionMacro = /VERSION|_(?:MAJOR|MINOR|PATCH|REVISION|DATE)$/;

/** Compares two definitions of a macro. */
export const compareMacros: Compare = (from, to, types, report) => {
  const [before, after] = [from.symbol, to.symbol];
  const isNarrower = isOpen(before) && !isOpen(after);
  if (before.params?.length !== after.params?.length || isNarrower)
    report(acceptsArguments(before, after) ? 'macro-text' : 'macro-form');
  else if (versionMacro.test(before.name)) return;
  else {
    const [old, now] = [before, after].map((each) => macroText(withPositions(each)));
    if (types.constant(old, from, true) === types.constant(now, to, false)) return;
    const isConstant =
      !before.params &&
      !after.params &&
      [old, now].every((text = '') => /^[\w'.+()-]+$/.test(text));
    report(isConstant ? 'macro-value' : 'macro-text');
  }
};

/** True for a macro with any number of arguments. */
function isOpen({ params }: SnapshotSymbol): boolean {
  return params?.at(-1)?.name?.endsWith('...') === true;
}

/** The text of a macro with the positions of its parameters instead of their names. */
function withPositions({ params, value }: SnapshotSymbol): string | undefined {
  const positions = new Map(params?.map(({ name = '' }, i) => [name, `$${i}`]));
  if (positions.size === 0) return value;
  return value?.replace(/[A-Za-z_]\w*/g, (word) => positions.get(word) ?? word);
}

/** True if a macro accepts as many arguments as another one, because it accepts any number of them. */
function acceptsArguments({ params: before }: SnapshotSymbol, after: SnapshotSymbol): boolean {
  const { params = [], value = '' } = after;
  if (!isOpen(after) || !before) return false;
  // Without arguments for `...`, a comma before them is left over.
  const needsOne = /(?:^|[^#\s])\s*,\s*__VA_ARGS__/.test(value);
  return before.length >= params.length - (needsOne ? 0 : 1);
}

/** Compares two definitions of a concept. */
export const compareConcepts: Compare = (from, to, types, report) => {
  if (types.normal(from.symbol.value, from) !== types.normal(to.symbol.value, to))
    report('concept-changed');
};

function gains(flag: SymbolFlag, before: SnapshotSymbol, after: SnapshotSymbol): boolean {
  return after.flags?.includes(flag) === true && before.flags?.includes(flag) !== true;
}
