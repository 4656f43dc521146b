import { setTimeout as wait } from 'node:timers/promises';

/** A timer that has not fired. */
interface Pending {
  timer: NodeJS.Timeout;
  /** When it fires, in milliseconds since 1970. */
  due: number;
}

/** Timers further in the future do not delay a build, in milliseconds; neither does a longer chain of timers. */
const limit = 1000;

const pending = new Set<Pending>();
let hasRun = false;

/** `setTimeout` for the user's code, so that a build can wait for what it starts. */
const timed = new Proxy(setTimeout, {
  apply: (start, _, [run, delay, ...values]: unknown[]) => {
    const milliseconds = Number(delay ?? 0) || 0;
    const timer = start(() => {
      pending.delete(entry);
      if (typeof run === 'function') Reflect.apply(run, timer, values);
    }, milliseconds);
    const entry = { timer, due: Date.now() + milliseconds };
    pending.add(entry);
    return timer;
  },
});

/** `clearTimeout` for the user's code. */
const cleared = new Proxy(clearTimeout, {
  apply: (clear, _, [timer]: unknown[]) => {
    for (const entry of pending)
      if (entry.timer === timer || Number(entry.timer) === timer) {
        pending.delete(entry);
        clear(entry.timer);
        return;
      }
    Reflect.apply(clear, undefined, [timer]);
  },
});

/** The timers that the user's code receives instead of the global ones, by name. */
export const userTimers = { setTimeout: timed, clearTimeout: cleared };

/** Call this before the user's code runs. */
export function beginUserCode(): void {
  hasRun = true;
}

/** Waits until rejected promises of the user's code are reported and its short timers have fired. */
export async function settleUserCode(): Promise<void> {
  if (!hasRun) return;
  const end = Date.now() + limit;
  do await wait(1);
  while (Date.now() < end && [...pending].some(({ timer, due }) => timer.hasRef() && due <= end));
}
