/** How a build of a large API reference may use memory. */
export interface ThreadMemory {
  /** How many threads beside the first can know all of the site. */
  threads: number;
  /** By how much a heap may grow before all of it is collected, in percent of what lives in it. */
  heapGrowth: number;
}

/** What a thread needs beside the site itself, in bytes. */
const base = 150_000_000;

/**
 * How heaps may grow, and what threads then need for each byte of XML, in bytes: the first one, which has the bytes that
 * all share and makes the files that are no pages, and each other one. Measured on libraries of 100 MB to 1 GB.
 */
const roomy = { heapGrowth: 150, first: 2.2, other: 1 };
const tight = { heapGrowth: 40, first: 1.6, other: 0.7 };

/**
 * How many threads there may be for some bytes of XML, of those that are wanted beside the first, where all of them have
 * `limit` bytes: the heaps of a large library are kept small, which takes a tenth more time, before there are fewer
 * threads.
 */
export function threadMemory(size: number, wanted: number, limit: number): ThreadMemory {
  const room = ({ first, other }: typeof roomy): number =>
    Math.floor((limit - base - size * first) / (base + size * other));
  const way = room(roomy) >= wanted ? roomy : tight;
  return { heapGrowth: way.heapGrowth, threads: Math.max(0, Math.min(wanted, room(way))) };
}
