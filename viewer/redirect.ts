import { memberHash, redirectedTo } from '../src/shared/redirect-target.ts';

/**
 * The script of redirect pages. It is the only script there, in one file for all of them, so that the pages need no
 * inline script. A page whose anchors lead to several pages lists them: the item with the id of the reader's hash
 * contains the link to follow.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { to = '', hash } = script.dataset;
  const { location } = window;
  const listed = document.getElementById(idOf(location.hash))?.querySelector('a');
  const href = listed?.getAttribute('href');
  const target = href ? { to: href, keepsHash: false } : { to, keepsHash: hash === 'keep' };
  location.replace(redirectedTo(target, href ? { search: location.search, hash: '' } : location));
}

/** Returns the id that a hash names. */
function idOf(hash: string): string {
  const id = memberHash(hash).slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
