import siteData from './site-data.ts';

/** Reports a page view to the analytics service, if the site has one (S-321). */
export function sendPageView(location: { pathname: string; search: string; hash: string }): void {
  if (!siteData.analytics) return;
  const path = location.pathname + location.search + location.hash;
  // On the next tick, the title is the one of the new page.
  setTimeout(() => {
    const tag: unknown = Reflect.get(window, 'gtag');
    if (typeof tag !== 'function') return;
    Reflect.apply(tag, window, ['set', 'page_path', path]);
    Reflect.apply(tag, window, ['event', 'page_view']);
  });
}
