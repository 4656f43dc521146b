import type { ReactNode } from 'react';
import { useContent } from '../components/content-context.tsx';
import { absoluteAddress } from '../shared/url.ts';
import type { PageContext } from './page-kind.ts';

/** A link to the form for problems with a page, in which the page is filled in; nothing if there is no form. */
export function ReportLink(props: {
  /** The page. */
  context: PageContext;
  /** Name of the symbol that the page shows, or the title of a text. */
  symbol: string;
}): ReactNode {
  const { texts } = useContent();
  const href = reportAddress(props.context, props.symbol);
  if (href === undefined) return null;
  return (
    <a className="theme-edit-this-page" href={href} target="_blank" rel="noopener noreferrer">
      {texts.reportProblem}
    </a>
  );
}

/** What the address of the form depends on. */
interface ReportedPage extends Pick<PageContext, 'permalink'> {
  settings: Pick<PageContext['settings'], 'report'>;
  apiInScope?: { version?: string };
  links: Pick<PageContext['links'], 'permalink'>;
}

/** Returns the address of the form for problems with a page; `undefined` if none is configured. */
export function reportAddress(
  { settings, apiInScope, links, permalink }: ReportedPage,
  symbol: string,
): string | undefined {
  if (!settings.report) return undefined;
  const { template, origin } = settings.report;
  const href = links.permalink(permalink);
  const values = new Map([
    ['symbol', symbol],
    ['release', apiInScope?.version ?? ''],
    ['url', absoluteAddress(href, origin) ?? href],
  ]);
  return template.replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = values.get(name);
    return value === undefined ? all : encodeURIComponent(value);
  });
}
