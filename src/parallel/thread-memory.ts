/** Memory plan for a build of a large API reference. */
export interface ThreadMemory {
  /** Number of additional threads that can hold the whole site. */
  threads: number;
  /** Growth of a heap before a full collection, in percent of its live objects. */
  heapGrowth: number;
}

/** Memory of a thread without the site, in bytes. */
const base = 150_000_000;

/**
 * Growth of heaps, and the memory that threads then need per byte of XML, in bytes: `first` for the first thread, which
 * has the shared bytes and builds all files other than pages, `other` for each other thread. Measured on libraries of
 * 100 MB to 1 GB.
 */
const generous = { heapGrowth: 150, first: 2.2, other: 1 };
const tight = { heapGrowth: 40, first: 1.6, other: 0.7 };

/**
 * Returns how many of the wanted additional threads fit, given bytes of XML and `limit` bytes for all threads. For a
 * large library, heaps are kept small before threads are dropped, which takes a tenth more time.
 */
export function threadMemory(size: number, wanted: number, limit: number): ThreadMemory {
  const threadsThatFit = ({ first, other }: typeof generous): number =>
    Math.floor((limit - base - size * first) / (base + size * other));
  const plan = threadsThatFit(generous) >= wanted ? generous : tight;
  return {
    heapGrowth: plan.heapGrowth,
    threads: Math.max(0, Math.min(wanted, threadsThatFit(plan))),
  };
}
