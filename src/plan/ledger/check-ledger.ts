import { closest } from '../../diagnostics/closest.ts';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../../diagnostics/severity.ts';
import { splitAddress, type Ledger, type PublishedPage } from '../../model/ledger.ts';
import type { CheckedPage } from '../check-links.ts';
import type { Plan } from '../types.ts';

/** Maximum number of lost addresses that are reported one by one. */
const mostReported = 20;

/** Reports the addresses that releases published and that lead nowhere any more, given the rendered pages. */
export function checkLedger(
  pages: readonly CheckedPage[],
  plan: Pick<Plan, 'config' | 'site' | 'ledger' | 'pages' | 'redirects'>,
  diagnostics: Diagnostics,
): void {
  // The lists of several libraries have the same guides: whoever accepts the loss of one does so once.
  const known = new Set<string>();
  for (const { ledger } of plan.site.apis)
    for (const { address } of ledger?.lost ?? []) known.add(normal(address));
  for (const { ledger } of plan.site.apis)
    if (ledger) checkPublished(ledger, pages, plan, known, diagnostics);
}

/** Checks what one API published, and adds the addresses that it reports to those that are accepted or known to be lost. */
function checkPublished(
  ledger: Ledger,
  pages: readonly CheckedPage[],
  plan: Parameters<typeof checkLedger>[1],
  known: Set<string>,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(plan.config.checks.lostAddresses);
  const { i18n } = plan.config;
  // Only the addresses of the default language are recorded.
  if (!ledger.pages || !level || i18n.locale !== i18n.defaultLocale) return;
  const option = orSet('checks.lostAddresses', level);
  const { file, site } = ledger.pages;
  const report = (message: string, advice: string, line?: number): void =>
    diagnostics.report({
      code: 'lost-address',
      level,
      message,
      advice,
      place: { file, ...(line !== undefined && { line }) },
    });

  const { trailingSlash, publishedBaseUrl: baseUrl = plan.config.baseUrl } = plan.config;
  if (site.baseUrl !== '' && site.baseUrl !== baseUrl)
    report(
      `The pages were published below ${site.baseUrl}, but "baseUrl" is ${baseUrl} now.`,
      `Redirect ${site.baseUrl}* to ${baseUrl}* on the web server, then write "# baseUrl: ${baseUrl}" into the file; or restore "baseUrl", ${option}.`,
    );
  if (site.trailingSlash && trailingSlash === false)
    report(
      'The addresses of the published pages end in "/", but "trailingSlash" is false now.',
      `Redirect each address with "/" at its end to the one without on the web server, then write "# trailingSlash: false" into the file; or restore "trailingSlash", ${option}.`,
    );
  for (const { from, to, pages: count, file: own } of plan.ledger.routes)
    if (own === file)
      report(
        `${count} published pages below /${from}/ are below /${to}/ now.`,
        `Add to "redirects": { from: /${from}/*, to: /${to === '' ? '' : `${to}/`}* }; or restore the path, ${option}.`,
      );

  const lost = [
    ...plan.ledger.lost.filter((page) => page.file === file),
    ...lostHeadings(ledger, pages),
  ].filter(({ address }) => !known.has(normal(address)));
  for (const { address } of lost) known.add(normal(address));
  if (lost.length === 0) return;
  const permalinks = plan.pages.map(({ permalink }) => `/${permalink}`);
  for (const { address, release, line } of lost.slice(0, mostReported)) {
    const renamed = plan.ledger.renamed?.get(address);
    const near = renamed === undefined ? proposal(address, pages, permalinks) : `/${renamed}`;
    const rule = `{ from: /${address}, to: ${near ?? '…'} }`;
    const reason = renamed === undefined ? '' : ' (git says that its file was renamed)';
    report(
      `/${address} was published with ${release}, but leads nowhere.`,
      `Add to "redirects": ${rule}${reason}; or accept the loss in accepted.yaml: { lost: /${address}, reason: … }; ${option}.`,
      line,
    );
  }
  if (lost.length > mostReported)
    report(
      `${lost.length - mostReported} more published addresses lead nowhere.`,
      `Correct those above first: the next build reports the others, ${option}.`,
    );
}

/** Returns the published headings that their pages lack; missing pages are reported themselves. */
function lostHeadings(
  { pages: published }: Ledger,
  pages: readonly CheckedPage[],
): PublishedPage[] {
  const byPermalink = new Map(pages.map((page) => [page.page.permalink, page]));
  const anchors = new Map<CheckedPage, Set<string>>();
  return (published?.entries ?? []).filter(({ address }) => {
    const [permalink, anchor] = splitAddress(address);
    const page = byPermalink.get(permalink);
    if (anchor === '' || !page) return false;
    const known = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, known);
    return !known.has(anchor);
  });
}

function anchorsOf({ scan, texts }: CheckedPage): Set<string> {
  return new Set(Array.from(scan.anchors, (number) => texts[number] ?? ''));
}

/** Returns the existing address that is most like a lost one: another heading of the page, else another page. */
function proposal(
  address: string,
  pages: readonly CheckedPage[],
  permalinks: readonly string[],
): string | undefined {
  const [permalink, anchor] = splitAddress(address);
  if (anchor === '') return closest(`/${permalink}`, permalinks);
  const page = pages.find((each) => each.page.permalink === permalink);
  const near = page && closest(anchor, [...anchorsOf(page)]);
  return near === undefined ? `/${permalink}` : `/${permalink}#${near}`;
}

function normal(address: string): string {
  return splitAddress(address).join('#');
}
