import { publishedList } from '../model/release-paths.ts';
import type { Plan } from '../plan/types.ts';
import { librariesPath } from '../shared/libraries-path.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import type { OutputFile } from './output-file.ts';

/** Returns the snapshots that a site publishes, in its default language only: they contain no texts. */
export function snapshotFiles({ apis, config }: Pick<Plan, 'apis' | 'config'>): OutputFile[] {
  const { locale, defaultLocale } = config.i18n;
  if (locale !== defaultLocale) return [];
  const files = apis.flatMap(({ reference, settings, links }) => {
    const folder = permalinkBelow(settings.routeBasePath, '');
    const addressOf = (refid: string): string | undefined =>
      links.refid(refid)?.slice(links.base.length);
    return (reference.snapshotFiles ?? []).map(({ path, ...file }) => ({
      path: folder + path,
      ...('text' in file ? { bytes: file.text(addressOf) } : file),
    }));
  });
  const { libraries } = config;
  if (!libraries || files.length === 0) return files;
  // Programs find the snapshots of each library by its name.
  const folders = apis.flatMap(
    ({ reference: { library, snapshotFiles }, settings }): [string, string][] =>
      library !== undefined && snapshotFiles
        ? [[library, permalinkBelow(settings.routeBasePath, '')]]
        : [],
  );
  const list = { libraries: Object.fromEntries(folders) };
  const path = permalinkBelow(librariesPath(libraries), '') + publishedList;
  return [...files, { path, bytes: `${JSON.stringify(list, null, 2)}\n` }];
}
