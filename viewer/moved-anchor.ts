import { contentId } from '../src/components/shell/app.tsx';
import {
  anchorFile,
  anchorNames,
  placesOfAnchor,
  type AnchorFiles,
  type AnchorRow,
} from '../src/shared/anchor-files.ts';
import siteData from './site-data.ts';

/**
 * Looks for an anchor that its page does not have, because its symbol belongs to another topic or header now. Where there
 * is one such symbol, the window goes there; where there are several, the page names them.
 */
export async function followAnchor(hash: string, { folder, count }: AnchorFiles): Promise<void> {
  const id = decoded(hash.slice(1));
  const files = new Set(anchorNames(id).map((name) => anchorFile(name, count)));
  const rows = await Promise.all([...files].map((file) => load(folder + file)));
  const [first, ...others] = placesOfAnchor(id, rows.flat()).filter(
    (href) => !href.startsWith(`${window.location.pathname}#`),
  );
  if (first === undefined) return;
  if (others.length === 0) window.location.replace(first);
  else nameAll(id, [first, ...others]);
}

/** The rows of a file; none where there is no such file. */
async function load(href: string): Promise<AnchorRow[]> {
  const response = await fetch(href);
  if (!response.ok) return [];
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function isRow(value: unknown): value is AnchorRow {
  return (
    Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string')
  );
}

/** Puts links to the places in front of the page's text. */
function nameAll(id: string, hrefs: readonly string[]): void {
  const article = document.querySelector(`#${contentId} article`);
  if (!article) return;
  const notice = document.createElement('p');
  notice.className = 'moved-anchor';
  notice.setAttribute('role', 'status');
  notice.append(siteData.texts.movedAnchor.replace('{name}', id), ' ');
  for (const [i, href] of hrefs.entries()) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = decoded(href.slice(siteData.base.length));
    notice.append(i > 0 ? ', ' : '', link);
  }
  article.prepend(notice);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
