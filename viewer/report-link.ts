/** Names the missing address, and the page with the link to it, in the issue that a reader of the page may write. */
export function nameBrokenLink({ pathname }: Location, from: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-report]');
  const parameter = link?.dataset.report;
  if (!link || parameter === undefined) return;
  const url = new URL(link.href);
  const title = url.searchParams.get(parameter) ?? '';
  url.searchParams.set(parameter, [`${title}: ${pathname}`, from].filter(Boolean).join(' ← '));
  link.href = url.href;
}
