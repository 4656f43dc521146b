// Tries inputs in a process of its own, so that one that never ends, or ends the process, can be reported.
import { readFileSync } from 'node:fs';
import { keepProcess } from '../../src/cli/own-process.ts';
import { explainLateFault } from '../../src/diagnostics/late-faults.ts';
import { isKindName, kinds, seedsOf, type InputKind, type KindName } from './input-kinds.ts';
import { mutated, random } from './mutate.ts';
import type { Answer, Given, Request } from './messages.ts';
import { tryInputs, type Input } from './try-inputs.ts';

const [name = '', seedFolder] = process.argv.slice(2);
if (!isKindName(name)) throw new Error(`There is no kind of inputs "${name}".`);
const kind: KindName = name;
const { distinct = (text: string) => text }: InputKind = kinds[kind];
const seeds = seedsOf(kind, seedFolder);

function inputOf(given: Given, index: number): Input {
  if ('text' in given) return { number: index, text: given.text };
  if ('file' in given) return { number: index, text: readFileSync(given.file, 'utf8') };
  const next = random(given.seed);
  const text = mutated(seeds[next(seeds.length)] ?? '', seeds, next);
  return { number: given.seed, text: distinct(text, given.seed) };
}

/** Errors that belong to no call, as those of timers. */
let uncaught: string | undefined;
const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => {
    if (!explainLateFault(error)) uncaught ??= stackOf(error);
  });

async function answer({ inputs, wantsTexts }: Request): Promise<Answer> {
  const all = inputs.map(inputOf);
  if (wantsTexts) return { isWritten: true, milliseconds: 0, texts: all.map(({ text }) => text) };
  const start = process.cpuUsage();
  const outcome = await tryInputs(kind, all).catch((error: unknown) => ({
    fault: `An error that the tool reports as its own: ${stackOf(error)}`,
    isWritten: false,
  }));
  const { user, system } = process.cpuUsage(start);
  const fault = uncaught === undefined ? outcome.fault : `Nobody caught: ${uncaught}`;
  uncaught = undefined;
  return { ...outcome, fault, milliseconds: (user + system) / 1000 };
}

process.on('message', (request: Request) => {
  void answer(request).then((result) => process.send?.(result));
});
const restore = keepProcess();
process.on('disconnect', () => {
  restore();
  // Ends the process even if an input left something running.
  process.kill(process.pid, 'SIGKILL');
});
// The first site takes longer, because it loads everything.
void answer({ inputs: [] }).then((result) => process.send?.({ ...result, milliseconds: 0 }));
