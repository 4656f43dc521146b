import temml from 'temml';
import { escapeText } from './escape-text.ts';
import { withStyleClasses } from './style-classes.ts';

/** Macros of formulas: maps `\name` to its replacement, with `#1` for its first argument. */
export type FormulaMacros = Readonly<Record<string, string>>;

/** Commands that LaTeX accepts outside mathematics, or that common packages define. */
const macros = {
  '\\mbox': '\\text{#1}',
  '\\ensuremath': '{#1}',
  '\\mathds': '\\mathbb{#1}',
  '\\mathbbm': '\\mathbb{#1}',
  '\\nicefrac': '{#1}/{#2}',
  '\\textsuperscript': '{}^{\\text{#1}}',
  '\\textsubscript': '{}_{\\text{#1}}',
  '\\textdegree': '{}^{\\circ}',
  '\\/': '',
  '\\-': '',
};

/** Environments that number their lines; nothing can refer to these numbers. */
const numbered = /\\(begin|end)\{(equation|align|alignat|gather|multline)\}/g;

/** Returns a formula as MathML with its source as annotation, or its fault; `own` are the user's macros. */
export function mathMl(
  tex: string,
  isBlock: boolean,
  own: FormulaMacros = {},
): { html: string } | { fault: string } {
  const source = tex
    .replace(/^\\begin\{(displaymath|math)\}([^]*)\\end\{\1\}$/, '$2')
    .replace(/\\vspace\*?\{[^{}]*\}/g, '')
    .replace(numbered, '\\$1{$2*}')
    .replace(/\\(begin|end)\{flalign\*?\}/g, '\\$1{align*}')
    .replace(/\\begin\{eqnarray\*?\}/g, '\\begin{darray}{rcl}')
    .replace(/\\end\{eqnarray\*?\}/g, '\\end{darray}');
  if (/\\(?:eq)?ref\b/.test(source))
    return { fault: 'formulas are not numbered, so references do not work' };
  let math: string;
  try {
    math = temml.renderToString(source, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      maxSize: [50, 50],
      macros: { ...macros, ...own },
    });
  } catch (error) {
    return { fault: reason(error) };
  }
  if (depthOf(math) > deepest) return { fault: tooDeep };
  const [, start = '', content = ''] = /^(<math[^>]*>)([^]*)<\/math>$/.exec(math) ?? [];
  if (content === '') return { fault: 'it is empty' };
  const annotation = `<annotation encoding="application/x-tex">${escapeText(tex)}</annotation>`;
  const visible = content
    .replaceAll('mathbackground="black"', 'mathbackground="currentColor"')
    .replace(ownState, '')
    .replace(/ (?:scriptlevel="undefined"|style="")/g, '');
  const drawn = withStyleClasses(`${start}<semantics>${visible}`);
  return { html: `${drawn}${annotation}</semantics></math>` };
}

/** Settings of Temml that it writes into the style of a missing cell: `level:0;color:undefined;…;max-size:50,50;`. */
const ownState = /(?<= style=")level:\d+;color:[^"]*?max-size:[^;"]*;/g;

/** Maximum nesting of elements in a formula; later steps could not walk deeper trees. */
const deepest = 200;

const tooDeep = 'its parts are nested too deeply';

function depthOf(markup: string): number {
  let [depth, found] = [0, 0];
  for (const [tag] of markup.matchAll(/<\/?[a-z]/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    found = Math.max(found, depth);
  }
  return found;
}

/** Returns a formula on one line for messages, shortened if it is long. */
export function shortened(tex: string): string {
  return tex.replace(/\s+/g, ' ').replace(/^(.{80}).+$/, '$1…');
}

/**
 * Returns the first line of Temml's message, without the underlining and the position, which refers to the rewritten
 * source.
 */
function reason(error: unknown): string {
  if (error instanceof RangeError) return tooDeep;
  // Some incomplete formulas make Temml fail by accident; the message of such an error helps nobody.
  if (!(error instanceof Error) || error.name !== 'ParseError')
    return 'it is incomplete or not LaTeX';
  const [line = ''] = error.message.replace(/[\u0300-\u036f]/g, '').split('\n');
  const shown = line
    .replace(/^ParseError: /, '')
    .replace(/ at (?:position \d+|end of input):[^]*$/, '')
    .trim();
  for (const [pattern, words] of clearer)
    if (pattern.test(shown)) return shown.replace(pattern, words);
  return shown;
}

/** Messages of Temml in the terms of its own code, and what they mean. */
const clearer: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^Got group of unknown type: .*$/, 'a command is used where it has no meaning'],
  [/^Expected 'EOF', got '(.*)'$/, "'$1' has no meaning here"],
  [/^Expected '(.*)', got 'EOF'$/, "it ends before the expected '$1'"],
  [/^Undefined control sequence: /, 'Unknown command: '],
  [/:? ['"]?EOF['"]?$/, ', because the formula ends there'],
];
