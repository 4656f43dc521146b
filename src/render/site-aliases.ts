import { join, resolve } from 'node:path';

/** The files that declare aliases of modules for editors, in the order in which they are searched. */
const files = ['tsconfig.json', 'jsconfig.json'];

/**
 * Returns the aliases of modules that a site declares for its editor, with absolute paths: `@parts/*` and where it leads.
 * Sites that define aliases for their bundler declare them there, too. `read` returns the text of a file, if it exists.
 */
export function siteAliases(
  folder: string,
  read: (file: string) => string | undefined,
): Record<string, string[]> {
  for (const name of files) {
    const text = read(join(folder, name));
    if (text === undefined) continue;
    const options = entriesOf(entriesOf(parsed(text)).get('compilerOptions'));
    const base = options.get('baseUrl');
    const from = typeof base === 'string' ? resolve(folder, base) : folder;
    return Object.fromEntries(
      [...entriesOf(options.get('paths'))].flatMap(([alias, targets]) => {
        const known: unknown[] = Array.isArray(targets) ? targets : [];
        const paths = known.flatMap((path) => (typeof path === 'string' ? [path] : []));
        // This one leads to everything.
        if (alias === '*' || paths.length === 0) return [];
        return [[alias, paths.map((path) => resolve(from, path))]];
      }),
    );
  }
  return {};
}

/** True if a module has one of these aliases. */
export function isAlias(module: string, aliases: Readonly<Record<string, string[]>>): boolean {
  return Object.keys(aliases).some((alias) => {
    const [start = '', end] = alias.split('*');
    return end === undefined ? module === alias : module.startsWith(start) && module.endsWith(end);
  });
}

/** Parses JSON with comments and commas after the last items; undefined for anything else. */
function parsed(text: string): unknown {
  const withoutComments = text.replace(
    /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
    (_, string?: string) => string ?? '',
  );
  const json = withoutComments.replace(
    /("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g,
    (_, string?: string) => string ?? '',
  );
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
