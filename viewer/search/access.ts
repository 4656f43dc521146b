import type { PageData } from '../../src/shared/page-data.ts';
import type * as SearchBox from './search-box.tsx';

type Box = typeof SearchBox;

/** The buttons that open the search. */
const opener = 'button[data-search]';

/** Events that show that the reader comes near it. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

let box: Promise<Box> | undefined;
let loaded: Box | undefined;

/** Fetches the script of the search box, once. */
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
 * Loads the search when the reader comes near its button, and opens it when the early script reports that the reader
 * requested it. Returns a function that stops it.
 */
export function serveSearch(page: PageData): () => void {
  const end = new AbortController();
  const { signal } = end;
  const warm = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(opener)) return;
    // A click reports a failure.
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

/** Opens or closes the box. If it cannot be fetched, opens the search page. */
async function openSearch(page: PageData): Promise<void> {
  try {
    const { toggleSearch } = loaded ?? (await loadBox());
    await toggleSearch(page);
  } catch (error) {
    console.warn(error);
    document.querySelector<HTMLButtonElement>(opener)?.form?.submit();
  }
}
