import { createEngine } from '../../viewer/search/engine.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { searchFiles } from '../../src/search/search-files.ts';
import type { SearchAnswer, SearchEngine, SearchQuestion } from '../../src/shared/search/answer.ts';
import type { ChosenFacets } from '../../src/shared/search/facets.ts';
import { contextOf } from '../context.ts';

/** The search of a site that is planned, but neither rendered nor written. */
export interface SiteSearch {
  /** Searches a version of the docs, waits for the last answer, and returns all answers. */
  ask(
    query: string,
    limit?: number,
    version?: string,
    facets?: ChosenFacets,
  ): Promise<SearchAnswer[]>;
  /** Returns another engine for the same index: a question ends the one before it in the same engine only. */
  another(): Pick<SiteSearch, 'ask'>;
  /** What the plan reports. */
  diagnostics: Diagnostics;
  /** Maps the paths of the index files to their contents. */
  files: ReadonlyMap<string, string>;
}

/** Builds the index of a site, and an engine that reads it like a browser does. */
export async function searchOf(options: {
  cwd: string;
  xml?: string;
  base?: string;
}): Promise<SiteSearch> {
  const diagnostics = new Diagnostics();
  const config = loadConfig(options, diagnostics);
  if (!config) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  const plan = planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
  const files = new Map(searchFiles(plan).map(({ path, bytes }) => [path, bytes]));
  const engine = (): Pick<SiteSearch, 'ask'> => {
    const created = createEngine(config.baseUrl, (path) => {
      const text = files.get(path);
      if (text === undefined) return Promise.reject(new Error(`There is no ${path}.`));
      const content: unknown = JSON.parse(text);
      return Promise.resolve(content);
    });
    return {
      ask: (query, limit = 20, version, facets) =>
        ask(created, { query, limit, version, facets, ...(facets && { isWhole: true }) }),
    };
  };
  return { ...engine(), another: engine, diagnostics, files };
}

function ask(engine: SearchEngine, question: SearchQuestion): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = [];
  return new Promise((resolve) => {
    engine.ask(question, (answer) => {
      answers.push(answer);
      if (answer.isComplete) resolve(answers);
    });
  });
}
