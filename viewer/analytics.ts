import siteData from './site-data.ts';

/** Tells the analytics service, where the site has one, that a page is shown (S-321). */
export function sendPageView(location: { pathname: string; search: string; hash: string }): void {
  if (!siteData.analytics) return;
  const path = location.pathname + location.search + location.hash;
  // On the next tick the title is that of the new page.
  setTimeout(() => {
    const tag: unknown = Reflect.get(window, 'gtag');
    if (typeof tag !== 'function') return;
    Reflect.apply(tag, window, ['set', 'page_path', path]);
    Reflect.apply(tag, window, ['event', 'page_view']);
  });
}
