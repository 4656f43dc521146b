import type { PageData } from '../../src/shared/page-data.ts';
import type * as SearchBox from './search-box.tsx';

type Box = typeof SearchBox;

/** What opens the search. */
const opener = 'button[data-search]';

/** What brings the reader near it. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

let box: Promise<Box> | undefined;
let loaded: Box | undefined;

/** Fetches the script of the box, once. */
function loadBox(): Promise<Box> {
  box ??= import('./search-box.tsx').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      box = undefined;
      throw error;
    },
  );
  return box;
}

/**
 * Has the search ready when the reader comes near its button, and opens it on a page when they ask for it: the early
 * script tells of that. Gives what ends it.
 */
export function serveSearch(page: PageData): () => void {
  const end = new AbortController();
  const { signal } = end;
  const warm = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(opener)) return;
    // A click tells of a failure.
    loadBox().then(
      ({ warmSearch }) => warmSearch(page),
      () => undefined,
    );
  };
  for (const name of approaches) document.addEventListener(name, warm, { signal, passive: true });
  window.addEventListener(
    'opensearch',
    (event) => {
      event.preventDefault();
      void openSearch(page);
    },
    { signal },
  );
  const { dataset } = document.documentElement;
  if ('searchWanted' in dataset) {
    delete dataset.searchWanted;
    void openSearch(page);
  }
  return () => end.abort();
}

/** Opens the box, or closes it; where it cannot be fetched, its page is opened. */
async function openSearch(page: PageData): Promise<void> {
  try {
    const { toggleSearch } = loaded ?? (await loadBox());
    await toggleSearch(page);
  } catch (error) {
    console.warn(error);
    document.querySelector<HTMLButtonElement>(opener)?.form?.submit();
  }
}
