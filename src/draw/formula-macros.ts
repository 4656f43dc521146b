import { join } from 'node:path';
import type { DoxygenConfig } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { FormulaMacros } from '../formulas/math-ml.ts';
import { runPlaces } from '../inputs/run-places.ts';
import type { ApiReference } from '../model/site.ts';

/** An error in a macro file. */
interface MacroFault {
  /** 1-based line. */
  line: number;
  /** A sentence. */
  message: string;
}

/**
 * Reads the macros that the formulas of an API reference may use, from the file that the configuration names, else from
 * FORMULA_MACROFILE. `folder` is the folder of the configuration.
 */
export async function readFormulaMacros(
  { formulaMacros }: Pick<ApiReference, 'formulaMacros'>,
  config: Pick<DoxygenConfig, 'xml' | 'formulaMacros'>,
  folder: string,
  { inputs, diagnostics }: Sources,
): Promise<FormulaMacros> {
  const places = formulaMacros ? runPlaces(formulaMacros, config.xml, [folder]) : [];
  const path = config.formulaMacros ?? places.find((place) => inputs.existsSync(place));
  if (path === undefined) {
    if (formulaMacros)
      diagnostics.warning(
        'formula-macros',
        `FORMULA_MACROFILE names "${formulaMacros.file}", but the file was not found.`,
        { file: displayPath(join(config.xml, 'Doxyfile.xml')) },
        'Set doxygen.formulaMacros to the path of the file.',
      );
    return {};
  }
  const { macros, faults } = parseFormulaMacros((await inputs.read(path, 'utf8')) ?? '');
  for (const { line, message } of faults)
    diagnostics.warning(
      'formula-macros',
      message,
      { file: displayPath(path), line },
      'Write \\newcommand{\\name}{...} or \\newcommand{\\name}[number of arguments]{...}.',
    );
  return macros;
}

const command =
  /\\(?:new|renew|provide)command\*?\s*(?:\{\s*(\\(?:[A-Za-z@]+|.))\s*\}|(\\(?:[A-Za-z@]+|.)))\s*(?:\[\s*(\d)\s*\]\s*)?(?=\{)/y;

/** Parses `\newcommand`, `\renewcommand` and `\providecommand`; anything else is a fault. */
export function parseFormulaMacros(text: string): { macros: FormulaMacros; faults: MacroFault[] } {
  const source = text.replace(/(?<=^|[^\\])%.*$/gm, '');
  const macros: Record<string, string> = {};
  const faults: MacroFault[] = [];
  let at = 0;
  while ((at = nextWord(source, at)) < source.length) {
    command.lastIndex = at;
    const [head, braced, bare, count = '0'] = command.exec(source) ?? [];
    const start = at + (head?.length ?? 0);
    const end = head === undefined ? -1 : closingBrace(source, start);
    const name = braced ?? bare;
    if (name === undefined || end < 0) {
      const [line = ''] = source.slice(at).split('\n');
      faults.push({
        line: source.slice(0, at).split('\n').length,
        message: `Invalid formula macro: ${line.trim()}`,
      });
      at = nextCommand(source, at + 1);
      continue;
    }
    macros[name] = withArguments(source.slice(start + 1, end).trim(), Number(count));
    at = end + 1;
  }
  return { macros, faults };
}

/** Returns the index of the next character that is not white space. */
function nextWord(source: string, from: number): number {
  const found = source.slice(from).search(/\S/);
  return found < 0 ? source.length : from + found;
}

function nextCommand(source: string, from: number): number {
  const found = source.slice(from).search(/\\(?:new|renew|provide)command/);
  return found < 0 ? source.length : from + found;
}

/** Returns the index of the brace that closes the one at `open`, or -1 if it is missing. */
function closingBrace(source: string, open: number): number {
  let depth = 0;
  for (let i = open; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === '{') depth++;
    else if (source[i] === '}' && --depth === 0) return i;
  }
  return -1;
}

/** Temml counts the arguments that a macro uses, so an unused argument must occur in it, too. */
function withArguments(body: string, count: number): string {
  let all = body;
  for (let n = 1; n <= count; n++) if (!body.includes(`#${n}`)) all += `\\@firstoftwo{}{#${n}}`;
  return all;
}
