import type { RuleId } from '../releases/rules.ts';
import type { SnapshotParam, SnapshotSymbol } from '../releases/snapshot.ts';
import { nameOf } from '../releases/symbol-key.ts';
import type { Probe } from './client.ts';
import { argumentsOf, type OwnerPlace } from './owner-place.ts';

/** A function, and what decides how code uses it. */
export interface FunctionUse {
  /** The function. */
  symbol: SnapshotSymbol;
  /** Where it is. */
  place: OwnerPlace;
  /** True if other functions have its name, which makes its address ambiguous. */
  isOverloaded: boolean;
  /** The rule of the change. */
  rule: RuleId;
}

const namesResult = 'names the type that it returns';

/** Returns the ways in which code uses a function. */
export function functionProbes(use: FunctionUse): Probe[] {
  const { symbol, place, rule } = use;
  const { template, flags = [] } = symbol;
  const params = argumentTypes(symbol);
  const required = params.filter((param) => param.default === undefined).length;
  const counts = Array.from({ length: params.length - required + 1 }, (_, i) => required + i);
  const calls = counts.map((count) => ({
    count,
    values: params.slice(0, count).map(({ type = '' }) => `mtp_client::value<${type}>()`),
  }));
  if (rule === 'constexpr-removed') return constantProbes(use, params);
  const probes: Probe[] = [];
  for (const { count, values } of calls) {
    const verb = `calls it with ${count} ${count === 1 ? 'argument' : 'arguments'}`;
    const call = callText(use, values);
    if (call === undefined) continue;
    const isDerived = symbol.access === 'protected';
    probes.push(
      isDerived
        ? { use: `${verb} in a derived class`, code: protectedCall(use, values) }
        : { use: verb, code: `static void use() { static_cast<void>(${call}); }` },
    );
    if (count === params.length && !isDerived) probes.push(...resultProbes(use, call, values));
  }
  const given = template && argumentsOf(template);
  if (given && !isSpecial(symbol, place)) {
    const full = calls.at(-1)?.values ?? [];
    const call = callText({ ...use, symbol: { ...symbol, name: `${symbol.name}${given}` } }, full);
    const code = `static void use() { static_cast<void>(${call ?? ''}); }`;
    const isRare = isDeducible(template, params);
    probes.push({ use: 'calls it with template arguments', code, ...(isRare && { isRare }) });
  }
  const isVirtual = flags.some((flag) => ['virtual', 'override', 'pure'].includes(flag));
  if (isVirtual && !flags.includes('final') && place.type !== undefined)
    probes.push({
      use: 'overrides it',
      code: `struct mtp_derived : mtp_self { ${overrideText(symbol)} };`,
    });
  return [...probes, ...addressProbes(use)];
}

/** True if arguments decide about all template parameters, so that callers do not write them. */
function isDeducible(
  template: readonly SnapshotParam[],
  params: readonly SnapshotParam[],
): boolean {
  const words = new Set(params.flatMap(({ type = '' }) => type.match(/\w+/g) ?? []));
  return template.every((param) => {
    const name = nameOf(param);
    const isPack = param.type?.includes('...') === true;
    return param.default !== undefined || isPack || words.has(name ?? '');
  });
}

/** Returns a declaration that overrides a virtual function. */
export function overrideText({ name, type = '', params = [], flags = [] }: SnapshotSymbol): string {
  if (name.startsWith('~')) return '';
  const types = params.map((param) => param.type ?? '').join(', ');
  return `auto ${name}(${types})${qualifiers(flags)} -> ${type} override;`;
}

/** The parameters that a call gives arguments for. */
function argumentTypes({ params = [] }: SnapshotSymbol): SnapshotParam[] {
  return params
    .filter(({ type = '' }) => type !== 'void' && !type.includes('...'))
    .map((param) => ({ ...param, type: passedType(param.type ?? '') }));
}

/** The type of an argument: functions take arrays as pointers. */
function passedType(type: string): string {
  return /[)&]/.test(type) ? type : type.replace(/\s*\[[^\]]*\]/, ' *');
}

function qualifiers(flags: NonNullable<SnapshotSymbol['flags']>): string {
  const words = { const: ' const', volatile: ' volatile', lvalue: ' &', rvalue: ' &&' };
  return Object.entries(words)
    .filter(([flag]) => flags.some((each) => each === flag))
    .map(([, word]) => word)
    .join('');
}

/** An object that the member function can be called for. */
function objectOf({ flags = [] }: SnapshotSymbol): string {
  const cv = (['const', 'volatile'] as const).filter((flag) => flags.includes(flag));
  const ref = flags.includes('rvalue') ? '&&' : '&';
  return `mtp_client::value<${[...cv, 'mtp_self'].join(' ')} ${ref}>()`;
}

/** True for functions that code does not call by their names: constructors, destructors, operators. */
function isSpecial({ name }: SnapshotSymbol, place: OwnerPlace): boolean {
  return name.startsWith('~') || /^operator\b/.test(name) || isConstructor(name, place);
}

