import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { resolve } from 'node:path';
import { serve, type RunningServer } from '../../src/program/index.ts';
import { runNode } from '../cli/run-command.ts';
import { buildOnce } from '../run/shared.ts';

const root = resolve('.');
const bin = resolve('bin/mtp-site.mjs');
const library = 'micro_os_plus::micro_test_plus';
let client: Client;
let folder: string;
let server: RunningServer | undefined;

/** Starts the command for a site, as an agent does. */
async function connect(site: string): Promise<Client> {
  const opened = new Client({ name: 'test', version: '1.0.0' });
  await opened.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', site] }),
  );
  return opened;
}

/** Calls a tool and returns its text. */
async function ask(tool: string, given: Record<string, unknown>, of = client): Promise<string> {
  const { content } = await of.callTool({ name: tool, arguments: given });
  expect(content).toEqual([{ type: 'text', text: expect.any(String) }]);
  const [first] = content as { text: string }[];
  return first?.text ?? '';
}

beforeAll(async () => {
  folder = await buildOnce(root, root);
  client = await connect(folder);
});

afterAll(async () => {
  await client.close();
  await server?.close();
});

test('the server lists its tools with descriptions, and none of them changes anything', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search', 'get_symbol', 'get_guide', 'topics', 'changes', 'in_release'],
  ]);
  for (const { description, annotations } of tools) {
    expect(description).not.toBe('');
    expect(annotations).toMatchObject({ readOnlyHint: true });
  }
});

test.each<[string, string, Record<string, unknown>, (string | RegExp)[]]>([
  [
    'a search finds symbols with their addresses',
    'search',
    { query: 'expect' },
    [`${library}::expect(`, /https:\/\/\S+#expect/],
  ],
  ['a search finds guides', 'search', { query: 'glossary' }, ['## guide', 'Glossary']],
  ['a search without results says so', 'search', { query: 'zzzqqq' }, ['Nothing found']],
  [
    'a symbol has its header, declaration and parameters',
    'get_symbol',
    { name: 'test_case' },
    ['#include <micro-os-plus/micro-test-plus.h>', '```cpp', '`arguments`'],
  ],
  [
    'a deprecated symbol names its replacement',
    'get_symbol',
    { name: `${library}::_t` },
    ['Deprecated:', 'to_t'],
  ],
  [
    'a class has its description, examples and mentions',
    'get_symbol',
    { name: 'test_suite' },
    ['## Detailed Description', '## Examples', '## Mentioned in'],
  ],
  [
    'a wrong name lists similar ones',
    'get_symbol',
    { name: 'test_cose' },
    ['There is no symbol', `${library}::test_case`],
  ],
  ['a guide is found by its title', 'get_guide', { guide: 'Glossary' }, ['# Glossary']],
  [
    'a guide that does not exist is no error',
    'get_guide',
    { guide: '/nowhere/' },
    ['There is no page'],
  ],
  ['the topics are listed', 'topics', {}, ['`exceptions`']],
  ['a topic has its symbols', 'topics', { topic: 'exceptions' }, ['throws']],
  [
    'an unknown topic lists the topics',
    'topics',
    { topic: 'none' },
    ['There is no topic', '`exceptions`'],
  ],
  [
    'the changes between releases are grouped',
    'changes',
    { from: '3.1.2', to: '3.2.0' },
    ['## deprecated', '_b', '## added'],
  ],
  [
    'an unknown release lists those that exist',
    'changes',
    { from: '9.9' },
    ['no snapshot of `9.9`', '3.2.0'],
  ],
  [
    'a release has a symbol',
    'in_release',
    { name: `${library}::to_t`, release: '3.2.0' },
    ['Yes, 3.2.0 has it.', '#include <'],
  ],
  [
    'a symbol came later',
    'in_release',
    { name: 'to_b', release: '3.1.2' },
    ['No, 3.1.2', '3.2.0 is the first release with it'],
  ],
  [
    'a symbol was removed',
    'in_release',
    { name: 'MTP_EXPECT_EQ', release: '3.0.0' },
    ['No, 3.0.0', 'is the last release before', 'removed'],
  ],
])('%s', async (_, tool, given, expected) => {
  const text = await ask(tool, given);
  for (const part of expected)
    if (typeof part === 'string') expect(text).toContain(part);
    else expect(text).toMatch(part);
  expect(text.length).toBeLessThan(6100);
});

test('arguments of the wrong form are errors of the call, and the server goes on', async () => {
  const { isError } = await client.callTool({ name: 'search', arguments: { query: 3 } });
  expect(isError).toBe(true);
  expect(await ask('search', { query: 'expect' })).toContain('expect');
});

test('no path leads out of the folder', async () => {
  for (const guide of ['/../../package.json', '../..', '/%2e%2e/'])
    expect(await ask('get_guide', { guide })).toContain('There is no');
});

test('a site on a server gives the same answers as its folder', async () => {
  ({ result: server } = await serve({ out: folder, port: 0 }));
  const other = await connect(server?.url ?? '');
  try {
    for (const [tool, given] of [
      ['search', { query: 'expect' }],
      ['get_symbol', { name: 'test_case' }],
      ['in_release', { name: 'to_b', release: '3.1.2' }],
    ] as const)
      expect(await ask(tool, given, other)).toBe(await ask(tool, given));
  } finally {
    await other.close();
  }
});

test('a folder without a site is an error of the command', () => {
  const { status, out, error } = runNode(bin, ['mcp', 'src'], root);
  expect([status, out]).toEqual([2, '']);
  expect(error).toContain('There is no site in "src".');
});
