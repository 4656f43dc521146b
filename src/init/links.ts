import { isInternal, withBase } from '../shared/url.ts';
import { child, entriesOf, isDictionary, itemsOf, writable } from './given.ts';
import type { Given, Reading } from './given.ts';
import type { Draft } from './rules.ts';

/** Where an item leads: a page of the site, or a URL as it is written. */
function target(to: string, baseUrl: string): Draft {
  // What another tool adds to the site, and no check finds.
  const path = /^pathname:\/\/(.*)$/.exec(to)?.[1];
  if (path !== undefined) return { href: withBase(baseUrl, path), 'data-noBrokenLinkCheck': true };
  if (!isInternal(to)) return { href: to };
  return { to: to.startsWith('/') ? to : `/${to}` };
}

/** The entries of an item as a file can hold them, with the target as it is written here. */
export function linkEntries(given: Given, reading: Reading, section: string): Draft {
  const item: Draft = {};
  for (const [key, own] of entriesOf(given)) {
    const value = writable(own, reading, section);
    if (value === undefined || value === null) continue;
    const isTarget = key === 'to' || key === 'href';
    if (isTarget && typeof value === 'string' && (key === 'to' || value.startsWith('pathname:')))
      Object.assign(item, target(value, reading.baseUrl));
    else item[key] = value;
  }
  return item;
}

/** Size in CSS pixels: numbers, and texts like `32` and `32px`. */
function pixels(value: unknown): unknown {
  const text = typeof value === 'string' ? /^(\d+)(?:px)?$/.exec(value)?.[1] : undefined;
  return text === undefined ? value : Number(text);
}

/** CSS properties whose numbers have no unit. */
const WITHOUT_UNIT = /^(?:opacity|zIndex|order|lineHeight|fontWeight|flex(?:Grow|Shrink)?)$/;

/** The logo of navbar or footer. */
export function logoOf(given: Given, reading: Reading, section: string): Draft | undefined {
  if (!isDictionary(given.value)) return undefined;
  const logo = linkEntries(given, reading, section);
  for (const side of ['width', 'height']) if (side in logo) logo[side] = pixels(logo[side]);
  if (isDictionary(logo.style))
    logo.style = Object.fromEntries(
      Object.entries(logo.style).map(([name, value]) => [
        name,
        typeof value === 'number' && !WITHOUT_UNIT.test(name) ? `${value}px` : value,
      ]),
    );
  return logo;
}

/** The footer's links: columns, or simple links. */
export function footerLinks(given: Given, reading: Reading): Draft[] {
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
