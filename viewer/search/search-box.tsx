import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { PageData } from '../../src/shared/page-data.ts';
import { BoxDialog } from './box-dialog.tsx';
import { loadTexts, searchEngine, versionFor } from './session.ts';

let root: Root | undefined;
let dialog: HTMLDialogElement | null = null;

/** Loads what the box needs, before anybody has asked for it. */
export function warmSearch(page: PageData): void {
  searchEngine().warm(versionFor(page));
  // Opening the box tells of a failure.
  loadTexts().catch(() => undefined);
}

/** Opens the box on a page, or closes it; fails where its texts cannot be loaded. */
export async function toggleSearch(page: PageData): Promise<void> {
  if (dialog) {
    dialog.close();
    return;
  }
  const version = versionFor(page);
  searchEngine().warm(version);
  const texts = await loadTexts();
  if (!root) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  const current = root;
  const connect = (element: HTMLDialogElement | null): void => {
    dialog = element;
  };
  current.render(
    <BoxDialog
      texts={texts}
      version={version}
      connect={connect}
      onClose={() => current.render(null)}
    />,
  );
}
