import { expect, test } from '@jest/globals';
import { commandWords, filledWords } from '../../src/confirm/compiler.ts';
import { readCompilerOutput } from '../../src/confirm/compiler-output.ts';
import { includeFolders } from '../../src/confirm/include-folders.ts';

const outputs: [because: string, text: string, errors: [string, string][], other: string][] = [
  [
    'g++ names the file of the use',
    `mtp-client-3-1: In static member function 'static void use()':
mtp-client-3-1:1:88: error: 'f' is not a member of 'lib'
    1 | struct mtp_client_3_1 {};
mtp-client-4-0:1:5: fatal error: lib.h: No such file or directory`,
    [
      ['mtp-client-3-1', "'f' is not a member of 'lib'"],
      ['mtp-client-4-0', 'lib.h: No such file or directory'],
    ],
    '',
  ],
  [
    'g++ names the use before an error in a template',
    `lib.h: In instantiation of 'void f(T) [with T = int]':
mtp-client-0-0:1:20:   required from here
lib.h:7:3: error: static assertion failed`,
    [['mtp-client-0-0', 'static assertion failed']],
    '',
  ],
  [
    'clang++ names the use after an error in a template',
    `lib.h:7:3: error: static assertion failed
mtp-client-0-2:1:20: note: in instantiation of function template specialization 'f<int>' requested here`,
    [['mtp-client-0-2', 'static assertion failed']],
    '',
  ],
  [
    'names that only the written code has are left out',
    `mtp-client-1-2:1:9: error: cannot convert 'mtp_client::argument<int>::type' {aka 'int'} to 'lib::mtp_client_1_2::mtp_result' {aka 'lib::size'}`,
    [['mtp-client-1-2', "cannot convert 'int' to 'lib::size'"]],
    '',
  ],
  [
    'MSVC has the line in parentheses and a number behind "error"',
    `mtp-client-1-0(1): error C2039: 'f': is not a member of 'lib'`,
    [['mtp-client-1-0', "'f': is not a member of 'lib'"]],
    '',
  ],
  [
    'an error in a header alone belongs to no use',
    `/usr/include/lib.h:2:10: fatal error: config.h: No such file or directory
compilation terminated.`,
    [],
    'config.h: No such file or directory',
  ],
  ['a warning is no error', 'mtp-client-0-0:1:5: warning: error is a bad name', [], ''],
];

test.each(outputs)('%s', (_because, text, errors, other) => {
  expect(readCompilerOutput(text)).toEqual({
    errors: new Map(errors),
    ...(other !== '' && { other }),
  });
});

test('a command is split at spaces outside of quotes, and {include} is repeated', () => {
  expect(commandWords(`"C:/Program Files/cl.exe" /Zs -D'A B'="c d"`)).toEqual([
    'C:/Program Files/cl.exe',
    '/Zs',
    '-DA B=c d',
  ]);
  expect(filledWords('g++ -I{include} {file}', 'a b.cpp', ['x', '$&'])).toEqual([
    ...['g++', '-Ix', '-I$&', 'a b.cpp'],
  ]);
});

test('headers are searched where most of them are', () => {
  const files = ['include/lib/a.h', 'include/lib/b.h', 'old/include/lib/a.h', 'src/c.h', 'a.h'];
  expect(includeFolders(['lib/a.h', 'lib/b.h', 'c.h'], files)).toEqual(['include', 'src']);
  expect(includeFolders(['lib/d.h'], files)).toEqual([]);
});
