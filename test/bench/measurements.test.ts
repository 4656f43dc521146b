import { describe, expect, it } from '@jest/globals';
import {
  buildOf,
  duration,
  factor,
  instant,
  kibibytes,
  median,
  memoryOf,
  parentOf,
  processorOf,
  percent,
  percentile,
  redirectOf,
  sidebarBytes,
  size,
  treeOf,
} from './measurements.mjs';

describe('figures of the benchmark', () => {
  it('takes the median', () => {
    expect(median([3, 100, 1])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(median([])).toBeUndefined();
  });

  it('takes the percentile', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => (i * 37) % 100);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });

  it('reads memory and parents from the files of Linux', () => {
    const status =
      'Name:\tnode\nVmPeak:\t  900 kB\nVmHWM:\t   200 kB\nVmRSS:\t   150 kB\nThreads:\t7\n';
    expect(memoryOf(status)).toEqual({ now: 150 * 1024, peak: 200 * 1024 });
    // A process that has ended has no memory.
    expect(memoryOf('Name:\tnode\nState:\tZ (zombie)\n')).toEqual({ now: 0, peak: 0 });
    expect(parentOf('12 (a (b) 9 c) S 7 12 12 0 -1 4194304')).toBe(7);
    expect(processorOf('12 (a (b) 9 c) S 7 12 12 0 -1 4194304 1 2 3 4 250 31 9 9 20')).toBe(2810);
  });

  it('finds all descendants of a process, in any order', () => {
    const parents = [
      [40, 30],
      [30, 20],
      [20, 1],
      [50, 1],
    ] as const;
    expect([...treeOf(20, parents)].sort()).toEqual([20, 30, 40]);
  });

  it('reads the output of a build', () => {
    const printed =
      'Reading        4974 ms\nAll           19110 ms\n2069 pages in 19.1 s, 3 warnings.\n';
    expect(buildOf(printed)).toEqual({
      pages: 2069,
      warnings: 3,
      steps: { Reading: 4974, All: 19110 },
    });
    expect(buildOf('162 pages in 826 ms, no warnings.')).toMatchObject({ pages: 162, warnings: 0 });
    expect(buildOf('something else').warnings).toBeUndefined();
  });

  it('reads the target of a redirect and the size of a sidebar', () => {
    expect(redirectOf('<meta http-equiv="refresh" content="0; url=/docs/api/">')).toBe(
      '/docs/api/',
    );
    expect(redirectOf('<html></html>')).toBeUndefined();
    const aside = '<aside class="doc-sidebar">\n<b>é</b></aside>';
    expect(sidebarBytes(`<main></main>${aside}<aside>other</aside>`)).toBe(aside.length + 1);
    expect(sidebarBytes('<aside class="toc"></aside>')).toBeUndefined();
  });

  it('formats figures', () => {
    expect([940, 12_345, 123_456].map(duration)).toEqual(['0.94 s', '12.3 s', '123 s']);
    expect([900, 45_000, 2e8, 1.53e9].map(size)).toEqual(['0.9 kB', '45 kB', '200 MB', '1.53 GB']);
    expect([4.56, 1234].map(instant)).toEqual(['4.6 ms', '1234 ms']);
    expect([kibibytes(15_360), percent(0.0381)]).toEqual(['15.0 KiB', '3.8 %']);
    expect([2.345, 48.06, 812].map(factor)).toEqual(['2.35', '48.1', '812']);
  });
});
