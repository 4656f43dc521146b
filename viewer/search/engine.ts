import type { SearchEngine } from '../../src/shared/search/answer.ts';
import { manifestPath } from '../../src/shared/search/format.ts';
import { answer } from './answering.ts';
import type { ReadJson } from './index-files.ts';
import { SiteIndex } from './site-index.ts';

/** An engine, as seen in the thread where it runs. */
export interface LocalEngine extends SearchEngine {
  /** True if searching would block a page for too long; fails if the list of indexes cannot be read. */
  isLarge: () => Promise<boolean | undefined>;
}

/** Creates an engine for the site at a base path; `read` replaces how its files are read. */
export function createEngine(base: string, read: ReadJson = readFrom(base)): LocalEngine {
  const index = new SiteIndex(read);
  let current: object;
  return {
    ask: (question, onAnswer) => {
      const own = {};
      current = own;
      void answer(index, base, question, () => current === own, onAnswer);
    },
    warm: (version) => {
      // Questions report failures.
      index.warm(version).catch(() => undefined);
    },
    isLarge: async () => (await index.manifest()).isLarge,
  };
}

/** Reads files of the site. The list of indexes changes under its name; all other files never do. */
function readFrom(base: string): ReadJson {
  return async (path) => {
    const cache = path === manifestPath ? 'no-cache' : 'default';
    const response = await fetch(base + path, { cache });
    // The browser's own message has the status.
    if (!response.ok) throw Error(path);
    return (await response.json()) as unknown;
  };
}
