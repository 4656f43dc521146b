import type { PlanPage } from '../plan/types.ts';

/** The pages of a site in the order in which they are rendered: those that requests wait for come first. */
export class DemandedPages implements Iterable<PlanPage> {
  /** Pages that are not rendered yet, by the paths of their files. */
  readonly #left = new Map<string, PlanPage>();
  /** The requests for these pages, in their order. */
  readonly #requests = new Map<PlanPage, (() => void)[]>();
  /** Pages that are rendered, or failed. */
  readonly #started = new Set<PlanPage>();

  /** Takes the pages in the order for which nothing is requested. */
  constructor(private readonly pages: readonly PlanPage[]) {
    for (const page of pages) for (const file of filesOf([page])) this.#left.set(file, page);
  }

  /** Resolves when the page with a file is written; `undefined` if the file belongs to none that is left. */
  request(file: string): Promise<void> | undefined {
    const page = this.#left.get(file);
    return (
      page &&
      new Promise((written) => {
        const others = this.#requests.get(page);
        if (others) others.push(written);
        else this.#requests.set(page, [written]);
      })
    );
  }

  /** Answers the requests for a page, which is written. */
  finish(page: PlanPage): void {
    this.#started.add(page);
    for (const file of filesOf([page])) this.#left.delete(file);
    for (const written of this.#requests.get(page) ?? []) written();
    this.#requests.delete(page);
  }

  /** Yields each page that is not finished once. */
  *[Symbol.iterator](): Generator<PlanPage> {
    for (const next of this.pages) {
      // Iterating a map includes what is added meanwhile.
      for (const [requested] of this.#requests) yield* this.#start(requested);
      yield* this.#start(next);
    }
  }

  *#start(page: PlanPage): Generator<PlanPage> {
    if (this.#started.has(page)) return;
    this.#started.add(page);
    yield page;
  }
}

/** Returns the paths of the files of pages. */
export function filesOf(pages: readonly PlanPage[]): string[] {
  return pages.flatMap(({ file, textFile }) =>
    textFile === undefined ? [file] : [file, textFile],
  );
}
