import { docsSetsOf } from '../shared/content-sets.ts';
import { nameInSet, versionsOf } from '../model/docs-versions.ts';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Config, ContentOptions, EditUrl } from '../config/types.ts';
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
  site: Site,
  config: Pick<Config, 'file' | 'i18n' | ContentOptions>,
  hrefOf: (permalink: string) => string,
  sources: Sources,
): Promise<void> {
  const { locale } = config.i18n;
  const siteFolder = dirname(config.file ?? resolve('site.config.yaml'));
  const below = (folder: string): string =>
    relative(siteFolder, resolve(folder)).split(sep).join('/') || '.';
  const guidesOf = (of: string | undefined): Editable[] =>
    versionsOf(site, of).flatMap(({ docs: texts, folder, originalFolder, name, set }) =>
      texts.map((text): Editable => {
        const own = folderOf(text, [folder, originalFolder]);
        return {
          text,
          folder: own,
          facts: { version: nameInSet({ name, set }), versionDocsDirPath: below(own) },
        };
      }),
    );
  const ofFolder = (
    texts: readonly Editable['text'][],
    source: { folder: string; originalFolder?: string } | undefined,
    fact: string,
  ): Editable[] =>
    texts.map((text) => {
      const own = folderOf(text, [source?.folder, source?.originalFolder]);
      return { text, folder: own, facts: { [fact]: below(own) } };
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
  const posts = ofFolder(site.blog?.posts ?? [], site.blog, 'blogDirPath');
  await ask(config.blog?.editUrl, 'blogPath', posts);
  const pages = site.standalone.filter(({ content }) => content.type === 'prose');
  await ask(config.pages?.editUrl, 'pagesPath', ofFolder(pages, site.pagesFolder, 'pagesDirPath'));
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
