/** A symbol of which something was read that an edit of a comment or text changes. */
export interface ReadSymbol {
  /** Doxygen's id. */
  readonly refid: string;
}

/**
 * The symbols of which a computation has read what an edit of a comment or text changes: a description, a place in the
 * sources, a listing, mentions. Everything else about symbols is compared as a whole, so reading it is not recorded.
 */
export class SymbolReads {
  readonly #own = new Set<ReadSymbol>();
  /** What remembered values depend on that the computation has used. */
  readonly #used = new Set<SymbolReads>();

  /** Adds a symbol. */
  add(symbol: ReadSymbol): void {
    this.#own.add(symbol);
  }

  /** Adds everything that a remembered value depends on. */
  use(reads: SymbolReads): void {
    this.#used.add(reads);
  }

  /** The ids of the symbols, each once. */
  get refids(): Set<string> {
    const refids = new Set<string>();
    const seen = new Set<SymbolReads>();
    const visit = (reads: SymbolReads): void => {
      if (seen.has(reads)) return;
      seen.add(reads);
      for (const { refid } of reads.#own) refids.add(refid);
      for (const used of reads.#used) visit(used);
    };
    visit(this);
    return refids;
  }
}

/** The computation that runs on this thread. */
interface Recording {
  /** What it has read so far; missing if nothing: most remembered values depend on nothing. */
  reads?: SymbolReads;
}

let current: Recording | undefined;

/** A result, and what it depends on. */
export interface Recorded<Result> {
  /** The result. */
  result: Result;
  /** What it depends on; missing if it depends on no symbol. */
  reads?: SymbolReads;
}

/** Runs a function and records what it reads, instead of the function around it. */
export function recordReads<Result>(run: () => Result): Recorded<Result> {
  const around = current;
  const own: Recording = {};
  current = own;
  try {
    const result = run();
    return { result, ...own };
  } finally {
    current = around;
  }
}

/** Runs a function whose result is compared by itself, so that what it reads does not count. */
export function withoutReads<Result>(run: () => Result): Result {
  return recordReads(run).result;
}

/** Records that something of a symbol is read which an edit of a comment changes. */
export function noteRead(symbol: ReadSymbol): void {
  if (current) (current.reads ??= new SymbolReads()).add(symbol);
}

/** Returns a remembered result; who asks for it depends on what it depends on. */
export function useRecorded<Result>({ result, reads }: Recorded<Result>): Result {
  if (current && reads) (current.reads ??= new SymbolReads()).use(reads);
  return result;
}
