import type { SearchEngine } from '../../src/shared/search/answer.ts';
import { createEngine } from './engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The engine: a file of its own that imports nothing of the viewer, for pages and for workers. */
export { createEngine };

// A worker has no window: this one answers the questions that a page sends.
if (typeof window === 'undefined') {
  let engine: SearchEngine | undefined;
  self.onmessage = ({ data: { base, id, asked } }: MessageEvent<ToWorker>) => {
    engine ??= createEngine(base);
    engine.ask(asked, (answer) => {
      const message: FromWorker = { id, answer };
      self.postMessage(message);
    });
  };
}
