import type { Wanted } from './wanted.ts';

/** The signs of operators, longer ones first. */
const sign =
  '<=>|->\\*|<<=|>>=|\\(\\s*\\)|\\[\\s*\\]|->|\\+\\+|--|&&|\\|\\||[-+*/%^&|=!<>]=|<<|>>|[-+*/%^&|~!=<>,]';

/** What readers call operators. */
const words: Readonly<Record<string, readonly string[]>> = {
  assignment: ['='],
  equality: ['=='],
  inequality: ['!='],
  comparison: ['==', '<=>', '<'],
  subscript: ['[]'],
  index: ['[]'],
  call: ['()'],
  arrow: ['->'],
  dereference: ['*', '->'],
  increment: ['++'],
  decrement: ['--'],
  addition: ['+'],
  subtraction: ['-'],
  plus: ['+'],
  minus: ['-'],
  multiplication: ['*'],
  division: ['/'],
  stream: ['<<', '>>'],
  output: ['<<'],
  input: ['>>'],
  bool: [' bool'],
  less: ['<'],
  greater: ['>'],
  spaceship: ['<=>'],
};

/** An operator, and the class around it or the type that it takes. */
export interface WantedOperator {
  /** Possible names, the most likely first. */
  names: readonly Wanted[];
  /** Words for the class, or the type of a parameter; empty if there are none. */
  around: string;
}

/** Reads an operator with a class before or after it: `logger operator=`, `operator== Color`, `Packet >>`, `2_km`. */
export function operatorIn(text: string): WantedOperator | undefined {
  const [, digits = '', literal] = /^([\d.]*|"[^"]*"|'[^']*')\s*(_\w*)$/.exec(text) ?? [];
  if (literal !== undefined) {
    // Types can have such a name, too.
    const own = digits === '' ? [{ name: literal, isExact: true as const }] : [];
    return { names: [...own, { name: `operator""${literal}` }], around: '' };
  }
  const [, owner = '', word = '', other = ''] =
    /^([\w:]*)\s*\b(\w+) operator(?:\s+(?:of\s+|for\s+)?([\w:]+))?$/.exec(
      text.replace(/\bunary (minus|plus)\b/, '$1 operator'),
    ) ?? [];
  const inWords = Object.hasOwn(words, word) ? words[word] : undefined;
  if (inWords !== undefined)
    return { names: inWords.map((own) => ({ name: `operator${own}` })), around: owner || other };
  const [, before = '', rest = ''] =
    /^([\w:~<>, ]*?)(?:::\s*)?\boperator\b\s*([^]*)$/.exec(text) ?? [];
  if (/\boperator\b/.test(text)) return named(before.trim(), rest.trim());
  const expression = new RegExp(
    `^([\\w:]+(?:<[^<>]*>)?)\\s+(${sign})\\s+([\\w:]+(?:<[^<>]*>)?)$`,
  ).exec(text);
  const [, left = '', between = '', right = ''] = expression ?? [];
  // `Node *next` and `Node & next` are declarations, `Node * Node` and `mat4 * vec4` are not.
  const isProduct =
    /^(?:[*&]|&&)$/.test(between) && text.includes(` ${between} `) && /[A-Z:\d]/.test(right);
  if (expression && (isProduct || !/^(?:->|[*&]|&&|,|\()$/.test(between))) {
    const around = left.startsWith('std::') ? right : left;
    return { names: [{ name: `operator${between}`, params: [left, right] }], around };
  }
  const bare =
    new RegExp(`^([\\w:]+)\\s*(${sign})$`).exec(text) ??
    new RegExp(`^()(${sign})\\s*([\\w:]+)?$`).exec(text);
  // `vector<` is an incomplete type, `node *` and `-> int` are types.
  if (!bare || /^->.|\w[<~,]$|\w\s*(?:[*&]|&&|\(\))$|^[*&(<~]/.test(text)) return undefined;
  const [, first = '', own = '', last = ''] = bare;
  return { names: [{ name: `operator${own.replace(/\s/g, '')}` }], around: first || last };
}

/** Reads what follows the word `operator`, given what precedes it. */
function named(before: string, rest: string): WantedOperator | undefined {
  const literal = /^""\s*(\w*)\s*([\w:]*)/.exec(rest);
  if (literal) {
    const [, own = '', after = ''] = literal;
    return { names: [{ name: `operator""${own}` }], around: before || after };
  }
  const signs = new RegExp(`^(${sign})\\s*([^]*)$`).exec(rest);
  if (signs) {
    const [, own = '', after = ''] = signs;
    const call = /^\(([^]*?)\)?\s*(?:const)?$/.exec(after.trim());
    const type = call ? '' : after.replace(/^[(\s]+|[)\s]+$/g, '');
    const params = call?.[1]
      ?.split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    return {
      names: [{ name: `operator${own.replace(/\s/g, '')}`, ...(params && { params }) }],
      around: before || type,
    };
  }
  if (rest === '') return undefined;
  // A conversion: the type comes first, and a class may follow it.
  const words = rest
    .replace(/\(\s*\)[^]*$/, '')
    .trim()
    .split(/\s+/);
  const names = words.map((_, i) => ({
    name: `operator ${words.slice(0, words.length - i).join(' ')}`,
  }));
  const around = before === '' ? (words.at(-1) ?? '') : before;
  return { names, around: before === '' && words.length === 1 ? '' : around };
}
