import { docsSetsOf } from '../shared/content-sets.ts';
import { resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { Config, ContentOptions, LastUpdateConfig } from '../config/types.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { versionsOf } from '../model/docs-versions.ts';
import type { LastUpdate, Site, Updated } from '../model/site.ts';
import { lastChanges, type Change, type History } from './git-history.ts';
import { dateIn } from './read-date.ts';
import type { YamlMapping } from './yaml-map.ts';

/** Reads the last update from the front matter, as far as the site shows it. */
export function readLastUpdate(map: YamlMapping, show: LastUpdateConfig): LastUpdate | undefined {
  if (!show.showLastUpdateTime && !show.showLastUpdateAuthor) return undefined;
  const update = map.map('last_update');
  return update && shownParts(show, { date: dateIn(update), author: update.text('author') });
}

function shownParts(show: LastUpdateConfig, { date, author }: LastUpdate): LastUpdate | undefined {
  const parts = {
    ...(show.showLastUpdateTime && date !== undefined ? { date } : {}),
    ...(show.showLastUpdateAuthor && author !== undefined ? { author } : {}),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
}

/** A text that may need the date of its last update. */
interface Dated {
  text: Updated & { place: Place };
  show: LastUpdateConfig;
}

/** Adds dates of last updates from git (S-228, S-311); does not run git if no text needs it. */
export async function addGitDates(
  site: Pick<Site, 'docs' | 'blog' | 'standalone'>,
  config: Pick<Config, ContentOptions | 'sitemap'>,
  context: BuildContext,
): Promise<void> {
  const { sitemap } = config;
  const lastmod = sitemap !== null && sitemap.lastmod !== null;
  const of = (texts: readonly Dated['text'][], show: LastUpdateConfig): Dated[] =>
    texts.map((text) => ({ text, show }));
  const dated = [
    ...docsSetsOf(config).flatMap((settings) =>
      of(
        versionsOf(site, settings.set).flatMap(({ docs }) => docs),
        settings,
      ),
    ),
    ...(config.blog ? of(site.blog?.posts ?? [], config.blog) : []),
    ...(config.pages
      ? of(
          site.standalone.filter(({ content }) => content.type === 'prose'),
          config.pages,
        )
      : []),
    ...of(
      site.standalone.filter(({ content }) => content.type === 'module'),
      { showLastUpdateTime: false, showLastUpdateAuthor: false },
    ),
  ];
  const fileOf = ({ text }: Dated): string => resolve(text.place.file);
  const incomplete = dated.filter((each) => needsGit(each, lastmod));
  const files = incomplete.map(fileOf);
  const history =
    files.length === 0
      ? undefined
      : await context.cached({ name: 'last changes', key: () => files.join('\n') }, (own) =>
          lastChanges(own.inputs, files),
        );
  if (history) reportGaps(history, incomplete, fileOf, context.diagnostics);
  for (const each of dated) {
    const { text, show } = each;
    const change: Partial<Change> = history?.changes.get(fileOf(each)) ?? {};
    const update = shownParts(show, { ...change, ...text.lastUpdate });
    if (update) text.lastUpdate = update;
    const date = text.lastUpdate?.date ?? change.date;
    if (lastmod && date !== undefined) text.lastModified = date;
  }
}

function needsGit({ text: { lastUpdate }, show }: Dated, lastmod: boolean): boolean {
  const needsDate = lastmod || show.showLastUpdateTime;
  if (needsDate && lastUpdate?.date === undefined) return true;
  return show.showLastUpdateAuthor && lastUpdate?.author === undefined;
}

function reportGaps(
  { failure, isShallow, untracked }: History,
  incomplete: readonly Dated[],
  fileOf: (dated: Dated) => string,
  diagnostics: Diagnostics,
): void {
  const code = 'last-update';
  if (failure === 'missing')
    diagnostics.warning(
      code,
      'Sorry, the last update options require Git.',
      undefined,
      'Install Git, set last_update in front matter, or turn the options off.',
    );
  else if (failure)
    diagnostics.warning(code, `Git cannot report when files changed: ${failure.message}`);
  if (isShallow)
    diagnostics.warning(
      code,
      'The repository is a shallow clone: git does not know when some files changed, so they get no date.',
      undefined,
      'Fetch the whole history: set "fetch-depth: 0" in the checkout step of the workflow, or run "git fetch --unshallow".',
    );
  if (untracked.length === 0) return;
  const unknown = new Set(untracked);
  const names = incomplete
    .filter((each) => unknown.has(fileOf(each)))
    .map(({ text }) => text.place.file);
  const more = names.length > 10 ? `, and ${names.length - 10} more` : '';
  diagnostics.warning(
    code,
    'Cannot infer the update date for some files, as they are not tracked by git.',
    undefined,
    `Commit them, or set last_update in front matter: ${names.slice(0, 10).join(', ')}${more}.`,
  );
}
