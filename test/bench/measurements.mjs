// Reads figures out of what programs print and write, and sums figures up.

/** The middle of some numbers; of two middle ones the smaller. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The number that a share of some numbers is below: 0.95 for all but the largest twentieth; NaN of none. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Memory of a process from the text of /proc/{pid}/status, in bytes: now, and at most so far. */
export function memoryOf(status) {
  const kibibytes = (name) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
  return { now: kibibytes('VmRSS') * 1024, peak: kibibytes('VmHWM') * 1024 };
}

/** The id of the parent from the text of /proc/{pid}/stat; a program's name may hold spaces and parentheses. */
export function parentOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[1]);
}

/** A process and all below it, from the parent of each process. */
export function treeOf(root, parents) {
  const tree = new Set([root]);
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const [id, parent] of parents) if (tree.has(parent)) tree.add(id);
  }
  return tree;
}

/** What our own build printed: pages, warnings, and the milliseconds of each step where they were asked for. */
export function buildOf(output) {
  const warnings =
    /(\d+) warnings?/.exec(output)?.[1] ?? (/no warnings/.test(output) ? '0' : undefined);
  const steps = [...output.matchAll(/^(\S.*?) +(\d+) ms$/gm)].map(([, name, ms]) => [
    name,
    Number(ms),
  ]);
  return {
    pages: Number(/(\d+) pages?/.exec(output)?.[1] ?? 0),
    warnings: warnings === undefined ? undefined : Number(warnings),
    steps: Object.fromEntries(steps),
  };
}

/** Where a page leads that does nothing but lead on. */
export function redirectOf(html) {
  return /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
}

/** How many bytes of a page are its sidebar; none where it has none. */
export function sidebarBytes(html) {
  const aside = /<aside\b[^>]*doc-sidebar.*?<\/aside>/s.exec(html)?.[0];
  return aside === undefined ? undefined : Buffer.byteLength(aside);
}

/** Milliseconds for people. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 10
    ? `${seconds.toFixed(2)} s`
    : seconds < 100
      ? `${seconds.toFixed(1)} s`
      : `${Math.round(seconds)} s`;
}

/** Milliseconds for people, where they are few. */
export function instant(milliseconds) {
  return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
}

/** Bytes for people, as limits of what browsers load are written. */
export function kibibytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** A share for people. */
export function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/** Bytes for people; a megabyte has a million. */
export function size(bytes) {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(bytes < 1e4 ? 1 : 0)} kB`;
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

/** A factor for people. */
export function factor(number) {
  return number < 10
    ? number.toFixed(2)
    : number < 100
      ? number.toFixed(1)
      : String(Math.round(number));
}
