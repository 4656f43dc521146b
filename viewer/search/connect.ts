import type { SearchAnswer, SearchEngine, SearchQuestion } from '../../src/shared/search/answer.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** File of the worker, beside that of this script; `bin/bundle.mjs` puts its name here. */
declare const SEARCH_WORKER: string;

/** A question that has not been answered completely. */
interface Open {
  question: SearchQuestion;
  onAnswer: (answer: SearchAnswer) => void;
  /** Ends it, where the engine runs in place. */
  end?: () => void;
}

/**
 * The engine in a worker, so that looking things up never holds up typing. Where workers are missing or forbidden, it runs
 * in place.
 *
 * @param base Base path of the site.
 */
export function connectEngine(base: string): SearchEngine {
  const open = new Map<number, Open>();
  let last = 0;
  let inPlace: Promise<SearchEngine> | undefined;
  let worker: Worker | undefined;
  const send = (message: ToWorker): void => worker?.postMessage(message);

  const askInPlace = (id: number): void => {
    inPlace ??= import('./engine.ts').then(({ createEngine }) => createEngine(base));
    inPlace.then(
      (engine) => {
        const asked = open.get(id);
        if (asked) asked.end = engine.ask(asked.question, asked.onAnswer);
      },
      (error: unknown) => {
        inPlace = undefined;
        console.warn(error);
        const asked = open.get(id);
        asked?.onAnswer(failedAnswer(asked.question));
      },
    );
  };
  const leaveWorker = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const id of open.keys()) askInPlace(id);
  };

  try {
    worker = new Worker(new URL(SEARCH_WORKER, import.meta.url));
    worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromWorker>) =>
      open.get(id)?.onAnswer(answer);
    // Its script cannot be fetched or run.
    worker.onerror = (event) => {
      event.preventDefault();
      leaveWorker();
    };
    send({ type: 'start', base });
  } catch (error) {
    console.warn(error);
  }

  return {
    ask: (question, onAnswer) => {
      last += 1;
      const id = last;
      open.set(id, { question, onAnswer });
      if (worker) send({ type: 'ask', id, question });
      else askInPlace(id);
      return () => {
        open.get(id)?.end?.();
        open.delete(id);
        send({ type: 'end', id });
      };
    },
    warm: (version) => {
      send({ type: 'warm', version });
    },
  };
}

/** What is told where not even the engine can be loaded. */
function failedAnswer({ query }: SearchQuestion): SearchAnswer {
  return {
    query,
    groups: [],
    total: 0,
    isComplete: true,
    isFailed: true,
    completions: [],
    otherVersions: [],
  };
}
