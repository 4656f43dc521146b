import { docsSetsOf } from '../shared/docs-sets.ts';
import { nameInSet, versionsOf } from '../model/docs-versions.ts';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Config, EditUrl } from '../config/types.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Site } from '../model/site.ts';
import { loadFunction } from './run-module.ts';

/** A text that may have an edit link, and the location of its source. */
interface Editable {
  text: { permalink: string; place: Place; editUrl?: string | null };
  /** Path of its folder for messages. */
  folder: string;
  /** Arguments of the function in addition to path and permalink. */
  facts: Record<string, string>;
}

/**
 * Calls the user's modules for edit links (S-227): each text without a link of its own gets the URL that the function
 * returns, or none.
 * || @param hrefOf Returns the path of a permalink, including the base path.
 */
export async function addEditUrls(
  { docs, blog, standalone, pagesFolders = [] }: Site,
  config: Pick<Config, 'file' | 'docs' | 'docsSets' | 'blog' | 'pages' | 'i18n'>,
  hrefOf: (permalink: string) => string,
  sources: Sources,
): Promise<void> {
  const { locale } = config.i18n;
  const site = dirname(config.file ?? resolve('site.config.yaml'));
  const below = (folder: string): string =>
    relative(site, resolve(folder)).split(sep).join('/') || '.';
  const guidesOf = (of: string | undefined): Editable[] =>
    versionsOf({ docs }, of).flatMap(({ docs: texts, folder, originalFolder, name, set }) =>
      texts.map((text): Editable => {
        const own = folderOf(text, [folder, originalFolder]);
        return {
          text,
          folder: own,
          facts: { version: nameInSet({ name, set }), versionDocsDirPath: below(own) },
        };
      }),
    );
  const posts = (blog?.posts ?? []).map((text): Editable => {
    const folder = folderOf(text, [blog?.folder, blog?.originalFolder]);
    return { text, folder, facts: { blogDirPath: below(folder) } };
  });
  const pages = standalone
    .filter(({ content }) => content.type === 'prose')
    .map((text): Editable => {
      const folder = folderOf(text, pagesFolders);
      return { text, folder, facts: { pagesDirPath: below(folder) } };
    });
  const ask = async (
    from: EditUrl | undefined,
    pathName: string,
    texts: readonly Editable[],
  ): Promise<void> => {
    if (typeof from !== 'object') return;
    const addressOf = await loadFunction(from.module, 'edit-url', sources);
    if (!addressOf) return;
    for (const { text, folder, facts } of texts) {
      if (text.editUrl !== undefined) continue;
      const path = text.place.file.slice(folder.length + 1);
      const permalink = hrefOf(text.permalink);
      const address = addressOf({ locale, ...facts, [pathName]: path, permalink });
      text.editUrl = typeof address === 'string' && address !== '' ? address : null;
      if (typeof address !== 'string' && address !== undefined && address !== null)
        sources.diagnostics.error(
          'edit-url',
          `The function must return the URL of ${text.place.file} as a string, but it returned ${describe(address)}.`,
          { file: displayPath(from.module) },
          'Return a string, or undefined for no link.',
        );
    }
  };
  for (const { set, editUrl } of docsSetsOf(config)) await ask(editUrl, 'docPath', guidesOf(set));
  await ask(config.blog?.editUrl, 'blogPath', posts);
  await ask(config.pages?.editUrl, 'pagesPath', pages);
}

/** Returns the folder that contains a text. */
function folderOf({ place }: Editable['text'], folders: readonly (string | undefined)[]): string {
  return (
    folders.find((folder) => folder !== undefined && place.file.startsWith(`${folder}/`)) ?? ''
  );
}

function describe(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
