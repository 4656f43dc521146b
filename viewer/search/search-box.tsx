import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { PageData } from '../../src/shared/page-data.ts';
import type { SearchTexts } from '../../src/shared/texts/catalogues.ts';
import { BoxDialog } from './box-dialog.tsx';
import { knownTexts, loadTexts, searchEngine, versionFor } from './session.ts';

// The page of the search is made of the same parts, which are in one file with the box.
export { groupName, ResultRow } from './result-row.tsx';
export { loadTexts, searchEngine, searchHref, versionFor } from './session.ts';

let root: Root | undefined;
let dialog: HTMLDialogElement | null = null;

/** How often the box was opened. */
let count = 0;

/** Loads what the box needs, before anybody has asked for it. */
export function warmSearch(page: PageData): void {
  searchEngine().warm(versionFor(page));
  // Opening the box tells of a failure.
  loadTexts().catch(() => undefined);
}

/** Opens the box on a page, or closes it: at once where the texts are there. Fails where they cannot be loaded. */
export async function toggleSearch(page: PageData): Promise<void> {
  if (dialog?.open) {
    dialog.close();
    return;
  }
  openBox(page, knownTexts() ?? (await loadTexts()));
}

function openBox(page: PageData, texts: SearchTexts): void {
  if (dialog?.open) return;
  const version = versionFor(page);
  searchEngine().warm(version);
  const current = (root ??= createRoot(document.body.appendChild(document.createElement('div'))));
  count += 1;
  const own = count;
  const connect = (element: HTMLDialogElement | null): void => {
    dialog = element;
  };
  // One that is opened again is told of its closing when the next one is there already.
  const end = (): void => {
    if (own === count) current.render(null);
  };
  const box = (
    <BoxDialog key={own} texts={texts} version={version} connect={connect} onClose={end} />
  );
  // The next key belongs into the field.
  flushSync(() => current.render(box));
}
