import { createEngine } from './engine.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The engine in a worker: a file of its own that imports nothing of the viewer. */

let engine: ReturnType<typeof createEngine> | undefined;
const ends = new Map<number, () => void>();

function tell(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      engine = createEngine(data.base);
      return;
    case 'warm':
      engine?.warm(data.version);
      return;
    case 'ask': {
      const { id, question } = data;
      const end = engine?.ask(question, (answer) => tell({ id, answer }));
      if (end) ends.set(id, end);
      return;
    }
    case 'end':
      ends.get(data.id)?.();
      ends.delete(data.id);
  }
};
