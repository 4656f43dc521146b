// Reads figures from the output of programs, and summarizes figures.

/** Returns the median; of two middle numbers the smaller. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Returns a percentile: 0.95 gives the number that all but the largest twentieth are below; NaN without numbers. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Reads the memory of a process from the text of /proc/{pid}/status, in bytes: current and peak. */
export function memoryOf(status) {
  const kibibytes = (name) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
  return { now: kibibytes('VmRSS') * 1024, peak: kibibytes('VmHWM') * 1024 };
}

/** Reads the parent id from the text of /proc/{pid}/stat; a program name may contain spaces and parentheses. */
export function parentOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[1]);
}

/** Milliseconds of a tick of /proc/{pid}/stat: Linux counts 100 per second in all its files. */
const tick = 10;

/** Reads the processor time of a process from the text of /proc/{pid}/stat: milliseconds, without its child processes. */
export function processorOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Returns a process and all its descendants, given the parent of each process. */
export function treeOf(root, parents) {
  const tree = new Set([root]);
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const [id, parent] of parents) if (tree.has(parent)) tree.add(id);
  }
  return tree;
}

/** Reads the output of our own build: pages, warnings, and the milliseconds of each step if requested. */
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

/** Returns the target of a redirect page. */
export function redirectOf(html) {
  return /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
}

/** Returns the number of bytes of a page's sidebar; 0 without one. */
export function sidebarBytes(html) {
  const aside = /<aside\b[^>]*doc-sidebar.*?<\/aside>/s.exec(html)?.[0];
  return aside === undefined ? undefined : Buffer.byteLength(aside);
}

/** Formats milliseconds. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 10
    ? `${seconds.toFixed(2)} s`
    : seconds < 100
      ? `${seconds.toFixed(1)} s`
      : `${Math.round(seconds)} s`;
}

/** Formats short times in milliseconds. */
export function instant(milliseconds) {
  return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
}

/** Formats bytes, in the units of browser budgets. */
export function kibibytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** Formats a share. */
export function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/** Formats bytes; a megabyte has a million. */
export function size(bytes) {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(bytes < 1e4 ? 1 : 0)} kB`;
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

/** Formats a factor. */
export function factor(number) {
  return number < 10
    ? number.toFixed(2)
    : number < 100
      ? number.toFixed(1)
      : String(Math.round(number));
}
