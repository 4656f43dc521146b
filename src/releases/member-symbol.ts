import { parseArguments } from '../model/argument-list.ts';
import { afterParams } from '../model/code-brackets.ts';
import type { Member, Param } from '../model/compound.ts';
import { isDeprecation } from '../model/deprecated.ts';
import type { Description } from '../model/description.ts';
import { textOfBlocks, textOfCode, visit } from '../model/walk.ts';
import type { SnapshotParam, SnapshotSymbol, SymbolFlag, SymbolKind } from './snapshot.ts';

/** The kinds of members in snapshots; others, such as friend classes, declare nothing. */
const kinds: Partial<Record<Member['kind'], SymbolKind>> = {
  define: 'macro',
  enum: 'enum',
  function: 'function',
  property: 'variable',
  signal: 'function',
  slot: 'function',
  typedef: 'alias',
  variable: 'variable',
};

/** The badges that are flags, by their text. */
const flagOfBadge = new Map<string, readonly SymbolFlag[]>([
  ['nodiscard', ['nodiscard']],
  ['static', ['static']],
  ['virtual', ['virtual']],
  ['pure virtual', ['pure', 'virtual']],
  ['explicit', ['explicit']],
  ['consteval', ['consteval']],
  ['constexpr', ['constexpr']],
  ['mutable', ['mutable']],
  ['const', ['const']],
  ['volatile', ['volatile']],
  ['&', ['lvalue']],
  ['&&', ['rvalue']],
  ['noexcept', ['noexcept']],
  ['override', ['override']],
  ['final', ['final']],
  ['abstract', ['abstract']],
  ['default', ['default']],
  ['deleted', ['delete']],
]);

/**
 * Returns the symbol that a member declares; `undefined` if it declares none. `isNoexcept` is true for the names of macros
 * that mean `noexcept`.
 */
export function memberSymbol(
  member: Member,
  isNoexcept: (word: string) => boolean = () => false,
): SnapshotSymbol | undefined {
  const isFriend = member.kind === 'friend' && member.callable;
  const kind = isFriend ? 'function' : kinds[member.kind];
  if (!kind || isFriendClass(member)) return undefined;
  const { name, templateParams, params, callable, noexceptExpression, requires, bitfield } = member;
  const type = declaredType(member);
  const [array = ''] = /^(?:\[[^\]]*\]\s*)+/.exec(member.argsString.trim()) ?? [];
  const value = kind === 'function' ? '' : codeText(member.initializer).replace(/^= ?/, '');
  return {
    kind,
    name,
    ...(templateParams && { template: templateParams.map(snapshotParam) }),
    ...(callable && { params: withoutVoid(params.map(snapshotParam)) }),
    ...(type !== '' && { type }),
    ...(array !== '' && !callable && { array: array.replace(/\s+/g, '') }),
    ...flags([
      ...flagsOf(member.modifiers),
      ...(member.strong ? (['scoped'] as const) : []),
      ...(callable && throwsNothing(member, isNoexcept) ? (['noexcept'] as const) : []),
    ]),
    ...(noexceptExpression && { noexcept: noexceptExpression }),
    ...(requires && { requires: codeText(requires) }),
    ...(value !== '' && { value }),
    ...(bitfield && { bits: bitfield.replace(/^\s*:\s*/, '') }),
    ...(member.protection === 'protected' && !isFriend && { access: 'protected' as const }),
    ...commentFacts(member),
  };
}

/** True for `friend base<T>;`, which Doxygen 1.9.4 lists as a variable. */
export function isFriendClass({ kind, type }: Member): boolean {
  return kind === 'variable' && codeText(type) === 'friend';
}

/** True for a function with `throw()`, or with a macro that means `noexcept`. */
function throwsNothing(
  { exceptions, argsString }: Member,
  isNoexcept: (word: string) => boolean,
): boolean {
  if (/^throw\s*\(\s*\)/.test(codeText(exceptions))) return true;
  const [behind = ''] = afterParams(argsString).split(/->|=|\brequires\b/);
  return (behind.match(/[A-Za-z_]\w*(?!\s*\()/g) ?? []).some(isNoexcept);
}

/** Words of declarations that flags represent, or that do not matter to users. */
const specifiers =
  /^(?:(?:static|inline|constexpr|consteval|constinit|virtual|explicit|friend|extern|mutable|thread_local|register)\b\s*)+/;

/**
 * Returns the type of a member: of a function, the one that it returns, wherever it is written; of a pointer to a
 * function, with its parameters. Releases of Doxygen split declarations into type and arguments in different ways.
 */
function declaredType({ kind, type, argsString, callable }: Member): string {
  const text = codeText(type).replace(specifiers, '');
  if (callable) {
    const [, behind = ''] = /^auto$/.test(text) ? afterParams(argsString).split('->') : [];
    return (
      behind.replace(/\s*(?:=\s*(?:0|default|delete)|\brequires\b[^]*)\s*$/, '').trim() || text
    );
  }
  if ((kind !== 'typedef' && kind !== 'variable') || !argsString.includes('(')) return text;
  // `int(*` and `)(char)`, or `int(*)` and `(char)`.
  const start = text.includes('(') && !text.endsWith(')') ? `${text})` : text;
  const list = parseArguments(argsString.replace(/^\)\s*/, ''));
  return list ? `${start}(${list.map(unnamedParam).join(', ')})` : text;
}

