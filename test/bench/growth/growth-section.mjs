// How time and memory grow with each part of the input: builds of n, 4n and 16n of it, and the exponents.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds.mjs';
import { buildOf, duration, size } from '../measurements.mjs';
import { mustRecord } from '../processes.mjs';
import { atMost, isSo } from '../targets.mjs';
import { axes } from './axes.mjs';
import { growthOfAxis, largest } from './exponents.mjs';
import { writeAxis } from './write-axis.mjs';

const command = join(root, 'bin/mtp-site.mjs');

/** Returns the sizes to build: a tiny one, whose cost is nearly all fixed, n, 4n and 16n. */
function sizesOf({ n, tiny = 1 }, scale) {
  const least = Math.max(tiny + 1, Math.round(n * scale));
  return [tiny, least, 4 * least, 16 * least];
}

/** Builds the generated input of n with one thread, or measures it in another way. */
async function measure({ scratch, growth }, axis, n) {
  if (axis.measure) return { n, size: n, ...(await axis.measure(n)) };
  const folder = join(growth ?? scratch, `${axis.name}-${n}`);
  const bytes = writeAxis(folder, axis, n);
  const out = join(folder, 'build');
  const args = [command, 'build', '--workers', '1', '--no-cache', '--out', out];
  const result = await mustRecord(`${axis.name}, ${n}`, args, { cwd: folder });
  if (growth === undefined) rmSync(folder, { recursive: true, force: true });
  const { warnings, pages } = buildOf(result.output);
  return { ...result, n, size: axis.by === 'bytes' ? bytes : n, input: bytes, warnings, pages };
}

/** Returns the smaller figures of two measurements of the same input. */
function smaller(one, other) {
  const steps = one.steps.map((step, i) => {
    const again = other.steps.find(({ name }, j) => name === step.name && j === i) ?? step;
    return { ...step, processor: Math.min(step.processor, again.processor) };
  });
  const least = (key) => (one[key] === undefined ? undefined : Math.min(one[key], other[key]));
  return { ...one, steps, processor: least('processor'), bytes: least('bytes') };
}

/**
 * Measures an axis in all sizes (`measureOne` measures n of it), and the two largest again if something is above the limit,
 * which may be noise.
 */
async function measureAxis(axis, scale, measureOne) {
  const results = [];
  for (const n of sizesOf(axis, scale)) results.push(await measureOne(axis, n));
  if (growthOfAxis(results).faults.length > 0)
    for (const at of [2, 3])
      results[at] = smaller(results[at], await measureOne(axis, results[at].n));
  return { axis, results, ...growthOfAxis(results) };
}

const exponent = (value) => (value === undefined ? '–' : value.toFixed(2));

/** Returns a line for the log. */
function lineOf({ axis, results, processor, memory, faults }) {
  const [, ...sizes] = results;
  const times = sizes.map((result) => duration(result.processor)).join(', ');
  const steps = faults.map(
    (step) => `${step.name} ${exponent(step.exponent)} (${duration(step.last)})`,
  );
  const warnings = results.at(-1).warnings ?? 0;
  return `  ${axis.name}: ${sizes.map(({ n }) => n).join(', ')}: ${times}; exponent ${exponent(processor)}, memory ${exponent(memory)} (${size(results.at(-1).bytes ?? 0)})${steps.length > 0 ? `; FAULT: ${steps.join(', ')}` : ''}${warnings > 0 ? `; ${warnings} warnings` : ''}`;
}

/** Measures the axes that are named, or all, and returns their section: its title, its text and how to measure. */
export async function measuredAxes(context, all, { title, about, measure: measureOne }) {
  const wanted = all.filter(({ name }) => context.axes?.includes(name) ?? true);
  const measured = [];
  const missing = [];
  for (const axis of wanted)
    try {
      const one = await measureAxis(axis, context.scale, measureOne);
      context.log(lineOf(one));
      measured.push(one);
    } catch (error) {
      context.log(error.message);
      missing.push(error.message);
    }
  const reasons = measured.flatMap(({ axis, faults }) =>
    axis.because !== undefined && faults.length > 0 ? [`${axis.counts}: ${axis.because}`] : [],
  );
  return {
    title,
    about: [...about(largest), ...reasons],
    missing,
    tables: [tableOf(measured)],
    targets: targetsOf(measured),
  };
}

/** The section of the report. */
export function growthSection(context) {
  return measuredAxes(context, axes, {
    title: 'Growth',
    about: (limit) => [
      `For each axis, a generated input that grows by one thing only is built with \`--workers 1 --no-cache\`: n, 4n and 16n of it. Times are processor time of all threads and processes, without waiting. The exponent is that between 4n and 16n, after subtracting the cost of an input with one of it: 1 is linear, 2 quadratic. Above ${limit}, an axis has a fault, and the step is named. "–" means that the cost does not exceed the noise. Where the input must grow faster than n, because names contain those above them, the exponent is that of its bytes.`,
    ],
    measure: (axis, n) => measure(context, axis, n),
  });
}

const named = (steps) => steps.map((step) => `${step.name} ${exponent(step.exponent)}`).join(', ');

/** The table of the report. */
function tableOf(measured) {
  return {
    head: ['grows', 'n', '16n', 'n', '4n', '16n', 'exponent', 'memory, 16n', 'exponent', 'faults'],
    rows: measured.map(({ axis, results, processor, memory, faults }) => [
      axis.counts,
      ...[results[1], results[3]].map(({ n }) => String(n)),
      ...results.slice(1).map((result) => duration(result.processor)),
      exponent(processor),
      results.at(-1).bytes === undefined ? '' : size(results.at(-1).bytes),
      exponent(memory),
      named(faults),
    ]),
  };
}

/** The targets: no exponent above the limit without a reason, and the time of some large inputs. */
function targetsOf(measured) {
  const faulty = measured.filter(({ axis, faults }) => faults.length > 0 && !axis.because);
  const names = faulty.map(({ axis, faults }) => `${axis.name} (${named(faults)})`);
  return [
    isSo(
      `exponents of ${measured.length} axes`,
      `at most ${largest}, or a reason`,
      names.length === 0 ? 'all' : `all but ${names.join(', ')}`,
      names.length === 0,
    ),
    ...measured.flatMap(({ axis, results }) => {
      const last = results.at(-1);
      if (axis.most === undefined || last.n !== axis.n * 16) return [];
      return [atMost(`${last.n} ${axis.counts}`, last.processor, axis.most, 'duration')];
    }),
  ];
}
