// Formats the figures: the file BENCHMARKS.md, and the same for the terminal.
import { cpus, totalmem, type, release } from 'node:os';
import { choices } from './choices-section.mjs';
import { libraries } from './search-quality/libraries.mjs';

const answers = new Map([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, '–'],
]);

/** Packages with headers that the sections read. */
const packages = ['libeigen3-dev', 'libfmt-dev', ...libraries.map(({ debian }) => debian)];

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
    ['target', 'limit', 'measured', 'met'],
    targets.map(({ what, wanted, got, holds }) => [what, wanted, got, answers.get(holds)]),
  );
}

/** Returns the name of the failed step, and the first line of its output that mentions an error. */
function reasonOf(text) {
  const [first, ...lines] = text.split('\n');
  const error = lines.find((line) => /error/i.test(line)) ?? lines[0];
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

/**
 * Returns the file for the repository with some sections measured again: replaces the sections with the same titles and
 * the targets with the same names, and adds new ones. Each says when and where it was measured.
 */
export function updatedReport(text, sections, { command, date }) {
  const [start = '', ...parts] = text.split(/^(?=## )/m).map((part) => part.trimEnd());
  const titleOf = (part) => /^## (.*)$/m.exec(part)?.[1];
  for (const { about = [], ...section } of sections) {
    const note = `Measured on ${date} by \`${command}\`, on one machine: ${machine()}.`;
    const own = sectionText({ ...section, about: [note, ...about] });
    const known = parts.findIndex((part) => titleOf(part) === section.title);
    const end = parts.findIndex((part) => titleOf(part) === choices.title);
    parts.splice(known < 0 ? end : known, known < 0 ? 0 : 1, own);
  }
  const targets = new Map(
    sections.flatMap(({ targets = [] }) => targets).map((each) => [each.what, each]),
  );
  const rowOf = ({ what, wanted, got, holds }) => row([what, wanted, got, answers.get(holds)]);
  const updated = parts.map((part) => {
    if (titleOf(part) !== 'Targets') return part;
    const lines = part.split('\n').map((line) => {
      const what = line.split('|')[1]?.trim();
      const target = targets.get(what);
      targets.delete(what);
      return target ? rowOf(target) : line;
    });
    return [...lines, ...[...targets.values()].map(rowOf)].join('\n');
  });
  return `${[start, ...updated].join('\n\n')}\n`;
}

/** Returns the file for the repository. */
export function reportText(sections, { command, runs, date }) {
  const targets = sections.flatMap((section) => section.targets ?? []);
  return `${[
    '# Benchmarks',
    `Measured on ${date} by one run of \`${command}\`, on one machine: ${machine()}. Absolute times depend on the machine; compare the ratios.`,
    `To repeat the measurements on an idle machine: clone the repository, run \`npm ci\`, install Doxygen and the headers of libraries (on Debian: \`apt-get install doxygen ${packages.join(' ')}\`), and run \`${command}\`. This takes half an hour or more, and 6 GB in the folder for temporary files: the other tools are installed there from the package registry, and removed at the end. Parts that cannot be measured give the reason.`,
    `Times are those of whole processes, from start to end, ${runs === 1 ? 'of one run' : `medians of ${runs} runs`}; for builds of mtp-site that take seconds, medians of ${Math.max(runs, 5)}. Memory is the peak of all processes of a build together (sum of their resident memory, sampled every 40 ms), in millions of bytes.`,
    '## Targets',
    targetsTable(targets),
    ...sections.map(sectionText),
    sectionText(choices),
  ].join('\n\n')}\n`;
}