/** Words that belong to a type, so that a word behind them alone is no name. */
const typeWord =
  /^(?:const|volatile|struct|union|enum|class|typename|signed|unsigned|short|long|char|int|float|double|bool|void)$/;

/** Removes the name of a parameter of a function that is a type. */
function unnamedParam({ declaration }: { declaration: string }): string {
  const found = /^([^]*?)\b([A-Za-z_]\w*)\s*((?:\[[^\]]*\])*)$/.exec(declaration.trim());
  if (!found) return declaration;
  const [, type = '', name = '', array = ''] = found;
  const before = type.trimEnd();
  if (before === '' || before.endsWith('::') || typeWord.test(name)) return declaration;
  const words = before.split(/\s+/);
  const isOnlyHead = words.every((word) =>
    /^(?:const|volatile|struct|union|enum|class|typename)$/.test(word),
  );
  return isOnlyHead ? declaration : before + array.replace(/^\[\w*\]/, ' *');
}

/** Returns the flags of some badges. */
export function flagsOf(badges: readonly string[]): SymbolFlag[] {
  return badges.flatMap((badge) => flagOfBadge.get(badge) ?? []);
}

/** Returns flags as a field, sorted; nothing if there are none. */
export function flags(all: readonly SymbolFlag[]): { flags?: SymbolFlag[] } {
  return all.length > 0 ? { flags: [...new Set(all)].sort() } : {};
}

/** Returns what comments say of a symbol: its deprecation, and the release that added it. */
export function commentFacts({
  brief,
  detailed,
}: {
  brief: Description;
  detailed: Description;
}): Pick<SnapshotSymbol, 'deprecated' | 'since'> {
  let deprecated: string | true | undefined;
  let since: string | undefined;
  for (const description of [brief, detailed])
    visit(description, (node) => {
      if (isDeprecation(node)) deprecated ??= textOfBlocks(node.children) || true;
      else if (node.type === 'note' && node.kind === 'since') since ??= textOfBlocks(node.children);
    });
  return { ...(deprecated && { deprecated }), ...(since && { since }) };
}

/** Returns a parameter as snapshots store it. */
export function snapshotParam({ name: written, ...param }: Param): SnapshotParam {
  const first = codeText(param.declaration ?? param.type);
  // Doxygen 1.9.4 takes the type of an unnamed parameter for its name: `const size_t`.
  const isType = written !== undefined && /^(?:const|volatile)$/.test(first);
  const type = isType ? `${first} ${written}` : first;
  const name = isType ? undefined : written;
  const own = param.constraint && type === '' ? codeText(param.constraint) : type;
  const whole = param.declaration ? own : own + (param.array ?? '').replace(/\s+/g, '');
  const value = codeText(param.defaultValue);
  return {
    ...(whole !== '' && { type: whole }),
    ...(name && { name }),
    ...(value !== '' && { default: value }),
  };
}

function withoutVoid(params: readonly SnapshotParam[]): readonly SnapshotParam[] {
  const [only] = params;
  return params.length === 1 && only?.type === 'void' && only.name === undefined ? [] : params;
}

/** The text of code on one line. */
export function codeText(code: Parameters<typeof textOfCode>[0] | undefined): string {
  return textOfCode(code ?? [])
    .replace(/\s+/g, ' ')
    .trim();
}

/** Adds the defaults of other declarations to template parameters. */
export function withDefaults(
  params: readonly SnapshotParam[],
  defaults: readonly (string | undefined)[],
): SnapshotParam[] {
  return params.map((param, i) => {
    const value = defaults[i];
    return value === undefined || param.default !== undefined
      ? param
      : { ...param, default: value };
  });
}
