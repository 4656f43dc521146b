import type { ExampleMarks, ExampleResult } from '../model/example-marks.ts';
import type { Config } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';

/** Reads the results of examples; `undefined` if there are none. Reports a file that holds something else. */
export function readExampleMarks(
  { examples, i18n }: Config,
  { inputs, diagnostics }: Sources,
): ExampleMarks | undefined {
  const file = examples?.results;
  if (!examples || file === undefined || !inputs.existsSync(file)) return undefined;
  const found = resultsIn(inputs.readSync(file, 'utf8') ?? '');
  if (!found) {
    diagnostics.warning(
      'example-setup',
      'It is no file of results of examples.',
      { file: displayPath(file) },
      'Remove the file, and run "mtp-site examples", which writes it.',
    );
    return undefined;
  }
  const texts = contentTexts(i18n.locale, i18n.texts);
  return {
    ...found,
    ...(examples.compilerExplorer && { explorer: examples.compilerExplorer }),
    texts: {
      compiled: texts.exampleCompiled,
      ran: texts.exampleRan,
      refused: texts.exampleRefused,
      explorer: texts.exampleExplorer,
    },
  };
}

function resultsIn(text: string): Pick<ExampleMarks, 'results' | 'release'> | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || !('examples' in read)) return undefined;
  const { examples } = read;
  if (typeof examples !== 'object' || examples === null) return undefined;
  const entries = Object.entries(examples);
  if (!entries.every(isEntry)) return undefined;
  const release = 'release' in read && typeof read.release === 'string' ? read.release : undefined;
  return { results: Object.fromEntries(entries), ...(release !== undefined && { release }) };
}

function isEntry(entry: [string, unknown]): entry is [string, ExampleResult] {
  const [, value] = entry;
  if (typeof value !== 'object' || value === null) return false;
  const {
    status,
    compiler,
    standard,
    language = 'c',
    output = '',
    program = '',
  } = value as Record<string, unknown>;
  return (
    ['compiled', 'ran', 'refused'].some((each) => each === status) &&
    language === 'c' &&
    [compiler, standard, output, program].every((each) => typeof each === 'string')
  );
}
