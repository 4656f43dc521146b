import { sortDiagnostics, countDiagnostics } from '../diagnostics/format.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { textOfExample } from '../examples/example.ts';
import type { Outcome } from '../examples/prove-examples.ts';
import { annotationsIn } from './github-annotations.ts';
import { diagnosticsText, duration, plural } from './report.ts';
import type { Terminal } from './terminal.ts';

/** What the command `examples` prints. */
export interface ExamplesEnding {
  /** The examples. */
  outcomes: readonly Outcome[];
  /** All diagnostics, including those of the examples. */
  diagnostics: readonly Diagnostic[];
  /** Time that it took, in milliseconds. */
  milliseconds: number;
  /** Its exit code. */
  code: number;
  /** Working folder, absolute. */
  cwd: string;
  /** Print errors and warnings only. */
  quiet: boolean;
}

type Print = (ending: ExamplesEnding, terminal: Terminal) => void;

const formats = {
  text: (ending, terminal) => {
    const { diagnostics, cwd, quiet } = ending;
    const shown = diagnostics.filter(({ level }) => !quiet || level !== 'info');
    terminal.error(diagnosticsText(shown, cwd, terminal.colors));
    if (!quiet) terminal.out(examplesSummary(ending));
  },
  github: (ending, terminal) => {
    const { diagnostics, cwd, quiet } = ending;
    const shown = sortDiagnostics(diagnostics.filter(({ level }) => !quiet || level !== 'info'));
    terminal.error(diagnosticsText(shown, cwd, false));
    for (const line of annotationsIn(cwd, shown).lines) terminal.out(`${line}\n`);
    if (!quiet) terminal.out(examplesSummary(ending));
  },
  json: ({ outcomes, diagnostics, milliseconds, code }, terminal) => {
    const examples = outcomes.map(
      ({ example, diagnostics: _, program: __, isC: ___, ...outcome }) => ({
        file: example.place.file,
        line: example.place.line,
        language: example.language,
        ...outcome,
      }),
    );
    const document = { format: 1, code, milliseconds, examples, diagnostics };
    terminal.out(`${JSON.stringify(document, undefined, 2)}\n`);
  },
  junit: (ending, terminal) => terminal.out(junit(ending)),
} as const satisfies Record<string, Print>;

/** The name of an output format. */
export type ExamplesFormat = keyof typeof formats;

/** The names of all output formats. */
// The cast is safe: the table has no other keys.
export const examplesFormats = Object.keys(formats) as ExamplesFormat[];

/** Prints the results in one of the formats. */
export function printExamples(
  format: ExamplesFormat,
  ending: ExamplesEnding,
  terminal: Terminal,
): void {
  formats[format](ending, terminal);
}

/** Counts the results in two or three lines. */
export function examplesSummary({
  outcomes,
  diagnostics,
  milliseconds,
  code,
}: ExamplesEnding): string {
  const count = (status: Outcome['status']): number =>
    outcomes.filter((each) => each.status === status).length;
  const parts = [
    [count('compiled') + count('ran'), 'compiled'],
    [count('ran'), 'of them run'],
    [count('refused'), 'refused as expected'],
    [count('ignored'), 'ignored'],
    [count('listed'), 'listed'],
    [count('failed'), 'failed'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const recalled = outcomes.filter(({ isRecalled }) => isRecalled).length;
  const verbs = recalled === 1 ? ['is', 'was'] : ['are', 'were'];
  const unchanged =
    recalled > 0 ? ` ${recalled} ${verbs[0]} unchanged and ${verbs[1]} not compiled again.` : '';
  const compilers = [
    ...new Set(
      outcomes.flatMap(({ compiler, standard }) =>
        compiler ? [[compiler, standard].filter(Boolean).join(', ')] : [],
      ),
    ),
  ];
  const by = compilers.length > 0 ? ` by ${compilers.join(' and ')}` : '';
  const found = countDiagnostics(diagnostics) || 'no warnings';
  const mark = code === 0 ? '[SUCCESS]' : '[ERROR]';
  return `${mark} ${plural(outcomes.length, 'example')}${by} in ${duration(milliseconds)}: ${shown.join(', ') || 'nothing to do'}; ${found}.${unchanged}\n`;
}

/** Lists examples with their places and first lines. */
export function examplesList(outcomes: readonly Pick<Outcome, 'example'>[]): string {
  return outcomes
    .map(({ example }) => {
      const { place, words, language } = example;
      const said = Object.entries(words).map(([name, value]) => `${name}=${String(value)}`);
      const [first = ''] = textOfExample(example).trim().split('\n');
      return `${place.file}:${place.line ?? 1}: ${[language, ...said].join(' ')}: ${first.slice(0, 70)}\n`;
    })
    .join('');
}

function junit({ outcomes, milliseconds }: ExamplesEnding): string {
  const failed = outcomes.filter(({ status }) => status === 'failed').length;
  const isSkipped = (status: Outcome['status']): boolean =>
    status === 'ignored' || status === 'listed';
  const skipped = outcomes.filter(({ status }) => isSkipped(status)).length;
  const seconds = (time: number): string => (time / 1000).toFixed(3);
  const cases = outcomes.map(({ example, status, milliseconds: time, diagnostics, ignored }) => {
    const { file, line = 1 } = example.place;
    const name = `${file}:${line}`;
    const text = diagnostics
      .filter(({ level }) => level === 'error')
      .map(({ place, message }) =>
        [[place?.file, place?.line, place?.column].filter(Boolean).join(':'), message]
          .filter(Boolean)
          .join(': '),
      );
    const inner =
      status === 'failed'
        ? `<failure message="${escaped(text[0]?.split('\n')[0] ?? 'failed')}">${escaped(text.join('\n'))}</failure>`
        : isSkipped(status)
          ? `<skipped message="${ignored ?? status}"/>`
          : '';
    return `  <testcase classname="${escaped(file)}" name="${escaped(name)}" file="${escaped(file)}" line="${line}" time="${seconds(time)}">${inner}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="examples" tests="${outcomes.length}" failures="${failed}" skipped="${skipped}" time="${seconds(milliseconds)}">`,
    ...cases,
    '</testsuite></testsuites>',
    '',
  ].join('\n');
}

/** Escapes text for XML, without the characters that XML lacks. */
function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '\uFFFD');
}
