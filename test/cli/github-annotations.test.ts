import { expect, test } from '@jest/globals';
import { annotationsIn } from '../../src/cli/github-annotations.ts';

test('a place that is an option of the command line is no file of the repository', () => {
  const fault = { level: 'error', code: 'usage', message: 'There is no such file.' } as const;
  const lines = ['--config', 'site.config.yaml'].flatMap(
    (file) => annotationsIn(process.cwd(), [{ ...fault, place: { file } }]).lines,
  );
  expect(lines[0]).not.toContain('file=');
  expect(lines[1]).toContain('file=site.config.yaml');
});
