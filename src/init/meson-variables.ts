import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LibraryFiles } from './library-files.ts';
import type { ProjectFacts } from './project-facts.ts';
import { ownValue } from '../shared/own-value.ts';

/** A name with its value: `conf.set('NAME', value)`, `'NAME': value`, `name = value`. */
const VALUE =
  /(?:\.set(?:_quoted|10)?\s*\(\s*|^\s*|[{,]\s*)'?([A-Za-z_]\w*)'?\s*[,:=]\s*([^\n,)}]+)/gm;

/** Returns the variables that Meson sets in configuration files, if `meson.build` files contain them as literals. */
export function readMesonVariables(
  folder: string,
  { paths }: LibraryFiles,
  { name, version }: ProjectFacts,
): Map<string, string> {
  const variables = new Map<string, string>();
  for (const path of paths.filter((path) => /(?:^|\/)meson\.build$/.test(path))) {
    const calls: Record<string, string | undefined> = {
      project_name: name?.value,
      project_version: version?.value,
      ...{ source_root: folder, project_source_root: folder, global_source_root: folder },
      current_source_dir: join(folder, dirname(path)),
    };
    for (const [, key = '', written = ''] of readFileSync(join(folder, path), 'utf8').matchAll(
      VALUE,
    )) {
      const parts = written.trim().split(/\s*[/+]\s*(?=')|\s*\/\s*/);
      const values = parts.map((part) => {
        const [, text] = /^'([^']*)'$/.exec(part) ?? [];
        const [, call = ''] = /^meson\.(\w+)\(\s*\)?$/.exec(part) ?? [];
        return text ?? ownValue(calls, call) ?? variables.get(part);
      });
      const isKnown = values.every((value) => value !== undefined);
      if (isKnown) variables.set(key, values.join('/'));
    }
  }
  return variables;
}
