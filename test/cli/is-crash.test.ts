import { expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { isCrash } from '../../src/cli/is-crash.ts';
import { startCommand } from '../../src/watch/run-command.ts';

test.each<[string, string, boolean]>([
  ['kill -SEGV $$', 'the shell itself, whose signal is reported', true],
  ['sh -c "kill -SEGV \\$\\$"; exit $?', 'the shell adds the signal to 128', true],
  ['sh -c "kill -ABRT \\$\\$"; exit $?', 'a failed assertion', true],
  ['kill -FPE $$', 'a division by zero', true],
  ['kill -TERM $$', 'somebody ended it', false],
  ['sh -c "kill -INT \\$\\$"; exit $?', 'Ctrl+C', false],
  ['kill -KILL $$', 'the system or somebody ended it', false],
  ['exit 1', 'an error of the configuration', false],
  ['exit 127', 'no such program', false],
  ['exit 128', 'no signal', false],
  ['exit 11', 'a code of its own, not that of a signal', false],
])('%s: %s', async (command, _because, isOne) => {
  const { failure } = await startCommand({ command, folder: tmpdir() }).ended;
  expect(failure).toBeDefined();
  expect(isCrash(failure ?? '')).toBe(isOne);
});
