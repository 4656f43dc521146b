// Formats the figures: the file documentation/internals/benchmarks.md, and the same for the terminal.
import { cpus, totalmem, type, release } from 'node:os';
import { changeLogs } from './change-logs-section.mjs';
import { choices } from './choices-section.mjs';
import { strangers } from './strangers-section.mjs';
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

/** The titles of all sections, in the order of the page. */
export const titles = [
  'Growth',
  'Growth in the browser',
  'This site',
  'The same content with doxygen2docusaurus and Docusaurus',
  'fmt',
  'Eigen',
  'Small libraries, languages and versions',
  'A generated library in several sizes',
  'Search',
  'Search: quality',
  'Pages in the browser',
  'Watching',
  'Releases',
  'Markdown',
  'Tasks of an agent',
];

const wantedTitle = 'What is wanted, and what is';
const targetHead = ['part', 'target', 'limit', 'measured', 'met'];

/** Returns the rows of the targets of sections, each with the title of its section. */
function targetRows(sections) {
  return sections.flatMap(({ title, targets = [] }) =>
    targets.map(({ what, wanted, got, holds }) => [title, what, wanted, got, answers.get(holds)]),
  );
}

/**
 * Returns the name of the failed step, and the line of its output that says most: the innermost cause if the program
 * names one, otherwise the first error, otherwise the last line.
 */
export function reasonOf(text) {
  const [first, ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const reason =
    lines.findLast((line) => /^\s*\[cause\]:/.test(line)) ??
    lines.find((line) => /error/i.test(line)) ??
    lines.at(-1);
  return reason === undefined ? first : `${first} ${reason.trim()}`;
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
  return [...sections.map(sectionText), table(targetHead, targetRows(sections))].join('\n\n');
}

/** Returns the place of a section on the page. */
function placeOf(title) {
  const known = titles.indexOf(title);
  return known < 0 ? titles.length : known;
}

/** Returns the parts of a page: its first lines, and the text of each section by title. */
function partsOf(text) {
  const [start = '', ...parts] = text.split(/^(?=## )/m).map((part) => part.trimEnd());
  return { start, byTitle: new Map(parts.map((part) => [/^## (.*)/.exec(part)?.[1], part])) };
}

/** Returns the cells of the targets on a page, without those of some sections. */
function keptRows(text = '', measured) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((each) => each.trim().replaceAll('\\|', '|')),
    )
    .filter(([title]) => !measured.has(title));
}

/** The first lines, which say when and where the page was measured. */
function opening({ date }) {
  return `# Benchmarks\n\nMeasured on ${date}, on one machine: ${machine()}.`;
}

/** True if a page was measured on the same day and machine, so that sections can be added to it. */
export function isOfSameDay(text, about) {
  return text.startsWith(`${opening(about)} `);
}

/**
 * Returns the page with the measured sections. The sections and targets of a page of the same day and machine stay, unless
 * they were measured again; a page of another one starts anew, because figures of several machines cannot be compared.
 * Names the sections that were not measured.
 */
export function reportText(sections, about, before = '') {
  const { start, byTitle } = partsOf(before);
  const isKept = isOfSameDay(start, about);
  const measured = new Set(sections.map(({ title }) => title));
  const kept = [...byTitle].filter(
    ([title]) =>
      isKept &&
      ![wantedTitle, strangers.title, changeLogs.title, choices.title].includes(title) &&
      !measured.has(title),
  );
  const parts = [...kept, ...sections.map((section) => [section.title, sectionText(section)])].sort(
    ([a], [b]) => placeOf(a) - placeOf(b),
  );
  const rows = [
    ...(isKept ? keptRows(byTitle.get(wantedTitle), measured) : []),
    ...targetRows(sections),
  ].sort(([a], [b]) => placeOf(a) - placeOf(b));
  const absent = titles.filter((title) => !parts.some(([one]) => one === title));
  return `${[
    `${opening(about)} Absolute times depend on the machine; compare the ratios. ${about.note ?? ''}`.trimEnd(),
    `To repeat the measurements on an idle machine: clone the repository, run \`npm ci\`, install Doxygen, Chromium and the headers of libraries (on Debian: \`apt-get install chromium doxygen ${packages.join(' ')}\`), and run \`npm run bench -- --report\`; with \`--only\` and the names of sections, only these. All of it takes an hour or more, and 6 GB in the folder for temporary files: the other tools are installed there from the package registry, and removed at the end. What cannot be measured gives the reason.`,
    `Times are those of whole processes, from start to end, medians of ${about.runs} runs; for builds of mtp-site that take seconds, of at least 5. Memory is the peak of all processes of a build together (sum of their resident memory, sampled every 40 ms), in millions of bytes.`,
    ...(absent.length > 0 ? [`Not measured that day: ${absent.join(', ')}.`] : []),
    `## ${wantedTitle}`,
    table(targetHead, rows),
    ...parts.map(([, text]) => text),
    sectionText(strangers),
    sectionText(changeLogs),
    sectionText(choices),
  ].join('\n\n')}\n`;
}
