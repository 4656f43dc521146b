import type { SearchEngine } from '../../src/shared/search/answer.ts';
import { createEngine } from './engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The engine: a separate file that imports nothing from the viewer, for pages and for workers. */
export { createEngine };

// A worker has no window: answer the questions that a page sends.
if (typeof window === 'undefined') {
  let engine: SearchEngine | undefined;
  self.onmessage = ({ data: { base, id, request } }: MessageEvent<ToWorker>) => {
    engine ??= createEngine(base);
    engine.ask(request, (answer) => {
      const message: FromWorker = { id, answer };
      self.postMessage(message);
    });
  };
}
