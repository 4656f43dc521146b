import type { CheckSeverity } from '../config/types.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf } from '../diagnostics/severity.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import { readText, type SourceFile } from './source-file.ts';
import { readYaml, type YamlMapping, type YamlOptions } from './yaml-map.ts';
import type { Tag } from '../model/site.ts';
import { kebabCase } from './kebab-case.ts';

/** Default name of the file that declares tags. */
const defaultName = 'tags.yml';

/**
 * Reads the tags file; returns `undefined` if it does not exist or cannot be read.
 * || @param name Path of the file, relative to the folder; false for none.
 */
export async function readTags(
  files: readonly SourceFile[],
  base: string,
  { inputs, diagnostics }: Sources,
  name: string | false = defaultName,
): Promise<Tag[] | undefined> {
  if (name === false) return undefined;
  const names = name === defaultName ? [name, 'tags.yaml'] : [name];
  const file = files.find(({ path }) => names.includes(path));
  if (!file) {
    if (name !== defaultName)
      diagnostics.error(
        'tags',
        `The tags file "${name}" does not exist in the content folder.`,
        undefined,
        'Create it, or set the option "tags" to the file that declares the tags, or to false.',
      );
    return undefined;
  }
  const options: YamlOptions = { file: file.display, code: 'tags' };
  const text = await readText(inputs, file.absolute);
  const value = text === undefined ? undefined : readYaml(text, options, diagnostics);
  const map = value?.kind === 'nothing' ? undefined : value?.map();
  if (!map) return value ? [] : undefined;
  const tags = map.keys.map((key) => readTag(key, map, base));
  reportShared(tags, base, map, diagnostics);
  return tags;
}

function readTag(key: string, map: YamlMapping, base: string): Tag {
  const entry = map.map(key);
  const description = entry?.text('description');
  return {
    key,
    label: entry?.text('label') ?? key.charAt(0).toUpperCase() + key.slice(1),
    permalink: permalinkBelow(base, entry?.text('permalink') ?? kebabCase(key)),
    ...(description === undefined ? {} : { description }),
  };
}

function reportShared(
  tags: readonly Tag[],
  base: string,
  map: YamlMapping,
  diagnostics: Diagnostics,
): void {
  const seen = new Set<string>();
  const twice = tags.filter(({ permalink }) => seen.has(permalink) || !seen.add(permalink));
  if (twice.length === 0) return;
  diagnostics.error(
    'tags',
    `Duplicate permalinks found in tags file:\n${twice.map(({ permalink }) => `  - /${permalink.slice(base.length).replace(/^\/|\/$/g, '')}`).join('\n')}`,
    map.value(twice[0]?.key ?? '')?.place ?? map.place,
    'Give each tag its own permalink.',
  );
}

/** The tags that docs or posts use; undeclared tags are added on their first use. */
export class UsedTags {
  readonly #base: string;
  readonly #declared: readonly Tag[] | undefined;
  readonly #severity: CheckSeverity;
  readonly #inline = new Map<string, Tag>();

  /** @param severity Severity for tags that the file does not declare. */
  constructor(
    base: string,
    declared: readonly Tag[] | undefined,
    severity: CheckSeverity = 'warn',
  ) {
    this.#base = base;
    this.#declared = declared;
    this.#severity = severity;
  }

  /** Returns the keys of the tags in front matter, each once; reports undeclared ones if a file declares tags. */
  keysOf(map: YamlMapping, file: string, diagnostics: Diagnostics): string[] {
    const undeclared: string[] = [];
    const keys = map.list('tags').flatMap((item) => {
      const entry = item.kind === 'map' ? item.map() : undefined;
      const written =
        entry?.text('label') ?? (item.kind === 'number' ? item.written : !entry && item.text());
      if (!written) {
        if (entry && !entry.has('label')) item.fault('A tag that is a map needs "label".');
        return [];
      }
      const declared = this.#declared?.find(({ key }) => key === written);
      if (declared) return [declared.key];
      undeclared.push(written);
      return [this.#inlineTag(written, entry?.text('permalink')).key];
    });
    this.#reportInline(undeclared, map, file, diagnostics);
    return [...new Set(keys)];
  }

  /** Returns all declared and used tags, sorted by label. */
  all(): Tag[] {
    const tags = [...(this.#declared ?? []), ...this.#inline.values()];
    return tags.sort((a, b) => a.label.localeCompare(b.label, 'en'));
  }

  #reportInline(
    names: readonly string[],
    map: YamlMapping,
    file: string,
    diagnostics: Diagnostics,
  ): void {
    const level = levelOf(this.#severity);
    if (!level || !this.#declared || names.length === 0) return;
    const keys = this.#declared.map(({ key }) => key);
    const near = names.flatMap((name) => closest(name, keys) ?? []);
    const meant = near.length > 0 ? `Did you mean ${near.join(', ')}? ` : '';
    diagnostics.report({
      code: 'undeclared-tags',
      level,
      message: `Tags [${names.join(', ')}] used in ${file} are not defined in ${defaultName}.`,
      place: map.value('tags')?.place,
      advice: `${meant}Correct the tags, or declare them there.`,
    });
  }

  #inlineTag(label: string, path: string | undefined): Tag {
    const permalink = permalinkBelow(this.#base, path ?? kebabCase(label));
    const known =
      this.#declared?.find((tag) => tag.permalink === permalink) ?? this.#inline.get(permalink);
    if (known) return known;
    const tag = { key: label, label, permalink };
    this.#inline.set(permalink, tag);
    return tag;
  }
}
