import type { Diagnostic } from './diagnostics.ts';

/** Returns the diagnostic of an error that some code threw after it was called; `undefined` if it was other code. */
export type ExplainLate = (error: unknown) => Diagnostic | undefined;

/** Receives the diagnostics of late errors. */
type Receive = (diagnostic: Diagnostic) => void;

/**
 * The user's code that has run, by name, the latest last. The process reports errors of timers and promises without
 * context, so this is the only place that can tell whose they are.
 */
const code = new Map<string, ExplainLate>();

/** Who receives late errors, the latest last. */
const receivers: Receive[] = [];

/** Names code of the user that runs; replaces earlier code of that name. */
export function expectLateFaults(name: string, explain: ExplainLate): void {
  code.delete(name);
  code.set(name, explain);
}

/** Passes late errors of the user's code on until the returned function is called. */
export function receiveLateFaults(receive: Receive): () => void {
  receivers.push(receive);
  return () => {
    const at = receivers.lastIndexOf(receive);
    if (at >= 0) receivers.splice(at, 1);
  };
}

/** Frames of the stack in mtp-site itself. */
const ownFrames = /[\\/]dist[\\/](?:cli\.cjs|worker\.mjs):\d/;

/**
 * Explains an error of a timer or a promise, and passes it to the last receiver. Returns `undefined` if it is not an
 * error of the user's code.
 */
export function explainLateFault(
  error: unknown,
): { diagnostic: Diagnostic; isReceived: boolean } | undefined {
  const diagnostic = diagnosticOf(error);
  if (!diagnostic) return undefined;
  const receive = receivers.at(-1);
  receive?.(diagnostic);
  return { diagnostic, isReceived: receive !== undefined };
}

function diagnosticOf(error: unknown): Diagnostic | undefined {
  for (const explain of [...code.values()].reverse()) {
    const diagnostic = explain(error);
    if (diagnostic) return diagnostic;
  }
  const isObject = typeof error === 'object' && error !== null;
  const stack = isObject && 'stack' in error ? String(error.stack) : '';
  if (code.size === 0 || ownFrames.test(stack)) return undefined;
  // What Node's functions reject with, such as a failed request, does not name the code that called them.
  const message = isObject && 'message' in error ? String(error.message) : String(error);
  return lateFault(message);
}

/** Returns the diagnostic of a late error, given where it was thrown, if that is known. */
export function lateFault(message: string, place?: Diagnostic['place']): Diagnostic {
  const [line = ''] = message.split('\n');
  return {
    code: 'late-error',
    level: 'error',
    message: `Code of the site failed after it was called, in a timer or a promise: ${line}`,
    ...(place && { place }),
    advice:
      'Handle the error there: await the promise, or catch its rejection. Code that only browsers need belongs in an effect.',
  };
}
