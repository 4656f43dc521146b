import type { SearchAnswer, SearchEngine, SearchQuestion } from '../../src/shared/search/answer.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** File of the worker, beside that of this script; `bin/bundle.mjs` puts its name here. */
declare const SEARCH_WORKER: string;

/** A question that is to be answered; a new one ends the one before. */
interface Open {
  id: number;
  question: SearchQuestion;
  onAnswer: (answer: SearchAnswer) => void;
}

/**
 * The engine in a worker, so that looking things up never holds up typing.
 *
 * @param base Base path of the site.
 */
export function connectEngine(base: string): SearchEngine {
  let open: Open | undefined;
  let count = 0;
  let worker: Worker | undefined;

  const start = (): Worker => {
    const started = new Worker(new URL(SEARCH_WORKER, import.meta.url));
    started.onmessage = ({ data: { id, answer } }: MessageEvent<FromWorker>) => {
      if (id === open?.id) open.onAnswer(answer);
    };
    // Its script cannot be fetched; the next question tries again.
    started.onerror = (event) => {
      event.preventDefault();
      worker = undefined;
      open?.onAnswer({
        query: open.question.query,
        groups: [],
        total: 0,
        isComplete: true,
        isFailed: true,
        completions: [],
        otherVersions: [],
      });
    };
    return started;
  };
  const send = (message: ToWorker): void => {
    worker ??= start();
    worker.postMessage(message);
  };

  return {
    ask: (question, onAnswer) => {
      const id = ++count;
      open = { id, question, onAnswer };
      send({ type: 'ask', base, id, question });
      return () => {
        if (open?.id === id) open = undefined;
        send({ type: 'end', id });
      };
    },
    warm: (version) => send({ type: 'warm', base, version }),
  };
}
