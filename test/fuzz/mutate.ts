/** Returns a generator of pseudorandom numbers below a limit, identical each time. */
export function random(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Names and texts that are special somewhere. */
const odd = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    '',
    ' ',
    '..',
    '/',
    '\\',
    '%00',
    '%',
    '#',
    '?',
    '<',
    '&',
  ],
  ...[
    '"',
    "'",
    '`',
    '{',
    '}',
    '[',
    ']',
    '\u0000',
    '\u0007',
    '\u202e',
    '\ud800',
    '\uffff',
    '\u{1f600}',
  ],
  ...[
    '\r',
    '\n',
    '\t',
    '---\n',
    '-'.repeat(300),
    'a'.repeat(5000),
    '$$',
    '$\\frac{$',
    '-1',
    '1e999',
  ],
  ...[
    '<!--',
    '-->',
    '<b>',
    '</div>',
    '<script>',
    '{/*',
    '*/}',
    '{1+1}',
    '*a',
    '&a ',
    '!!binary x',
    '|',
    ':',
  ],
];

/** Changes a text in one to five places. `others` are texts of the same kind to take parts from. */
export function mutated(
  text: string,
  others: readonly string[],
  next: (below: number) => number,
): string {
  let result = text;
  for (let i = next(5); i >= 0; i--) result = changed(result, others, next);
  return result;
}

function changed(text: string, others: readonly string[], next: (below: number) => number): string {
  const at = next(text.length + 1);
  const end = Math.min(text.length, at + next(60));
  const token = odd[next(odd.length)] ?? '';
  const other = others[next(others.length)] ?? '';
  const from = next(other.length + 1);
  const lines = text.split('\n');
  const values = [...text.matchAll(/"[^"\n]*"|(?<=>)[^<>\n]+(?=<)|(?<=: ).+$/gm)];
  const value = values[next(values.length)];
  const second = values[next(values.length)];
  const put = (found: RegExpExecArray | undefined, by: string): string =>
    found ? text.slice(0, found.index) + by + text.slice(found.index + found[0].length) : text;
  const quoted = (by: string): string => (value?.[0].startsWith('"') ? `"${by}"` : by);
  const ways: (() => string)[] = [
    () => text.slice(0, at) + token + text.slice(at),
    () => text.slice(0, at) + text.slice(end),
    () => text.slice(0, at),
    () => text.slice(0, at) + other.slice(from, from + 200) + text.slice(end),
    () => put(value, quoted(token)),
    () => put(value, second?.[0] ?? ''),
    () => [...lines, ...lines.slice(next(lines.length))].join('\n'),
    () => lines.filter(() => next(12) > 0).join('\n'),
    () => {
      const [a, b] = [next(lines.length), next(lines.length)];
      return lines.map((line, i) => lines[i === a ? b : i === b ? a : i] ?? line).join('\n');
    },
    () => {
      const part = text.slice(at, end);
      return text.slice(0, at) + part.repeat(2 + next(40)) + text.slice(end);
    },
  ];
  return ways[next(ways.length)]?.() ?? text;
}
