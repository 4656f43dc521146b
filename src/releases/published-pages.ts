import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import {
  isPageAddress,
  type PublishedPage,
  type PublishedPages,
  type PublishedSite,
} from '../model/ledger.ts';
import { compareReleases, isReleaseName, releaseName } from './release-name.ts';

/** Name of the file with the published pages, in the folder of the snapshots. */
export const pagesFile = 'pages.txt';

/** The first line of the file. */
const title =
  '# Published pages and headings: address, first release, and the kind of pages without a text.';

/** How many addresses a release published first: a bad merge loses lines in silence. */
const countLine = /^# (\S+) published (\d+)$/;

/** Lines that git leaves in a file with a merge conflict. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/**
 * Reads a list of published pages; `shown` is its path for messages. Reports lines that are no addresses, and leaves
 * them out.
 */
export function readPublishedPages(
  text: string,
  shown: string,
  diagnostics: Diagnostics,
): PublishedPages {
  const entries: PublishedPage[] = [];
  const counts: { release: string; count: number; line: number }[] = [];
  const routes: Record<string, string> = {};
  const site = { baseUrl: '', trailingSlash: true, routes };
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.some((line) => conflict.test(line))) {
    const line = 1 + lines.findIndex((each) => conflict.test(each));
    diagnostics.error(
      'published-pages',
      'The file has a merge conflict.',
      { file: shown, line },
      'Keep the lines of both sides, and remove the markers.',
    );
  }
  lines.forEach((written, i) => {
    const line = i + 1;
    const [, counted, count] = countLine.exec(written) ?? [];
    if (counted !== undefined) counts.push({ release: counted, count: Number(count), line });
    const [, option, value = ''] = /^# (\w+): (.*)$/.exec(written) ?? [];
    if (option === 'baseUrl') site.baseUrl = value;
    else if (option === 'trailingSlash') site.trailingSlash = value === 'true';
    else if (option !== undefined) routes[option] = value.replace(/^\/+|\/+$/g, '');
    if (written.trim() === '' || written.startsWith('# ') || conflict.test(written)) return;
    const [address = '', release = '', kind, ...words] = written.trim().split(' ');
    if (!isAddress(address) || !isReleaseName(releaseName(release))) {
      diagnostics.error(
        'published-pages',
        `This is not a published page: ${written.slice(0, 100)}`,
        { file: shown, line },
        'Write an address and a release, such as "/docs/guide/#install 3.1.2", or remove the line.',
      );
      return;
    }
    entries.push({
      address: address.slice(1),
      release,
      line,
      ...(kind !== undefined && { kind }),
      ...(words.length > 0 && { title: words.join(' ') }),
    });
  });
  for (const { release, count, line } of counts) {
    const found = entries.filter((entry) => entry.release === release).length;
    if (found < count)
      diagnostics.error(
        'published-pages',
        `Only ${found} of the ${count} addresses that ${release} published are left: a merge or an edit may have lost lines.`,
        { file: shown, line },
        'Restore the lines from git. If you removed lines on purpose, correct the number.',
      );
  }
  return { file: shown, site, entries };
}

/** True for a path below the base path, perhaps with an anchor. */
function isAddress(text: string): boolean {
  return /^\/(?!\/)[^\s?\\]*$/.test(text) && isPageAddress(text);
}

/** Returns the content of the file. */
export function writePublishedPages(
  { baseUrl, trailingSlash, routes }: PublishedSite,
  entries: readonly Omit<PublishedPage, 'line'>[],
): string {
  const known = new Map(entries.map((entry) => [entry.address, entry]));
  const lines = new Map([...known].map(([address, entry]) => [address, lineOf(entry)]));
  const counts = new Map<string, number>();
  for (const { release } of known.values()) counts.set(release, (counts.get(release) ?? 0) + 1);
  return [
    title,
    `# baseUrl: ${baseUrl}`,
    `# trailingSlash: ${trailingSlash}`,
    ...Object.entries(routes).map(([part, path]) => `# ${part}: /${path}`),
    ...[...counts]
      .sort(([a], [b]) => compareReleases(a, b))
      .map(([release, count]) => `# ${release} published ${count}`),
    ...[...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line),
    '',
  ].join('\n');
}

function lineOf({ address, release, kind, title: name }: Omit<PublishedPage, 'line'>): string {
  const words = [kind, kind === undefined ? undefined : name].filter((word) => word !== undefined);
  return [`/${address}`, release, ...words].join(' ').replace(/\s+/g, ' ').trimEnd();
}
