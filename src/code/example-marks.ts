import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';

/** What a file of results says about a proven example. */
export interface ExampleResult {
  /** What was proven; `refused` is an example that does not compile, as it says. */
  status: 'compiled' | 'ran' | 'refused';
  /** The compiler: `GCC 13.2.0`; empty if it is not known. */
  compiler: string;
  /** The standard: `C++20`; empty if the command names none. */
  standard: string;
  /** What it printed; missing if it did not run, or printed nothing. */
  output?: string;
  /** The whole program, for links to Compiler Explorer; missing without such links. */
  program?: string;
}

/** What pages show at proven examples. */
export interface ExampleMarks {
  /** The results, by the keys of blocks. */
  results: Readonly<Record<string, ExampleResult>>;
  /** The compiler that links open; no links when missing. */
  explorer?: { url: string; compiler: string; options: string; libraries: Record<string, string> };
  /** Texts of the interface, with `{compiler}` for the compiler and standard. */
  texts: Record<ExampleResult['status'] | 'explorer', string>;
}

/** Returns the key of a block in a file of results: a hash of its code as its page shows it. */
export function resultKey(shownCode: string): string {
  const lines = shownCode.split(/\r?\n/).map((line) => line.trimEnd());
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** Returns what follows the code of a block: who compiled it, what it prints, and a link; nothing without a result. */
export function exampleMark(shownCode: string, marks: ExampleMarks | undefined): Element[] {
  const result = marks?.results[resultKey(shownCode)];
  if (!marks || !result) return [];
  const compiler = [result.compiler, result.standard].filter((part) => part !== '').join(', ');
  const said = marks.texts[result.status].replace('{compiler}', compiler);
  const href = explorerAddress(result, marks);
  const link = href === undefined ? [] : [element('a', { href }, [text(marks.texts.explorer)])];
  const { output } = result;
  if (output === undefined)
    return [element('p', { className: ['example-mark'] }, [text(said), text(' '), ...link])];
  const printed = element('pre', { tabIndex: 0 }, [element('code', {}, [text(output)])]);
  return [
    element('details', { className: ['example-mark'] }, [
      element('summary', {}, [text(said)]),
      printed,
      ...link,
    ]),
  ];
}

/** The address holds the code, so that nothing is requested before a reader follows it. */
function explorerAddress(
  { program }: ExampleResult,
  { explorer }: ExampleMarks,
): string | undefined {
  if (!explorer || program === undefined) return undefined;
  const { url, compiler, options, libraries } = explorer;
  const libs = Object.entries(libraries).map(([id, version]) => ({ id, version }));
  const compilers = [{ id: compiler, options, libs }];
  const state = { sessions: [{ id: 1, language: 'c++', source: program, compilers }] };
  const encoded = Buffer.from(JSON.stringify(state)).toString('base64');
  return `${url.replace(/\/$/, '')}/clientstate/${encodeURIComponent(encoded)}`;
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
