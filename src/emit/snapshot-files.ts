import type { Plan } from '../plan/types.ts';
import type { OutputFile } from './output-file.ts';

/** Returns the snapshots that a site publishes, in its default language only: they contain no texts. */
export function snapshotFiles({ apis, config }: Pick<Plan, 'apis' | 'config'>): OutputFile[] {
  const { locale, defaultLocale } = config.i18n;
  if (locale !== defaultLocale) return [];
  return apis.flatMap(({ reference, settings, links }) => {
    const folder = settings.routeBasePath === '' ? '' : `${settings.routeBasePath}/`;
    const addressOf = (refid: string): string | undefined =>
      links.refid(refid)?.slice(links.base.length);
    return (reference.snapshotFiles ?? []).map(({ path, ...file }) => ({
      path: folder + path,
      ...('text' in file ? { bytes: file.text(addressOf) } : file),
    }));
  });
}
