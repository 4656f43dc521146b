import type { SearchEngine } from '../../src/shared/search/answer.ts';
import { manifestPath } from '../../src/shared/search/format.ts';
import { answer } from './answering.ts';
import type { ReadJson } from './index-files.ts';
import { SiteIndex } from './site-index.ts';

/** An engine where it is, not where it is asked from. */
export interface LocalEngine extends SearchEngine {
  /** True where there is so much to search that it would hold up a page; fails where the list of indexes cannot be read. */
  isLarge: () => Promise<boolean | undefined>;
}

/** Makes an engine for the site at a base path; `read` replaces how its files are read. */
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
      // Questions tell of failures.
      index.warm(version).catch(() => undefined);
    },
    isLarge: async () => (await index.manifest()).isLarge,
  };
}

/** Reads files of the site. The list of indexes changes under its name; the rest never does. */
function readFrom(base: string): ReadJson {
  return async (path) => {
    const cache = path === manifestPath ? 'no-cache' : 'default';
    const response = await fetch(base + path, { cache });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as unknown;
  };
}
