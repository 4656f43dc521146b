import type { BuildOptions, BuildResult } from '../../src/build/build-site.ts';

/** Replaces the pipeline in tests of the command: `customFields.outcome` says how it ends. */
export function build({ config, context, write, ...rest }: BuildOptions): Promise<BuildResult> {
  const { diagnostics } = context;
  const { outcome, code, many = 0 } = config.customFields;
  rest.progress({ name: 'Reading' });
  rest.progress({ name: 'Rendering', done: 1, total: 2 });
  rest.progress({ name: 'Rendering', done: 2, total: 2 });
  diagnostics.warning('unused-directive', 'An old word.', { file: 'docs/a.md', line: 2 });
  for (let line = 1; line <= Number(many); line += 1)
    diagnostics.error('broken-anchor', `Nothing is at "${line}%".`, {
      file: 'docs/a.md',
      line,
      column: 2,
    });
  if (outcome === 'fault') diagnostics.error('broken-link', 'A link leads nowhere.');
  if (outcome === 'bug') throw Object.assign(new Error('out of cheese'), code ? { code } : {});
  return Promise.resolve({
    pages: 108,
    written: write ? 3 : 0,
    unchanged: 105,
    removed: rest.workers ?? 0,
    rendered: 1,
    threads: 1,
    milliseconds: 1234,
    steps: [{ name: 'Reading', milliseconds: 12.345 }],
    files: [],
    coverage: [
      {
        members: {
          total: 5789,
          shown: 5773,
          hidden: [
            { rule: 'private', count: 12, described: 3 },
            { rule: 'undocumentedMembers', count: 4, described: 0 },
          ],
        },
        compounds: { total: 40, shown: 40, hidden: [] },
      },
    ],
  });
}
