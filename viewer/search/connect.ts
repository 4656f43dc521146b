import type { SearchAnswer, SearchEngine, SearchQuestion } from '../../src/shared/search/answer.ts';
import type * as Engine from './search-engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** File of the engine, next to this script; `bin/bundle.mjs` inserts its name. */
declare const SEARCH_ENGINE: string;

/** How often the engine failed to start. */
let failures = 0;

/** The engine as the page uses it. */
export interface ConnectedEngine extends SearchEngine {
  /** The same; after the returned function is called, no more answers arrive. */
  ask: (...question: Parameters<SearchEngine['ask']>) => () => void;
}

/**
 * Connects the engine: in the page, where a question takes a millisecond or two, so that results are painted together
 * with the typed letter; in a worker if the index is so large that searching would delay typing.
 *
 * @param base Base path of the site.
 */
export function connectEngine(base: string): ConnectedEngine {
  let loading: Promise<SearchEngine> | undefined;
  /** Receiver of the answers. */
  let listener: object | undefined;
  const load = (): Promise<SearchEngine> => {
    loading ??= startEngine(base).catch((error: unknown) => {
      // The next question tries again.
      loading = undefined;
      failures += 1;
      throw error;
    });
    return loading;
  };
  return {
    ask: (question, onAnswer) => {
      const forward = (answer: SearchAnswer): void => {
        if (listener === forward) onAnswer(answer);
      };
      listener = forward;
      // An attempt that began before the question says nothing about the connection now.
      const again = loading && load;
      load()
        .catch(again)
        .then(
          (engine) => engine.ask(question, forward),
          () => forward(failure(question)),
        );
      return () => {
        if (listener === forward) listener = undefined;
        // A new question ends the previous one, and an empty one takes no time.
        loading?.then(
          (engine) => listener ?? engine.ask({ query: '', limit: 0 }, forward),
          nothing,
        );
      };
    },
    warm: (version) => {
      load().then((engine) => engine.warm(version), nothing);
    },
  };
}

function nothing(): void {
  // Questions report failures.
}

async function startEngine(base: string): Promise<SearchEngine> {
  // Browsers do not fetch a script again that failed once.
  const { href } = new URL(SEARCH_ENGINE + '?'.repeat(failures), import.meta.url);
  // `bin/bundle.mjs` built it from this very module.
  const { createEngine } = (await import(href)) as typeof Engine;
  const local = createEngine(base);
  return (await local.isLarge()) ? engineInWorker(href, base, local) : local;
}

function failure({ query }: SearchQuestion): SearchAnswer {
  const nothing = { groups: [], total: 0, completions: [], otherVersions: [] };
  return { query, ...nothing, isComplete: true, fault: true };
}

/** Runs the engine in a worker, or in the page where that fails, as in browsers without module workers. */
function engineInWorker(href: string, base: string, local: SearchEngine): SearchEngine {
  let count = 0;
  let last: Parameters<SearchEngine['ask']> | undefined;
  const worker = new Worker(href, { type: 'module' });
  const engine: SearchEngine = {
    ask: (...args) => {
      last = args;
      const message: ToWorker = { base, id: ++count, request: args[0] };
      worker.postMessage(message);
    },
    // The worker loads what it needs with its first answer.
    warm: () => undefined,
  };
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromWorker>) => {
    if (id === count) last?.[1](answer);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    engine.ask = local.ask;
    if (last) local.ask(...last);
  };
  return engine;
}
