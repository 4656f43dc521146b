type Position = [left: number, top: number];

/** Remembers where the reader was on each entry of the window's history (S-056). */
export class ScrollPositions {
  readonly #positions = new Map<string, Position>();
  #key: string;
  #index: number;
  /** True while the current entry is not that of the page that is shown: positions are of neither. */
  #isBetween = false;
  /** True for an entry that the browser made itself, for a link to a place on the same page. */
  isNative = false;

  constructor() {
    const { key, index, positions } = readState(window.history.state);
    this.#key = key ?? 'default';
    this.#index = index ?? 0;
    for (const [name, position] of positions) this.#positions.set(name, position);
    // Before the router sees it: entries of the browser get a key and an index like its own.
    window.addEventListener('popstate', () => this.#onPopState(), true);
    window.addEventListener('scroll', () => this.save(), { passive: true });
    window.addEventListener('pagehide', () => this.#leave());
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) this.takeOver();
    });
    this.save();
    // Until then the browser restores the position of a page that was left or reloaded.
    if (document.readyState === 'complete') this.takeOver();
    else window.addEventListener('load', () => this.takeOver());
  }

  /** From now on the positions are ours, not the browser's. */
  takeOver(): void {
    window.history.scrollRestoration = 'manual';
  }

  /** Keeps where the reader is: at each scrolling, and before leaving, since scrolling is told one frame late. */
  save(): void {
    if (!this.#isBetween) this.#positions.set(this.#key, [window.scrollX, window.scrollY]);
  }

  /** Told when the page of the current entry is shown: what follows belongs to that entry. */
  enter(): void {
    this.#isBetween = false;
    const { key, index } = readState(window.history.state);
    this.#key = key ?? 'default';
    this.#index = index ?? this.#index;
  }

  /** Where the reader was on the current entry. */
  get current(): Position | undefined {
    return this.#positions.get(this.#key);
  }

  #onPopState(): void {
    this.isNative = window.history.state === null;
    if (this.isNative) {
      // The browser has scrolled to the new place already.
      const key = `native-${Date.now().toString(36)}`;
      window.history.replaceState({ usr: null, key, idx: this.#index + 1 }, '');
      this.enter();
    } else {
      this.save();
      // Who went back and forth at once is where they were.
      this.#isBetween = (readState(window.history.state).key ?? 'default') !== this.#key;
    }
  }

  /** The browser comes back to this page by itself; what we know of other entries stays with this one. */
  #leave(): void {
    window.history.scrollRestoration = 'auto';
    const state: unknown = window.history.state;
    const kept = typeof state === 'object' ? state : {};
    window.history.replaceState({ ...kept, scroll: [...this.#positions].slice(-50) }, '');
  }
}

/** What the router and we keep in an entry of the history. */
function readState(state: unknown): {
  key?: string;
  index?: number;
  positions: [string, Position][];
} {
  if (typeof state !== 'object' || state === null) return { positions: [] };
  return {
    key: 'key' in state && typeof state.key === 'string' ? state.key : undefined,
    index: 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined,
    positions: 'scroll' in state && Array.isArray(state.scroll) ? state.scroll.filter(isEntry) : [],
  };
}

function isEntry(value: unknown): value is [string, Position] {
  return Array.isArray(value) && typeof value[0] === 'string' && isPosition(value[1]);
}

function isPosition(value: unknown): value is Position {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')
  );
}
