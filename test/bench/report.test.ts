import { expect, it } from '@jest/globals';
import { updatedReport } from './report.mjs';

const report = `# Benchmarks

Measured long ago.

## Targets

| target | limit | measured | met |
| ------ | ----- | -------- | --- |
| a      | 1 s   | 2 s      | no  |
| b      | 1 s   | 1 s      | yes |

## First

Old text.

## Choices

Reasons.
`;

it('replaces measured sections and targets, and adds new ones before the choices', () => {
  const about = { command: 'npm run bench -- --report --only first,second', date: '2026-11-24' };
  const text = updatedReport(
    report,
    [
      {
        title: 'First',
        about: ['New text.'],
        targets: [{ what: 'a', wanted: '1 s', got: '0.5 s', holds: true }],
      },
      { title: 'Second', targets: [{ what: 'c', wanted: '3 s', got: '4 s', holds: false }] },
    ],
    about,
  );
  expect(text.match(/^## .*/gm)).toEqual(['## Targets', '## First', '## Second', '## Choices']);
  expect(text).not.toContain('Old text.');
  expect(text).toMatch(/## First\n\nMeasured on 2026-11-24 by `npm run .*\n\nNew text\.\n/);
  expect(text.match(/^\| [abc] .*/gm)).toEqual([
    '| a | 1 s | 0.5 s | yes |',
    '| b      | 1 s   | 1 s      | yes |',
    '| c | 3 s | 4 s | **no** |',
  ]);
});
