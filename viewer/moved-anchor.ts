import { contentId } from '../src/components/shell/app.tsx';
import {
  anchorFile,
  anchorNames,
  placesOfAnchor,
  type AnchorFiles,
  type AnchorRow,
} from '../src/shared/anchor-files.ts';
import siteData from './site-data.ts';

/** The class of the paragraph that lists the places of an anchor. */
const noticeClass = 'moved-anchor';

/**
 * Looks for an anchor that is missing from its page because its symbol now belongs to another topic or header. Goes to
 * the symbol if there is exactly one; lists the candidates on the page if there are several.
 */
export async function followAnchor(hash: string, { folder, count }: AnchorFiles): Promise<void> {
  const id = decoded(hash.slice(1));
  const files = new Set(anchorNames(id).map((name) => anchorFile(name, count)));
  const rows = await Promise.all([...files].map((file) => load(folder + file)));
  const [first, ...others] = placesOfAnchor(id, rows.flat()).filter(
    (href) => !href.startsWith(`${window.location.pathname}#`),
  );
  // Those of the hash before.
  for (const notice of document.querySelectorAll(`.${noticeClass}`)) notice.remove();
  if (first === undefined) return;
  if (others.length === 0) window.location.replace(first);
  else nameAll(id, [first, ...others]);
}

/** Returns the rows of a file; none if the file does not exist. */
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

/** Adds links to the places before the text of the page. */
function nameAll(id: string, hrefs: readonly string[]): void {
  const article = document.querySelector(`#${contentId} article`);
  if (!article) return;
  const notice = document.createElement('p');
  notice.className = noticeClass;
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
