import { isInternal, withBase } from '../../shared/url.ts';
import { child, entriesOf, isDictionary, itemsOf, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import type { Draft } from './rules.ts';

/** Returns the target of an item: a page of the site, or a URL as written. */
function target(to: string, baseUrl: string): Draft {
  // Pages that another tool adds to the site, which no check can find.
  const path = /^pathname:\/\/(.*)$/.exec(to)?.[1];
  if (path !== undefined) return { href: withBase(baseUrl, path), 'data-noBrokenLinkCheck': true };
  if (!isInternal(to)) return { href: to };
  return { to: to.startsWith('/') ? to : `/${to}` };
}

/**
 * Returns the entries of an item as a file can hold them, with its target in the new form. Docusaurus adds the base path
 * to a path in `href`; here, this is the meaning of `to`.
 */
export function linkEntries(
  given: ConfigValue,
  reading: Reading,
  section: string,
  isLogo = false,
): Draft {
  const isPrefixed = child(given, 'prependBaseUrlToHref').value === true;
  const hasTarget = child(given, 'to').value !== undefined;
  const item: Draft = {};
  for (const [key, own] of entriesOf(given)) {
    const value = writable(own, reading, section);
    if (value === undefined || value === null) continue;
    const isTarget = key === 'to' || key === 'href';
    const isPath =
      typeof value === 'string' && /^\/(?!\/)/.test(value) && !isPrefixed && !hasTarget && !isLogo;
    if (
      isTarget &&
      typeof value === 'string' &&
      (key === 'to' || isPath || value.startsWith('pathname:'))
    )
      Object.assign(item, target(value, reading.baseUrl));
    else item[key] = value;
  }
  return item;
}

/** Returns a size in CSS pixels, for numbers and texts such as `32` and `32px`. */
function pixels(value: unknown): unknown {
  const text = typeof value === 'string' ? /^(\d+)(?:px)?$/.exec(value)?.[1] : undefined;
  return text === undefined ? value : Number(text);
}

/** CSS properties with unitless numbers. */
const UNITLESS = /^(?:opacity|zIndex|order|lineHeight|fontWeight|flex(?:Grow|Shrink)?)$/;

/** Returns the logo of the navbar or footer. */
export function logoOf(given: ConfigValue, reading: Reading, section: string): Draft | undefined {
  if (!isDictionary(given.value)) return undefined;
  const logo = linkEntries(given, reading, section, true);
  for (const side of ['width', 'height']) if (side in logo) logo[side] = pixels(logo[side]);
  if (isDictionary(logo.style))
    logo.style = Object.fromEntries(
      Object.entries(logo.style).map(([name, value]) => [
        name,
        typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : value,
      ]),
    );
  return logo;
}

/** Returns the footer's links: columns, or simple links. */
export function footerLinks(given: ConfigValue, reading: Reading): Draft[] {
  return itemsOf(given).map((entry) => {
    if (!isDictionary(entry.value) || !('items' in entry.value))
      return linkEntries(entry, reading, 'footer');
    const title = writable(child(entry, 'title'), reading, 'footer') ?? undefined;
    const items = itemsOf(child(entry, 'items')).map((item) =>
      linkEntries(item, reading, 'footer'),
    );
    return { ...(title === undefined ? {} : { title }), items };
  });
}
