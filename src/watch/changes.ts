/** How long nothing more must change before a build begins, in milliseconds. */
export interface Calm {
  /** After a single change: editors write a file in several steps. */
  usual: number;
  /** Where a build began just before: many changes in a row are one. */
  inBurst: number;
}

const usualCalm: Calm = { usual: 5, inBurst: 120 };

/** How long ago "just before" is, in milliseconds. */
const burst = 300;

/** How long changes without a pause are waited for, in milliseconds. */
const patience = 2000;

/** Changes that belong together. */
export interface ChangeSet {
  /** The paths at which something may have changed. */
  paths: ReadonlySet<string>;
  /** True where everything is to be looked at. */
  isAsked: boolean;
  /** When the first change came, as `performance.now()` tells it. */
  since: number;
}

/** Collects changes until a build takes them. */
export class Changes {
  readonly #calm: Calm;
  #paths = new Set<string>();
  #isAsked = false;
  #first: number | undefined;
  #last = 0;
  #taken = -Infinity;
  #isClosed = false;
  /** Whoever waits for the first change. */
  #wake: (() => void) | undefined;
  #idle: (() => void)[] = [];
  #isIdle = false;

  constructor(calm = usualCalm) {
    this.#calm = calm;
  }

  /** True where something waits for a build. */
  get isPending(): boolean {
    return this.#first !== undefined || this.#isClosed;
  }

  /** True where nothing is being built, and nothing waits for that. */
  get isIdle(): boolean {
    return this.#isIdle && !this.isPending;
  }

  /** Something may have changed at a path. */
  add(path: string): void {
    this.#paths.add(path);
    this.#note();
  }

  /** Something may have changed anywhere. */
  ask(): void {
    this.#isAsked = true;
    this.#note();
  }

  /** The next changes, when no more of them come; undefined after the end. */
  async next(): Promise<ChangeSet | undefined> {
    if (!this.isPending) {
      this.#isIdle = true;
      for (const done of this.#idle.splice(0)) done();
      await new Promise<void>((done) => (this.#wake = done));
      this.#isIdle = false;
      this.#wake = undefined;
    }
    const since = this.#first ?? 0;
    const isInBurst = since - this.#taken < burst;
    for (;;) {
      if (this.#isClosed) return undefined;
      const now = performance.now();
      const rest = Math.min(
        this.#last + (isInBurst ? this.#calm.inBurst : this.#calm.usual) - now,
        since + patience - now,
      );
      if (rest <= 0) break;
      await new Promise((done) => setTimeout(done, rest));
    }
    const taken = { paths: this.#paths, isAsked: this.#isAsked, since };
    this.#paths = new Set();
    this.#isAsked = false;
    this.#first = undefined;
    this.#taken = performance.now();
    return taken;
  }

  /** Resolves after some milliseconds, or at once when something changes. */
  async rest(milliseconds: number): Promise<void> {
    if (this.isPending) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = undefined;
  }

  /** Resolves when everything that has changed is built. */
  async idle(): Promise<void> {
    if (this.isIdle) return;
    await new Promise<void>((done) => this.#idle.push(done));
  }

  /** Ends the waiting. */
  close(): void {
    this.#isClosed = true;
    this.#wake?.();
    for (const done of this.#idle.splice(0)) done();
  }

  #note(): void {
    this.#last = performance.now();
    this.#first ??= this.#last;
    this.#wake?.();
  }
}
