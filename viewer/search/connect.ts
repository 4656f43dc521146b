import type { SearchAnswer, SearchEngine, SearchQuestion } from '../../src/shared/search/answer.ts';
import type * as Engine from './search-engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** File of the engine, beside that of this script; `bin/bundle.mjs` puts its name here. */
declare const SEARCH_ENGINE: string;

/** How often the engine could not be started. */
let failures = 0;

/** The engine as the page has it. */
export interface ConnectedEngine extends SearchEngine {
  /** The same; nothing is told after the function that is returned has been called. */
  ask: (...asked: Parameters<SearchEngine['ask']>) => () => void;
}

/**
 * The engine: in the page, where a question takes a millisecond or two, so that what is found is painted together with
 * the letter that was typed; in a worker where the index is so large that looking things up would hold up typing.
 *
 * @param base Base path of the site.
 */
export function connectEngine(base: string): ConnectedEngine {
  let loading: Promise<SearchEngine> | undefined;
  /** Whom the answers are told. */
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
      const tell = (answer: SearchAnswer): void => {
        if (listener === tell) onAnswer(answer);
      };
      listener = tell;
      load().then(
        (engine) => engine.ask(question, tell),
        () => tell(failure(question)),
      );
      return () => {
        if (listener === tell) listener = undefined;
        // Another question ends the one before, and the one with nothing in it takes no time.
        loading?.then((engine) => listener ?? engine.ask({ query: '', limit: 0 }, tell), nothing);
      };
    },
    warm: (version) => {
      load().then((engine) => engine.warm(version), nothing);
    },
  };
}

function nothing(): void {
  // Questions tell of failures.
}

async function startEngine(base: string): Promise<SearchEngine> {
  // Browsers do not fetch a script again that they could not fetch once.
  const { href } = new URL(SEARCH_ENGINE + '?'.repeat(failures), import.meta.url);
  // `bin/bundle.mjs` made it of this very module.
  const { createEngine } = (await import(href)) as typeof Engine;
  const local = createEngine(base);
  return (await local.isLarge()) ? engineInWorker(href, base, local) : local;
}

function failure({ query }: SearchQuestion): SearchAnswer {
  const nothing = { groups: [], total: 0, completions: [], otherVersions: [] };
  return { query, ...nothing, isComplete: true, isFailed: true };
}

/** The engine in a worker; the one in the page where there can be none, as in browsers whose workers are no modules. */
function engineInWorker(href: string, base: string, local: SearchEngine): SearchEngine {
  let count = 0;
  let last: Parameters<SearchEngine['ask']> | undefined;
  const worker = new Worker(href, { type: 'module' });
  const engine: SearchEngine = {
    ask: (...asked) => {
      last = asked;
      const message: ToWorker = { base, id: ++count, asked: asked[0] };
      worker.postMessage(message);
    },
    // What the worker needs comes with its first answer.
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
