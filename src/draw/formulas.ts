import temml from 'temml';
import type { Sources } from '../diagnostics/sources.ts';
import type { Drawing } from '../model/drawings.ts';
import type { Drawables } from './collect.ts';
import { escapeText } from './escape-text.ts';
import type { FormulaMacros } from './formula-macros.ts';
import { formulaPlace } from './formula-place.ts';

const advice =
  'Use LaTeX and AMS commands, or define macros in FORMULA_MACROFILE (doxygen.formulaMacros). LaTeX packages are not supported.';

/** Draws formulas as MathML; reports each faulty one once. */
export function drawFormulas(
  formulas: Drawables['formulas'],
  drawings: Map<string, Drawing>,
  { inputs, diagnostics }: Sources,
  own: FormulaMacros = {},
): void {
  const faulty = new Set<string>();
  for (const [key, { node, place, source }] of formulas) {
    const result = mathMl(node.tex, node.type === 'formula', own);
    if ('html' in result) {
      drawings.set(key, result);
    } else if (!faulty.has(node.tex)) {
      faulty.add(node.tex);
      const shown = node.tex.replace(/\s+/g, ' ').replace(/^(.{80}).+$/, '$1…');
      const of = source === undefined ? '' : ` in the comment for ${source}`;
      const message = `The formula "${shown}"${of} is shown as its source: ${result.fault}.`;
      diagnostics.warning('formula', message, formulaPlace(inputs, node, place), advice);
    }
  }
}

/** Commands that LaTeX knows outside mathematics, or in packages that are usually loaded. */
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
  const [, start = '', content = ''] = /^(<math[^>]*>)([^]*)<\/math>$/.exec(math) ?? [];
  if (content === '') return { fault: 'it is empty' };
  const annotation = `<annotation encoding="application/x-tex">${escapeText(tex)}</annotation>`;
  const visible = content.replaceAll('mathbackground="black"', 'mathbackground="currentColor"');
  return { html: `${start}<semantics>${visible}${annotation}</semantics></math>` };
}

/**
 * Returns the first line of Temml's message, without the underlining and the position, which refers to the rewritten
 * source.
 */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = message.replace(/[\u0300-\u036f]/g, '').split('\n');
  return line
    .replace(/^ParseError: /, '')
    .replace(/ at (?:position \d+|end of input):.*$/, '')
    .trim();
}
