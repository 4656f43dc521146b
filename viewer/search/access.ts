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
    if (target instanceof Element && target.closest(opener)) warmBox(page);
  };
  for (const name of approaches) document.addEventListener(name, warm, { signal, passive: true });
  // Ctrl or ⌘ may be the first half of the keys that open it.
  document.addEventListener(
    'keydown',
    ({ key }) => (key === 'Control' || key === 'Meta') && warmBox(page),
    { signal, passive: true },
  );
  window.addEventListener('opensearch', () => void openSearch(page), { signal });
  if ('searchWanted' in document.documentElement.dataset) void openSearch(page);
  return () => end.abort();
}

/** Loads what the box needs; opening it reports a failure. */
function warmBox(page: PageData): void {
  loadBox().then(
    ({ warmSearch }) => warmSearch(page),
    () => undefined,
  );
}

/** Opens or closes the box. If it cannot be fetched, opens the search page. */
async function openSearch(page: PageData): Promise<void> {
  try {
    const { toggleSearch } = loaded ?? (await loadBox());
    await toggleSearch(page);
  } catch (error) {
    console.warn(error);
    const { dataset } = document.documentElement;
    const typed = dataset.searchWanted?.trim() ?? '';
    delete dataset.searchWanted;
    const { action } = document.querySelector<HTMLButtonElement>(opener)?.form ?? {};
    if (action) window.location.assign(`${action}?${typed && `q=${encodeURIComponent(typed)}`}`);
  }
}
