/** A token of a Meson file. */
export interface MesonToken {
  /** `line` ends a statement; line ends in brackets are left out. */
  kind: 'text' | 'name' | 'sign' | 'line';
  /** Its characters; the value of a text, without quotes and escapes. */
  text: string;
  /** True for a text with `@name@` in it, which are variables: `f'@name@'`. */
  isFormat?: boolean;
}

const TOKEN =
  /(f?)'''([^]*?)'''|(f?)'((?:\\[^]|[^'\\\n])*)'|#[^\n]*|(\n)|[ \t\r]+|\\\n|([A-Za-z_]\w*)|(\d\w*)|(\+=|==|!=|<=|>=|[^])/g;

/** Splits the text of a Meson file into tokens, without comments. */
export function mesonTokens(text: string): MesonToken[] {
  const tokens: MesonToken[] = [];
  let depth = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [, longFormat, long, format, short, line, name, number, sign] = match;
    if (long !== undefined) tokens.push({ kind: 'text', text: long, isFormat: longFormat === 'f' });
    else if (short !== undefined)
      tokens.push({ kind: 'text', text: unescaped(short), isFormat: format === 'f' });
    else if (line !== undefined) {
      if (depth === 0) tokens.push({ kind: 'line', text: line });
    } else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined) tokens.push({ kind: 'text', text: number });
    else if (sign !== undefined) {
      if (/[([{]/.test(sign)) depth += 1;
      if (/[)\]}]/.test(sign)) depth = Math.max(depth - 1, 0);
      tokens.push({ kind: 'sign', text: sign });
    }
  }
  return [...tokens, { kind: 'line', text: '' }];
}

/** Removes the escapes from a text in quotes. */
function unescaped(quoted: string): string {
  const letters: Record<string, string> = { n: '\n', t: '\t' };
  return quoted.replace(/\\([\\'nt])/g, (_, letter: string) => letters[letter] ?? letter);
}
