import { fc } from '../property-tests.ts';

/** A part of a declarator, in reading order: from the name outwards. */
export type Step =
  | { pointer: string; isMember?: true }
  | { reference: '&' | '&&' }
  | { array: string }
  | { params: readonly Param[]; qualifiers: string };

/** A type: its base, and its declarator. */
export interface Type {
  /** The text before the declarator. */
  base: string;
  /** The declarator. */
  steps: readonly Step[];
}

/** A parameter of a function or of a declarator's target. */
export interface Param {
  /** The type. */
  type: Type;
  /** The name; empty for none. */
  name: string;
  /** The default value; empty for none. */
  value: string;
}

/** Returns the C++ declaration of a name; without a name, only the type. */
export function written({ base, steps }: Type, name: string): string {
  let text = name;
  let needsParentheses = false;
  for (const step of steps) {
    if ('pointer' in step || 'reference' in step) {
      const sign = 'pointer' in step ? step.pointer : step.reference;
      text = `${sign}${/\w$/.test(sign) ? ' ' : ''}${text}`;
      needsParentheses = true;
      continue;
    }
    const inner = needsParentheses ? `(${text})` : text;
    text =
      'array' in step
        ? `${inner}[${step.array}]`
        : `${inner}(${writtenParams(step.params)})${step.qualifiers}`;
    needsParentheses = false;
  }
  return text === '' ? base : `${base} ${text}`;
}

/** Parameters, separated by commas. */
export function writtenParams(params: readonly Param[]): string {
  return params
    .map(({ type, name, value }) => written(type, name) + (value === '' ? '' : ` = ${value}`))
    .join(', ');
}

/** Types that objects can have; they are declared in `prelude`. */
const objects = [
  ...['int', 'const int', 'unsigned long long int', 'bool', 'double', 'char', 'const char'],
  ...['A', 'const A', 'A const', 'volatile A', 'd::A', 'E', 'enum E'],
  ...['Box<int>', 'const Box<A>', 'Box<Box<int>>', 'Box<const char *>', 'Box<int A::*>'],
  ...['Box<int (*)(int)>', 'Box<void (A::*)(int) const>', 'Box<int (&)[3]>', 'Box<int(A *)>'],
  ...['decltype(&A::size)', 'decltype(A{}.size)', 'Pair<A, Box<int>>::First'],
];

/** Types and functions that all declarations need. */
export const prelude = `struct A { int size; int f(int) const; };
enum E { e1, e2 };
template <class T> struct Box { int size; int more; };
template <class T, class U> struct Pair { using First = T; };
template <int N, int M> constexpr int sum = N + M;
`;

const pointers = ['*', '*', '*', '**', '*const ', '*volatile ', '*const *'];
const memberPointers = ['A::*', 'A::*', 'd::A::*', 'A::**', 'A::*const '];
const sizes = ['3', '2][4', 'sizeof(int)', 'sum<1, 2>', '(3 > 2) ? 3 : 2'];

const array = fc.constantFrom(...sizes).map((size): Step => ({ array: size }));
const pointer = fc.constantFrom(...pointers).map((sign): Step => ({ pointer: sign.trim() }));
const memberPointer = fc
  .constantFrom(...memberPointers)
  .map((sign): Step => ({ pointer: sign.trim(), isMember: true }));
const reference = fc.constantFrom<Step>({ reference: '&' }, { reference: '&&' });

function call(depth: number, isOfMember: boolean): fc.Arbitrary<Step> {
  const qualifiers = isOfMember
    ? ['', ' const', ' const noexcept', ' volatile &', ' const &&', ' noexcept']
    : ['', '', '', ' noexcept'];
  return fc
    .tuple(fc.array(paramOf(depth - 1), { maxLength: 2 }), fc.constantFrom(...qualifiers))
    .map(([params, own]) => ({ params: withOwnNames(params), qualifiers: own }));
}

/** Returns the declarator parts that can follow, so that the result is valid C++ and Doxygen keeps it. */
function next(steps: readonly Step[], depth: number): fc.Arbitrary<Step> | undefined {
  const last = steps.at(-1);
  if (depth <= 0 || steps.length >= 4) return undefined;
  if (!last) return fc.oneof(pointer, memberPointer, array, reference);
  if ('array' in last) return fc.oneof(pointer, memberPointer);
  if ('params' in last) return pointer;
  const isOfMember = 'pointer' in last && last.isMember === true;
  return fc.oneof({ weight: 3, arbitrary: call(depth, isOfMember) }, array, pointer);
}

/** Returns declarators, by their first step, or any. */
function stepsFrom(steps: readonly Step[], depth: number): fc.Arbitrary<readonly Step[]> {
  const more = next(steps, depth);
  if (!more) return fc.constant(steps);
  return fc
    .tuple(fc.boolean(), more)
    .chain(([ends, step]) => (ends ? fc.constant(steps) : stepsFrom([...steps, step], depth)));
}

/** Returns types of objects, or of functions if the declarator ends in one. */
export function typeOf(depth: number, first: readonly Step[] = []): fc.Arbitrary<Type> {
  return stepsFrom(first, depth).chain((steps) => {
    const last = steps.at(-1);
    const mayBeVoid =
      last !== undefined && ('params' in last || ('pointer' in last && last.isMember !== true));
    return fc
      .constantFrom(...objects, ...(mayBeVoid ? ['void', 'void', 'const void'] : []))
      .map((base) => ({ base, steps }));
  });
}

/** Returns a parameter without a default value. */
export function paramOf(depth: number): fc.Arbitrary<Param> {
  return fc
    .tuple(typeOf(depth), fc.constantFrom('', 'x', 'y_1', 'callback'))
    .map(([type, name]) => ({ type, name, value: '' }));
}

/** Returns parameters with distinct names. */
export function withOwnNames(params: readonly Param[]): Param[] {
  return params.map((param, i) => ({ ...param, name: param.name && `${param.name}${i}` }));
}

/**
 * True for names that Doxygen finds in their declarators; it takes parameters and aliases unchanged. In parentheses
 * it reads `*`, `A::*` or `&`, followed by `const` or `volatile`; it reads nested pointers if there is nothing else.
 */
export function isFound({ base, steps }: Type): boolean {
  const shape = steps.map((step) =>
    'array' in step ? 'a' : 'params' in step ? 'f' : 'reference' in step ? '&' : step.pointer,
  );
  if (base.startsWith('enum ')) return false;
  const declarator = shape.reverse().join(' ').replaceAll(' *', '*');
  // Doxygen parses this as a function with the name of the template
  if (base.endsWith('>') && /[af] &/.test(declarator)) return false;
  const groups = declarator
    .split(/[af]/)
    .slice(1)
    .map((group) => group.trim());
  const inner = groups.filter((group) => group !== '');
  if (inner.length > 1)
    return /^[\w :]+$/.test(base) && inner.every((group) => group === '*') && steps.every(isPlain);
  return inner.every((group) => /^(?:(?:\w+::)*\*+ ?(?:const|volatile)?|&&?)$/.test(group));
}

/** True for steps that do not confuse Doxygen in nested pointers to functions. */
function isPlain(step: Step): boolean {
  if ('array' in step) return false;
  if (!('params' in step)) return true;
  const texts = step.params.map(({ type }) => written(type, ''));
  return step.qualifiers === '' && texts.every((text) => !/[([<]/.test(text));
}
