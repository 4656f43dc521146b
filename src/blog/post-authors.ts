import type { BlogConfig } from '../config/types.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { levelOf } from '../diagnostics/severity.ts';
import type { YamlMapping, YamlValue } from '../markdown/yaml-map.ts';
import type { Author } from '../model/site.ts';
import { readAuthorFields } from './read-authors.ts';

/** The authors of a post: keys of declared authors, and authors that only the front matter declares. */
export interface PostAuthors {
  /** Keys in order. */
  keys: string[];
  /** Authors that only this post declares. */
  inline: Author[];
}

/** Input for reading authors in addition to the front matter. */
export interface AuthorReading {
  /** The declared authors, or `undefined` if there is no authors file. */
  declared: readonly Author[] | undefined;
  /** Settings of the blog. */
  config: Pick<BlogConfig, 'authors' | 'onInlineAuthors'>;
  /** The post. */
  place: Place;
  /** Receives the faults. */
  diagnostics: Diagnostics;
}

/** Reads the authors of a post; reports unknown keys and mixed forms. */
export function readPostAuthors(map: YamlMapping, reading: AuthorReading): PostAuthors {
  const { place, diagnostics } = reading;
  const inline: Author[] = [];
  const addInline = (fields: Partial<Author>, basedOn?: Author): string => {
    const name = fields.name ?? basedOn?.name ?? '';
    const key = `${name} in ${place.file} (${inline.length + 1})`;
    const base = basedOn ? { ...basedOn, basedOn: basedOn.key } : { socials: [], place };
    // A photo with a relative path is relative to the file that names it.
    const own = fields.imageUrl === undefined ? fields : { ...fields, place };
    inline.push({ ...base, ...own, name, key, inline: true });
    return key;
  };
  const one = (value: YamlValue): string[] => {
    if (value.kind === 'text') {
      const author = known(value.text() ?? '', value, reading);
      return author ? [author.key] : [];
    }
    const author = value.map();
    if (!author) return [];
    const fields = readAuthorFields(author);
    const key = author.text('key');
    if (key !== undefined) {
      const base = known(key, author.value('key') ?? value, reading);
      if (!base) return [];
      return Object.keys(fields).length === 0 ? [base.key] : [addInline(fields, base)];
    }
    if (fields.name === undefined && fields.imageUrl === undefined) {
      value.fault('An author needs a key, a name or an image.');
      return [];
    }
    const level = levelOf(reading.config.onInlineAuthors);
    if (level)
      diagnostics.report({
        code: 'inline-author',
        level,
        message: `The author "${fields.name ?? ''}" is declared in the post itself.`,
        place: value.place,
        advice: `Move the author to ${reading.config.authors} and name the key here, or set blog.onInlineAuthors to "ignore".`,
      });
    return [addInline(fields)];
  };

  const legacy = readLegacy(map);
  const value = map.value('authors');
  if (!value || value.kind === 'nothing') {
    return { keys: legacy ? [addInline(legacy)] : [], inline };
  }
  if (legacy)
    map.fault(
      'authors',
      "To declare blog post authors, use the 'authors' front matter in priority.\nDon't mix 'authors' with other existing 'author_*' front matter. Choose one or the other, not both at the same time.",
    );
  const keys = (value.kind === 'list' ? value.list() : [value]).flatMap(one);
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  if (twice.length > 0)
    value.fault(
      `Duplicate blog post authors were found in blog post "${place.file}" front matter:\n${twice.map((key) => `- ${key}`).join('\n')}`,
      'List each author once.',
    );
  return { keys: [...new Set(keys)], inline };
}

function known(
  key: string,
  value: YamlValue,
  { declared, config: { authors: file } }: AuthorReading,
): Author | undefined {
  const author = declared?.find((each) => each.key === key);
  if (author) return author;
  if (!declared)
    value.fault(
      `Can't reference blog post authors by a key (such as '${key}') because no authors map file could be loaded.`,
      `Create ${file} in the blog folder.`,
    );
  else {
    const keys = declared.map((each) => each.key);
    const near = closest(key, keys);
    value.fault(
      `Blog author with key "${key}" not found in the authors map file.\nValid author keys are:\n${keys.map((each) => `- ${each}`).join('\n')}`,
      `${near === undefined ? '' : `Did you mean "${near}"? `}Correct the key, or declare the author in ${file}.`,
    );
  }
  return undefined;
}

/** Reads an author in the older form: one key for each field. */
function readLegacy(map: YamlMapping): Partial<Author> | undefined {
  const fields = {
    name: map.text('author'),
    title: map.text('author_title') ?? map.text('authorTitle'),
    url: map.text('author_url') ?? map.text('authorURL'),
    imageUrl: map.text('author_image_url') ?? map.text('authorImageURL'),
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return present.length === 0 ? undefined : Object.fromEntries(present);
}
