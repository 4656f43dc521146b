import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needProgram } from '../run/shared.ts';
import { searchOf } from './search-engine.ts';
import { textOf } from './verdict.ts';

/** The search of a small library. */
export interface LibrarySearch {
  /** Returns the symbols that are found, best first: `kind scope::name`. */
  symbols(query: string): Promise<string[]>;
  /** Returns the places of the symbols that are found, best first: the last folder of the page, and the anchor. */
  places(query: string): Promise<string[]>;
  /** Returns the groups of the results, in their order. */
  groups(query: string): Promise<string[]>;
  /** Returns the texts that are found, best first: `title heading href`. */
  texts(query: string): Promise<string[]>;
}

/** Builds the search of source files beside this one, from Doxygen's XML; throws if Doxygen is not installed. */
export async function librarySearch(...sources: string[]): Promise<LibrarySearch> {
  await needProgram('doxygen');
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  const settings = {
    INPUT: sources.map((name) => join(import.meta.dirname, name)).join(' '),
    OUTPUT_DIRECTORY: folder,
    QUIET: 'YES',
    WARNINGS: 'NO',
    GENERATE_HTML: 'NO',
    GENERATE_LATEX: 'NO',
    GENERATE_XML: 'YES',
    MACRO_EXPANSION: 'NO',
  };
  execFileSync('doxygen', ['-'], {
    input: Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n'),
  });
  const config = { title: 'T', url: 'https://example.org', baseUrl: '/', doxygen: { xml: 'xml' } };
  writeFileSync(join(folder, 'site.config.yaml'), JSON.stringify(config));
  const search = await searchOf({ cwd: folder });
  const groupsOf = async (query: string) => (await search.ask(query)).at(-1)?.groups ?? [];
  const resultsOf = async (query: string, isSymbol: boolean) =>
    (await groupsOf(query))
      .filter(({ group }) => (group === 'symbol') === isSymbol)
      .flatMap(({ results }) => results);
  return {
    symbols: async (query) =>
      (await resultsOf(query, true)).map(({ kind, qualifiedName }) => `${kind} ${qualifiedName}`),
    places: async (query) =>
      (await resultsOf(query, true)).map(({ href }) => href.replace(/^.*\/(?=[^/]+\/(?:#|$))/, '')),
    groups: async (query) => (await groupsOf(query)).map(({ group }) => group),
    texts: async (query) =>
      (await resultsOf(query, false)).map(
        ({ name, scope = '', href }) => `${textOf(name)}, ${scope} ${href}`,
      ),
  };
}
