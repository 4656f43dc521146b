import { createEngine } from '../../viewer/search/engine.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import { readSite } from '../../src/read-site.ts';
import { searchFiles } from '../../src/search/search-files.ts';
import type { SearchAnswer, SearchEngine } from '../../src/shared/search/answer.ts';

/** The search of a site that is planned, but neither rendered nor written. */
export interface SiteSearch {
  /** Asks, and waits for the last answer; all of them are returned. */
  ask(query: string, limit?: number): Promise<SearchAnswer[]>;
  /** Maps the paths of the index files to their contents. */
  files: ReadonlyMap<string, string>;
}

/** The contents of the index files of all sites, by the paths that a browser asks for. */
const served = new Map<string, string>();

/** Makes the index of a site as a build does, and an engine that reads it as a browser does. */
export async function searchOf(options: {
  cwd: string;
  xml?: string;
  base?: string;
}): Promise<SiteSearch> {
  const diagnostics = new Diagnostics();
  const config = loadConfig(options, diagnostics);
  if (!config) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  const plan = planSite(await readSite(config, diagnostics), config, diagnostics);
  const base = config.baseUrl;
  const files = new Map(searchFiles(plan).map(({ path, bytes }) => [path, bytes]));
  for (const [path, text] of files) served.set(base + path, text);
  globalThis.fetch = (request) => {
    const text = served.get(request instanceof Request ? request.url : request.toString());
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  const engine = createEngine(base);
  return { ask: (query, limit = 20) => ask(engine, query, limit), files };
}

function ask(engine: SearchEngine, query: string, limit: number): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = [];
  return new Promise((resolve) => {
    engine.ask({ query, limit }, (answer) => {
      answers.push(answer);
      if (answer.isComplete) resolve(answers);
    });
  });
}
