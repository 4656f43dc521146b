import { splitQualified } from './qualified-name.ts';

/** A parsed name of a symbol. */
export interface SymbolName {
  /** True if it starts with `::`: the scopes are complete. */
  rooted: boolean;
  /** Scopes and name, without template arguments: `['a', 'b', 'operator==']`. */
  parts: string[];
  /** True if parentheses follow, as for a function or a macro. */
  called: boolean;
}

const operator =
  /(?:^|::)(operator(?:\s*(?:\(\)|\[\]|""\s*[A-Za-z_]\w*|->\*?|[-+*/%^&|~!=<>,]{1,3})|\s+[A-Za-z_][\w:<> *&[\]]*))(\(.*\))?$/;
const identifier = /^[A-Za-z_]\w*$/;

/** Parses a name; returns undefined if the text cannot be the name of a symbol. */
export function parseSymbolName(text: string): SymbolName | undefined {
  const operatorMatch = operator.exec(text);
  const [call = ''] = operatorMatch ? [operatorMatch[2]] : (/\([^]*\)$/.exec(text) ?? []);
  const whole = operatorMatch ? text.slice(0, operatorMatch.index) : text;
  const before = operatorMatch ? whole : whole.slice(0, whole.length - call.length);
  const scopes = operatorMatch && before === '' ? [] : splitQualified(before);
  const isRooted = text.startsWith('::');
  if (isRooted && scopes[0] === '') scopes.shift();
  const parts = scopes.map(withoutArguments);
  const last = operatorMatch ? undefined : parts.at(-1)?.replace(/^~/, '');
  const names = last === undefined ? parts : [...parts.slice(0, -1), last];
  if (!names.every((name) => identifier.test(name))) return undefined;
  if (operatorMatch) parts.push(normalOperator(operatorMatch[1] ?? ''));
  return parts.length === 0 ? undefined : { rooted: isRooted, parts, called: call !== '' };
}

/** The parts of a symbol's own name, in the form of `SymbolName.parts`. */
export function partsOfName(qualifiedName: string): string[] {
  const parsed = parseSymbolName(qualifiedName);
  return parsed?.parts ?? splitQualified(qualifiedName).map(withoutArguments);
}

function withoutArguments(name: string): string {
  return name.replace(/\s*<[^]*>$/, '').trim();
}

/** Removes insignificant white space from an operator. */
function normalOperator(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/^operator (?=\W)/, 'operator')
    .replace(/"" /, '""')
    .trim();
}

const standardAttributes = new Set([
  'assume',
  'carries_dependency',
  'deprecated',
  'fallthrough',
  'indeterminate',
  'likely',
  'maybe_unused',
  'no_unique_address',
  'nodiscard',
  'noreturn',
  'optimize_for_synchronized',
  'reproducible',
  'unlikely',
  'unsequenced',
]);

/** True for an attribute of the C++ or C standard, with or without arguments: `nodiscard`, `deprecated("why")`. */
export function isStandardAttribute(text: string): boolean {
  return standardAttributes.has(text.replace(/\([^]+\)$/, '').replace(/^__(\w+)__$/, '$1'));
}

/** True for a possible compiler attribute: `gnu::pure`. */
export function isVendorAttribute(text: string): boolean {
  return /^(?:__)?(?:clang|gnu|gsl|intel|msvc|nvidia|omp|riscv)(?:__)?::\w+(?:\([^]*\))?$/.test(
    text,
  );
}
