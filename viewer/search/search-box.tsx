import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { PageData } from '../../src/shared/page-data.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { BoxDialog } from './box-dialog.tsx';
import { knownTexts, loadTexts, searchEngine, versionFor } from './session.ts';

// The search page uses the same parts, which share a file with the box.
export { foldOverloads, overloadsText } from './overloads.ts';
export { groupName, ResultRow } from './result-row.tsx';
export { loadTexts, searchEngine, searchHref, versionFor } from './session.ts';

let root: Root | undefined;
let dialog: HTMLDialogElement | null = null;

/** How often the box was opened. */
let count = 0;

/** Loads what the box needs before the reader asks for it. */
export function warmSearch(page: PageData): void {
  searchEngine().warm(versionFor(page));
  // Opening the box reports a failure.
  loadTexts().catch(() => undefined);
}

/** Opens the box on a page, or closes it. Opens at once if the texts are loaded; fails if they cannot be loaded. */
export async function toggleSearch(page: PageData): Promise<void> {
  const { dataset } = document.documentElement;
  if (dialog?.open) {
    delete dataset.searchWanted;
    dialog.close();
    return;
  }
  const texts = knownTexts() ?? (await loadTexts());
  // The early script collects what the reader types; Escape ends that.
  const early = dataset.searchWanted;
  if (early !== undefined) openBox(page, texts, early);
  delete dataset.searchWanted;
}

function openBox(page: PageData, texts: BoxTexts, early: string): void {
  if (dialog?.open) return;
  const version = versionFor(page);
  searchEngine().warm(version);
  const current = (root ??= createRoot(document.body.appendChild(document.createElement('div'))));
  count += 1;
  const own = count;
  const connect = (element: HTMLDialogElement | null): void => {
    dialog = element;
  };
  // A box that is opened again gets its close event when the next one already exists.
  const end = (): void => {
    if (own === count) current.render(null);
  };
  const box = (
    <BoxDialog
      key={own}
      texts={texts}
      version={version}
      early={early}
      connect={connect}
      onClose={end}
    />
  );
  // The next key must go into the field.
  flushSync(() => current.render(box));
}
