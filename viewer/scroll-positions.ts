type Position = [left: number, top: number];

/** Remembers the scroll position of each entry in the window's history (S-056). */
export class ScrollPositions {
  readonly #positions = new Map<string, Position>();
  #key: string;
  #index: number;
  /** True while the current entry is not that of the page shown: positions then belong to neither. */
  #isBetween = false;
  /** True for an entry that the browser created for a link to a place on the same page. */
  isNative = false;

  /** Takes the state of the entry whose page the browser loaded: the reader may already have gone back from there. */
  constructor(start: unknown) {
    const { key, index, positions } = readState(start);
    this.#key = key ?? 'default';
    this.#isBetween = this.#hasLeft;
    this.#index = index ?? 0;
    for (const [name, position] of positions) this.#positions.set(name, position);
    // Runs before the router's handler: entries of the browser get a key and an index like the router's.
    window.addEventListener('popstate', () => this.#onPopState(), true);
    window.addEventListener('scroll', () => this.save());
    window.addEventListener('pagehide', () => this.#leave());
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) this.restoreScroll();
    });
    this.save();
    // Until then, the browser restores the position of a page that was left or reloaded.
    if (document.readyState === 'complete') this.restoreScroll();
    else window.addEventListener('load', () => this.restoreScroll());
  }

  /** Restores positions from now on, in place of the browser. */
  restoreScroll(): void {
    window.history.scrollRestoration = 'manual';
  }

  /** Saves the position: on every scroll, and before leaving, since scroll events come one frame late. */
  save(): void {
    if (!this.#isBetween) this.#positions.set(this.#key, [window.scrollX, window.scrollY]);
  }

  /** Called when the page of the current entry is shown: positions then belong to that entry. */
  enter(): void {
    this.#isBetween = false;
    const { key, index } = readState(window.history.state);
    this.#key = key ?? 'default';
    this.#index = index ?? this.#index;
  }

  /** Saved position of the current entry. */
  get current(): Position | undefined {
    return this.#positions.get(this.#key);
  }

  /** True if the entry of the window is no longer the one whose positions are saved. */
  get #hasLeft(): boolean {
    return (readState(window.history.state).key ?? 'default') !== this.#key;
  }

  #onPopState(): void {
    this.isNative = window.history.state === null;
    if (this.isNative) {
      // The browser has already scrolled to the new place.
      const key = `native-${Date.now().toString(36)}`;
      window.history.replaceState({ usr: null, key, idx: this.#index + 1 }, '');
      this.enter();
    } else {
      this.save();
      // After going back and forward quickly, the position is unchanged.
      this.#isBetween = this.#hasLeft;
    }
  }

  /** The browser restores this page itself; this entry keeps the known positions of the others. */
  #leave(): void {
    window.history.scrollRestoration = 'auto';
    const state: unknown = window.history.state;
    const saved = typeof state === 'object' ? state : {};
    window.history.replaceState({ ...saved, scroll: [...this.#positions].slice(-50) }, '');
  }
}

/** Reads what the router and this class keep in an entry of the history. */
export function readState(state: unknown): {
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
