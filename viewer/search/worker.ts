import type { SearchEngine } from '../../src/shared/search/answer.ts';
import { createEngine } from './engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The engine in a worker: a file of its own that imports nothing of the viewer. */

let engine: SearchEngine | undefined;
let asked = 0;
let end: (() => void) | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'end') {
    if (data.id === asked) end?.();
    return;
  }
  engine ??= createEngine(data.base);
  if (data.type === 'warm') {
    engine.warm(data.version);
    return;
  }
  const { id, question } = data;
  asked = id;
  end = engine.ask(question, (answer) => {
    const message: FromWorker = { id, answer };
    self.postMessage(message);
  });
};
