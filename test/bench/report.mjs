// Formats the figures: the file BENCHMARKS.md, and the same for the terminal.
import { cpus, totalmem, type, release } from 'node:os';

const answers = new Map([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, '–'],
]);

function row(list) {
  return `| ${list.map((cell) => String(cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(head, rows) {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Describes the machine. */
export function machine() {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB of memory, ${type()} ${release()}, Node ${process.version}`;
}

function targetsTable(targets) {
  return table(
    ['target', 'wanted', 'measured', 'holds'],
    targets.map(({ what, wanted, got, holds }) => [what, wanted, got, answers.get(holds)]),
  );
}

/** Returns what failed, and the first line of its output that mentions an error. */
function reasonOf(text) {
  const [first, ...said] = text.split('\n');
  const error = said.find((line) => /error/i.test(line)) ?? said[0];
  return error === undefined ? first : `${first} ${error.trim()}`;
}

function sectionText({ title, about = [], tables = [], missing = [] }) {
  const notes = missing.map((text) => `Not measured: ${reasonOf(text)}`);
  return [
    `## ${title}`,
    ...about,
    ...tables.map(({ head, rows }) => table(head, rows)),
    ...notes,
  ].join('\n\n');
}

/** Returns targets and sections without the surrounding text. */
export function summary(sections) {
  return [
    ...sections.map(sectionText),
    targetsTable(sections.flatMap(({ targets = [] }) => targets)),
  ].join('\n\n');
}

/** Returns the file for the repository. */
export function reportText(sections, { command, runs, date }) {
  const targets = sections.flatMap((section) => section.targets ?? []);
  return `${[
    '# Benchmarks',
    `Made on ${date} by one run of \`${command}\`, on one machine: ${machine()}. Absolute times belong to that machine; the ratios are what to compare.`,
    `To repeat it: clone the repository, \`npm ci\`, install Doxygen and the headers of Eigen and fmt (on Debian: \`apt-get install doxygen libeigen3-dev libfmt-dev\`), let nothing else run, and call \`${command}\`. It takes half an hour or more, and 6 GB in the folder for temporary files: other tools are installed into it from the package registry, and all is removed in the end. A part that cannot be measured says why.`,
    `Times are of whole processes, from start to end, ${runs === 1 ? 'of one run' : `medians of ${runs} runs`}; builds of ours that take seconds are medians of ${Math.max(runs, 5)}. Memory is the most that all processes of a build had at once (sum of their resident memory, looked at every 40 ms), in millions of bytes.`,
    '## Targets',
    targetsTable(targets),
    ...sections.map(sectionText),
  ].join('\n\n')}\n`;
}
