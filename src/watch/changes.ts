/** How long to wait for further changes before a build, in milliseconds. */
export interface QuietPeriod {
  /** After a single change: editors write a file in several steps. */
  normal: number;
  /** Soon after another build: many changes in a row count as one. */
  afterBuild: number;
}

const defaultQuietPeriod: QuietPeriod = { normal: 5, afterBuild: 120 };

/** Maximum time since the last build that counts as "soon", in milliseconds. */
const soon = 300;

/** Maximum time to wait while changes keep coming, in milliseconds. */
const maxWait = 2000;

/** Changes that are built together. */
export interface ChangeSet {
  /** The paths that may have changed. */
  paths: ReadonlySet<string>;
  /** True if everything must be checked. */
  isAsked: boolean;
  /** Time of the first change, from `performance.now()`. */
  since: number;
}

/** Collects changes until a build takes them. */
export class Changes {
  readonly #quietPeriod: QuietPeriod;
  #paths = new Set<string>();
  #isAsked = false;
  #first: number | undefined;
  #last = 0;
  #taken = -Infinity;
  #isClosed = false;
  /** Resumes the caller that waits for the first change. */
  #wake: (() => void) | undefined;
  #idle: (() => void)[] = [];
  #isIdle = false;

  constructor(quietPeriod = defaultQuietPeriod) {
    this.#quietPeriod = quietPeriod;
  }

  /** True if changes wait for a build. */
  get isPending(): boolean {
    return this.#first !== undefined || this.#isClosed;
  }

  /** True if no build is running or waiting. */
  get isIdle(): boolean {
    return this.#isIdle && !this.isPending;
  }

  /** Records a possible change at a path. */
  add(path: string): void {
    this.#paths.add(path);
    this.#note();
  }

  /** Records a possible change anywhere. */
  ask(): void {
    this.#isAsked = true;
    this.#note();
  }

  /** Returns the next changes once no more arrive; `undefined` after `close`. */
  async next(): Promise<ChangeSet | undefined> {
    if (!this.isPending) {
      this.#isIdle = true;
      for (const done of this.#idle.splice(0)) done();
      await new Promise<void>((done) => (this.#wake = done));
      this.#isIdle = false;
      this.#wake = undefined;
    }
    const since = this.#first ?? 0;
    const isAfterBuild = since - this.#taken < soon;
    for (;;) {
      if (this.#isClosed) return undefined;
      const now = performance.now();
      const rest = Math.min(
        this.#last + (isAfterBuild ? this.#quietPeriod.afterBuild : this.#quietPeriod.normal) - now,
        since + maxWait - now,
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

  /** Resolves after some milliseconds, or at once on a change. */
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

  /** Resolves when all changes are built. */
  async idle(): Promise<void> {
    if (this.isIdle) return;
    await new Promise<void>((done) => this.#idle.push(done));
  }

  /** Stops waiting. */
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
