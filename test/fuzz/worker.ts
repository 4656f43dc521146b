// Tries inputs in a process of its own, so that one that never ends, or ends the process, can be reported.
import { readFileSync } from 'node:fs';
import { keepProcess } from '../../src/cli/own-process.ts';
import { explainLateFault } from '../../src/diagnostics/late-faults.ts';
import { kinds, seedsOf, type InputKind, type KindName } from './input-kinds.ts';
import { mutated, random } from './mutate.ts';
import type { Answer, Given, Request } from './messages.ts';
import { tryInputs, type Input } from './try-inputs.ts';

const [seedFolder] = process.argv.slice(2);

const seeds = new Map<KindName, readonly string[]>();

/** Returns the seeds of a kind, read once. */
function seedsFor(kind: KindName): readonly string[] {
  const known = seeds.get(kind) ?? seedsOf(kind, seedFolder);
  seeds.set(kind, known);
  return known;
}

function inputOf(given: Given, index: number): Input {
  const { kind } = given;
  if ('text' in given) return { kind, number: index, text: given.text };
  if ('file' in given) return { kind, number: index, text: readFileSync(given.file, 'utf8') };
  const { distinct = (text: string) => text }: InputKind = kinds[kind];
  const next = random(given.seed);
  const all = seedsFor(kind);
  const text = mutated(all[next(all.length)] ?? '', all, next);
  return { kind, number: given.seed, text: distinct(text, given.seed) };
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
  const outcome = await tryInputs(all).catch((error: unknown) => ({
    fault: `An error that the tool reports as its own: ${stackOf(error)}`,
    isWritten: false,
  }));
  const { user, system } = process.cpuUsage(start);
  const fault = uncaught === undefined ? outcome.fault : `Nobody caught: ${uncaught}`;
  uncaught = undefined;
  return { ...outcome, fault, milliseconds: (user + system) / 1000 };
}

process.on('message', (request: Request) => {
  answer(request).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      // Without an answer, the request would only end after its time limit.
      process.stderr.write(stackOf(error));
      process.kill(process.pid, 'SIGKILL');
    },
  );
});
const restore = keepProcess();
process.on('disconnect', () => {
  restore();
  // Ends the process even if an input left something running.
  process.kill(process.pid, 'SIGKILL');
});
// The first site takes longer, because it loads everything.
void answer({ inputs: [] }).then((result) => process.send?.({ ...result, milliseconds: 0 }));
