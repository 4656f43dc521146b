import { argumentsFrom } from './grown-templates.ts';

/**
 * True if a parameter of another type accepts the arguments of before: one that refers to something constant instead of
 * something changeable, one that gets a value instead of a reference to a constant one, and the other way,
 * another number of the same kind, or one to which each argument of before converts.
 *
 * @param before The normal form of the older type.
 * @param after The normal form of the newer one.
 */
export function acceptsSame(before: string, after: string): boolean {
  if (/[*&]/.test(before) && after === `const ${before}`) return true;
  if (converts(before, after) || wraps(before, after)) return true;
  if (isWhole(before) && isWhole(after)) return true;
  if (pointsAnywhere(before, after) || qualifies(before, after)) return true;
  if (floating.test(before) && floating.test(after)) return true;
  // What was moved into the function can still be moved, or copied.
  const isMove = /[^&]&&$/.test(before) && !before.startsWith('const ');
  if (isMove) return [before.slice(0, -2), `const ${before.slice(0, -1)}`].includes(after);
  return isConstantOf(before, after) || isConstantOf(after, before);
}

/**
 * True if callers can use a result of another type as before: one that they may change, a value instead of a reference to
 * a constant one and the other way, a truth value instead of a number, or
 * another number of the same kind.
 *
 * @param before The normal form of the older type.
 * @param after The normal form of the newer one.
 */
export function returnsSame(before: string, after: string): boolean {
  const [old, now] = [branchesOf(before), branchesOf(after)];
  if (old.length + now.length > 2)
    return old.every((a) => now.every((b) => a === b || returnsSame(a, b)));
  if (before === `const ${after}` && /[*&]$/.test(after)) return true;
  if (before === 'int' && after === 'bool') return true;
  if (pointsAnywhere(after, before)) return true;
  if (integer.test(before) && integer.test(after)) return true;
  if (floating.test(before) && floating.test(after)) return true;
  return isConstantOf(before, after) || isConstantOf(after, before);
}

/** Returns the types that a normal form can be: both of `conditional_t<C,T,F>`, else itself. */
function branchesOf(type: string): string[] {
  const [head, suffix] = /^conditional(_t)?</.exec(type) ?? [];
  if (head === undefined) return [type];
  const { args, end } = argumentsFrom(type, head.length);
  // Normal forms have neither `typename` nor `::`.
  const isWholeType = type.slice(end + 1) === (suffix === undefined ? 'type' : '');
  return isWholeType && args.length === 3 ? args.slice(1) : [type];
}

/** The types of texts, each of which converts to those behind it. */
const texts = ['const char*', 'string', 'string_view'];

/** True for a text whose type converts to another one, whether it is passed as a value or not. */
function converts(before: string, after: string): boolean {
  const [from, to] = [before, after].map((type) =>
    texts.indexOf(type.replace(/^const (.*)&$/, '$1')),
  );
  return from !== undefined && to !== undefined && from >= 0 && from < to;
}

/** True for a type that values of another one convert to without a word: a span, an optional value, a function object. */
function wraps(before: string, after: string): boolean {
  const [, wrapper, inner = ''] =
    /^(?:const )?(span|optional|function)<(.*)>(?:const)?&?$/.exec(after) ?? [];
  const value = before.replace(/^const (.*)&$/, '$1');
  if (wrapper === 'optional') return inner === value;
  if (wrapper === 'function') return value.replace(/\(\*\)(?=\()/, '') === inner;
  const [, container] = /^(?:vector|array)<([^<>]*?)(?:,\w+)?>$/.exec(value) ?? [];
  return wrapper === 'span' && container !== undefined && inner === `const ${container}`;
}

/** True for a pointer to an object, and a pointer to anything that it converts to. */
function pointsAnywhere(before: string, after: string): boolean {
  if (!/^[^(]*\*$/.test(before) || before === after) return false;
  return after === 'const void*' || (after === 'void*' && !before.startsWith('const '));
}

/**
 * True for a pointer to pointers to what may not be changed: `char**` is passed as `const char*const*`. If a level becomes
 * constant, all levels outside of it must be (C++17, [conv.qual]).
 */
function qualifies(before: string, after: string): boolean {
  const [from, to] = [pointerLevels(before), pointerLevels(after)];
  if (!from || !to || from.length < 3 || from.length !== to.length || from[0] !== to[0])
    return false;
  const first = to.findIndex((level, i) => level !== from[i]);
  return to.every(
    (level, i) => i === 0 || (level === '' ? from[i] === '' && (first < 0 || i < first) : true),
  );
}

/** Returns the type that pointers lead to, then `const` or nothing for it and each pointer inside of the outermost one. */
function pointerLevels(type: string): string[] | undefined {
  const [, constant = '', base, pointers = ''] =
    /^(const )?([^*&()]+?)((?:\*(?:const)?)+)$/.exec(type) ?? [];
  if (base === undefined) return undefined;
  return [base, constant.trim(), ...pointers.split('*').slice(1, -1)];
}

/** Types of whole numbers, which convert to each other; POSIX adds some to those of the languages. */
const integer =
  /^(?:(?:unsigned_|long_)*(?:int|long|short|char)|s?size_t|u?int(?:_(?:fast|least))?\d+_t|u?int(?:max|ptr)_t|ptrdiff_t|(?:wchar|time|clock|off|pid|uid|gid|id|mode|dev|ino|nlink|socklen|useconds|suseconds|blkcnt|blksize)_t)$/;

/** Types of numbers with a fraction. */
const floating = /^(?:float|(?:long_)?double)$/;

/** True for a type of whole numbers, or truth values. */
export function isWhole(type: string): boolean {
  return integer.test(type) || type === 'bool';
}

/** True for a type of numbers, or truth values. */
export function isNumber(type: string): boolean {
  return isWhole(type) || floating.test(type);
}

/** True for a type, and a reference to constant values of it. */
function isConstantOf(reference: string, value: string): boolean {
  if (/[&]$/.test(value)) return false;
  // A result that is a constant value is used like any other one.
  const bare = /[*]/.test(value) ? value : value.replace(/^const /, '');
  const [first, second] = [`const ${bare}&`, `${value}const&`];
  return reference === first || (value.endsWith('*') && reference === second);
}
