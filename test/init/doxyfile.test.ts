import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { readDoxyfile } from '../../src/init/doxyfile.ts';
import type { Doxyfile } from '../../src/init/doxyfile.ts';
import { hostedRepository } from '../../src/init/git-host.ts';
import { siteDoxyfileText } from '../../src/init/site-doxyfile.ts';
import { folderOf } from './library-folder.ts';

function read(files: Record<string, string>, env: Record<string, string> = {}): Doxyfile {
  const cwd = folderOf(files);
  return readDoxyfile(join(cwd, Object.keys(files)[0]!), {
    cwd,
    folders: [cwd],
    env,
    variable: () => undefined,
  });
}

test('a Doxygen configuration is parsed as Doxygen parses it', () => {
  const { settings, missing } = read(
    {
      'docs/Doxyfile': [
        '# PROJECT_NAME = not this',
        'PROJECT_NAME           = My "quoted" lib # a comment',
        'PROJECT_BRIEF = "Says \\"hello\\" # no comment"',
        'INPUT = include \\',
        '   "with space/src" \\',
        '        # between',
        'INPUT += $(MORE) $(NONE)',
        'XML_OUTPUT = first',
        '@INCLUDE_PATH = parts',
        '@INCLUDE = common.cfg',
        '@INCLUDE = gone.cfg',
        'GENERATE_XML=',
      ].join('\r\n'),
      'parts/common.cfg': 'XML_OUTPUT = second\nHAVE_DOT = YES\n@INCLUDE = common.cfg\n',
    },
    { MORE: 'src lib' },
  );
  const text = (name: string): unknown => settings.get(name)?.text;
  expect(text('PROJECT_NAME')).toBe('My "quoted" lib');
  expect(text('PROJECT_BRIEF')).toBe('Says "hello" # no comment');
  expect(settings.get('INPUT')).toMatchObject({
    values: ['include', 'with space/src', 'src', 'lib'],
    place: { file: 'docs/Doxyfile', line: 7 },
    unknown: ['$(NONE)'],
  });
  expect(settings.get('XML_OUTPUT')).toMatchObject({
    text: 'second',
    place: { file: 'parts/common.cfg', line: 1 },
  });
  expect([text('HAVE_DOT'), text('GENERATE_XML')]).toEqual(['YES', '']);
  // The second one includes itself endlessly.
  expect(missing.map(({ name }) => name)).toEqual(['common.cfg', 'gone.cfg']);
});

test.each([
  ['git@github.com:Jane/lib.git', 'https://jane.github.io', '/lib/'],
  ['https://user:pass@github.com/jane/jane.github.io', 'https://jane.github.io', '/'],
  ['ssh://git@github.com:22/jane/lib.git/', 'https://jane.github.io', '/lib/'],
  ['git+https://github.com/jane/lib.js.git', 'https://jane.github.io', '/lib.js/'],
  ['jane/lib', 'https://jane.github.io', '/lib/'],
  ['gitlab:jane/lib', 'https://jane.gitlab.io', '/lib/'],
  ['https://gitlab.com/group/sub/lib.git', 'https://group.gitlab.io', '/sub/lib/'],
  ['git@codeberg.org:jane/lib.git', 'https://jane.codeberg.page', '/lib/'],
  ['https://git.example.org/jane/lib', undefined, undefined],
  ['../lib.git', undefined, undefined],
  ['/srv/git/lib.git', undefined, undefined],
  ['C:\\git\\lib', undefined, undefined],
])('the pages of %s', (remote, url, baseUrl) => {
  const found = hostedRepository(remote)?.pages;
  expect([found?.url, found?.baseUrl]).toEqual([url, baseUrl]);
});

test('programs in the folder where Doxygen runs are named with it, since shells look elsewhere', () => {
  const folder = folderOf({ 'doc/fix.sh': '', 'doc/README': '' });
  const settings = new Map([
    ['INPUT_FILTER', [`${folder}/doc/fix.sh`]],
    ['FILTER_PATTERNS', [`*.md=${folder}/doc/fix.sh`, '*.txt=cat']],
    ['INPUT', [`${folder}/doc/README`]],
  ]);
  const request = { folder, runs: join(folder, 'doc'), output: folder, about: 'A.', settings };
  const lines = siteDoxyfileText(request).split('\n');
  expect(lines.filter((line) => /FILTER|INPUT/.test(line))).toEqual([
    'INPUT_FILTER           = ./fix.sh',
    'FILTER_PATTERNS        = *.md=../doc/fix.sh *.txt=cat',
    'INPUT                  = README',
  ]);
});