function isConstructor(name: string, { type }: OwnerPlace): boolean {
  return (
    type
      ?.replace(/<[^]*$/, '')
      .split('::')
      .at(-1) === name.replace(/<[^]*$/, '')
  );
}

/** Returns an expression that calls a function; `undefined` if code does not call it. */
function callText({ symbol, place }: FunctionUse, values: readonly string[]): string | undefined {
  const { name, flags = [] } = symbol;
  const list = `(${values.join(', ')})`;
  if (isConstructor(name, place)) return `::new mtp_self${list}`;
  const isMember = place.type !== undefined && !flags.includes('static');
  const operands = isMember ? [objectOf(symbol), ...values] : [...values];
  if (name.startsWith('~')) return `${objectOf(symbol)}.~mtp_self()`;
  const [, operator] = /^operator\s*([^\w\s"][^]*)$/.exec(name) ?? [];
  if (operator !== undefined) return operatorText(operator.trim(), operands);
  const [, target] = /^operator\s+([^"][^]*)$/.exec(name) ?? [];
  if (target !== undefined)
    return /^(?:new|delete|co_await)\b/.test(target) || !isMember
      ? undefined
      : `static_cast<${target}>(${objectOf(symbol)})`;
  return isMember ? `${objectOf(symbol)}.${name}${list}` : `${place.prefix}${name}${list}`;
}

function operatorText(operator: string, operands: readonly string[]): string | undefined {
  const [first = '', second] = operands;
  if (operator === '()') return `${first}(${operands.slice(1).join(', ')})`;
  if (operator === '[]') return `${first}[${second ?? ''}]`;
  if (operator === '->') return `${first}.operator->()`;
  if (operands.length === 1) return `${operator}(${first})`;
  // The second operand of a postfix operator only marks it.
  if (operator === '++' || operator === '--') return `(${first})${operator}`;
  return operands.length === 2 ? `(${first}) ${operator} (${second ?? ''})` : undefined;
}

function protectedCall({ symbol, place }: FunctionUse, values: readonly string[]): string {
  const list = `(${values.join(', ')})`;
  if (isConstructor(symbol.name, place))
    return `struct mtp_derived : mtp_self { mtp_derived() : mtp_self${list} {} };`;
  return `struct mtp_derived : mtp_self { void use() { static_cast<void>(this->${symbol.name}${list}); } };`;
}

/** The uses of what a call gives. */
function resultProbes(
  { symbol, place }: FunctionUse,
  call: string,
  values: readonly string[],
): Probe[] {
  const { name, type = '', flags = [] } = symbol;
  if (isConstructor(name, place))
    return values.length > 0 && !flags.includes('explicit')
      ? [
          values.length === 1
            ? {
                use: 'converts its argument',
                code: `static void use() { mtp_self made = ${values.join('')}; }`,
              }
            : {
                use: 'makes it from a list in braces',
                code: `static void use() { mtp_self made = { ${values.join(', ')} }; }`,
                isRare: true,
              },
        ]
      : [];
  const target = /^operator\s+(\w[^]*)$/.exec(name)?.[1];
  if (target !== undefined && !flags.includes('explicit'))
    return [
      {
        use: 'converts to it',
        code: `static void use() { ${target} made = ${objectOf(symbol)}; }`,
      },
    ];
  if (type === '' || /^(?:void|auto|decltype)\b(?!.*[*&])/.test(type)) return [];
  const code = `using mtp_result = ${type}; static void use() { mtp_result result = ${call}; }`;
  return [
    { use: 'keeps what it returns', code, needs: namesResult },
    { use: namesResult, code: `using mtp_result = ${type};`, isRare: true },
  ];
}

function addressProbes({ symbol, place, isOverloaded }: FunctionUse): Probe[] {
  const { name, type = '', template, params = [], flags = [] } = symbol;
  if (isOverloaded || template || isSpecial(symbol, place) || /\bauto\b/.test(type)) return [];
  const types = params.map((param) => param.type ?? '').join(', ');
  const isMember = place.type !== undefined && !flags.includes('static');
  const pointer = isMember ? '(mtp_self::*)' : '(*)';
  const code = `using mtp_result = ${type}; using mtp_pointer = mtp_result ${pointer}(${types})${isMember ? qualifiers(flags) : ''}; static void use() { mtp_pointer pointer = &${place.prefix}${name}; }`;
  return [{ use: 'takes its address', code, isRare: true }];
}

/** The use of a function in a constant. */
function constantProbes(use: FunctionUse, params: readonly SnapshotParam[]): Probe[] {
  const { symbol, place } = use;
  const values = params.map(({ type = '' }) => `mtp_client::bare<${type}>()`);
  const isMember = place.type !== undefined && !symbol.flags?.includes('static');
  const text = isConstructor(symbol.name, place)
    ? `mtp_self(${values.join(', ')})`
    : isMember
      ? `mtp_self().${symbol.name}(${values.join(', ')})`
      : callText(use, values);
  if (text === undefined) return [];
  const code = `static void use() { static_assert((static_cast<void>(${text}), true), ""); }`;
  return [{ use: 'needs it as a constant', code }];
}
