import { dirname, relative, sep } from 'node:path';
import type { Config } from './types.ts';

/**
 * Returns the configuration as a page shows it: with paths relative to its file, so that every machine writes the same,
 * and without the places of options.
 */
export function portableConfig(
  config: Config,
  cwd: string = process.cwd(),
): Record<string, unknown> {
  const folder = config.file === undefined ? cwd : dirname(config.file);
  // Site paths start with a slash, too. Few of them begin with the folders that contain the project.
  const [root = '', ...above] = folder.split(sep);
  const project = [root, ...above.slice(0, 2)].join(sep);
  // What users write for themselves contains no paths that the configuration resolves.
  return { ...entriesOf(config), customFields: config.customFields };

  function portable(text: string): string {
    if (text !== project && !text.startsWith(project + sep)) return text;
    return relative(folder, text).split(sep).join('/') || '.';
  }

  function shown(value: unknown): unknown {
    if (typeof value === 'string') return portable(value);
    if (Array.isArray(value)) return value.map(shown);
    return typeof value === 'object' && value !== null ? entriesOf(value) : value;
  }

  function entriesOf(values: object): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values)
        .filter(([key, value]) => key !== 'place' || typeof value !== 'object')
        .map(([key, value]) => [portable(key), shown(value)]),
    );
  }
}
