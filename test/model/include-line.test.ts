import { describe, expect, test } from '@jest/globals';
import { includeRule, type IncludeSettings } from '../../src/model/include-line.ts';
import type { Include } from '../../src/model/compound.ts';
import { compound } from '../components/api-model.ts';

/** Returns the path that includes the declarations of a file. */
function pathIn(file: string, settings: IncludeSettings): string | undefined {
  return includeRule(settings).of({ file })?.path;
}

describe('configured folders', () => {
  test.each([
    ['include/lib/a.hpp', 'lib/a.hpp'],
    ['./include/lib/a.hpp', 'lib/a.hpp'],
    ['include/include/a.h', 'include/a.h'],
    ['lib/a.h', 'lib/a.h'],
    ['included/a.h', 'included/a.h'],
    ['src/core/public/a.hh', 'a.hh'],
    ['src/core/a.hxx', 'core/a.hxx'],
    ['include/lib/vector', 'lib/vector'],
    ['include/lib/a.h++', 'lib/a.h++'],
    ['/home/me/include/lib/a.hpp', 'lib/a.hpp'],
    ['C:\\work\\include\\lib\\a.hpp', 'lib/a.hpp'],
    ['/home/me/lib/a.hpp', undefined],
    ['src/a.cpp', undefined],
    ['src/Sample.java', undefined],
    ['[generated]', undefined],
  ])('%s is included as %s', (file, path) => {
    const roots = ['include', 'src/', 'src/core/public'];
    const expected = path === undefined ? undefined : { path, style: 'quote', file };
    expect(includeRule({ roots, style: 'quote' }).of({ file })).toEqual(expected);
  });

  test('a root can be in the machine part of a path', () => {
    const files = new Map([['a.hpp', '/home/me/include/lib/a.hpp']]);
    const machinePaths = { folders: ['/home/me/include/lib'], files };
    expect(pathIn('a.hpp', { roots: ['include'], machinePaths })).toBe('lib/a.hpp');
    // Doxygen may have stripped the path of another.
    expect(pathIn('b.hpp', { roots: ['include'], machinePaths })).toBe('b.hpp');
  });
});

describe('folders without configuration', () => {
  const headers = { stripped: [], searched: [], isLocal: false };

  test.each([
    ['include/lib/a.hpp', 'lib/a.hpp'],
    ['modules/core/include/lib/a.hpp', 'lib/a.hpp'],
    ['Inc/a.h', 'a.h'],
    ['src/lib/a.h', 'lib/a.h'],
    ['src/include/lib/a.h', 'lib/a.h'],
    ['lib/a.h', 'lib/a.h'],
    ['included/a.h', 'included/a.h'],
    ['/home/me/lib/a.h', undefined],
  ])('%s is included as %s', (file, path) => {
    expect(pathIn(file, {})).toBe(path);
  });

  test('a common folder name counts in the machine part of a path', () => {
    const files = new Map([
      ['a.hpp', '/opt/include/lib/a.hpp'],
      ['b.h', '/usr/src/project/b.h'],
    ]);
    const settings = { machinePaths: { folders: ['/opt/include/lib', '/usr/src'], files } };
    expect(pathIn('a.hpp', settings)).toBe('lib/a.hpp');
    expect(pathIn('b.h', settings)).toBe('b.h');
  });

  test('the settings of Doxygen name them: stripped folders before search folders', () => {
    const searched = { ...headers, searched: ['/opt/api'] };
    const both = { ...searched, stripped: ['/opt/api/lib/'] };
    expect(pathIn('/opt/api/lib/a.h', { settings: searched })).toBe('lib/a.h');
    expect(pathIn('/opt/api/lib/a.h', { settings: both })).toBe('a.h');
    expect(pathIn('/opt/api/lib/a.h', { settings: both, roots: ['opt'] })).toBe('api/lib/a.h');
  });

  test('includes in sources and examples name a header, and the folder for others', () => {
    const files = ['x/include/lib/a.h', 'x/include/lib/b.h', 'y/lib/c.h', 'y/d.h', 'z/d.h'];
    const named = ['lib/c.h', 'a.h', 'lib/a.h', 'lib/a.h', 'd.h', 'other.h'];
    const of = (file: string) => pathIn(file, { files, named });
    expect(files.map(of)).toEqual(['lib/a.h', 'lib/b.h', 'lib/c.h', 'd.h', 'z/d.h']);
    // A common header folder inside such a folder takes precedence.
    const settings = { files: ['include/lib/a.h', 'b.h'], named: ['b.h'] };
    expect(pathIn('include/lib/a.h', settings)).toBe('lib/a.h');
    expect(pathIn('include/lib/a.h', { ...settings, named: ['a.h', 'a.h'] })).toBe('a.h');
  });

  test('a name without a folder has little weight if only one text has it, and for other headers', () => {
    const files = ['include/lib/a.h', 'include/lib/b.h', 'api/c.h', 'api/d.h'];
    const of = (named: string[]) => files.map((file) => pathIn(file, { files, named }));
    expect(of(['a.h', 'c.h'])).toEqual(['lib/a.h', 'lib/b.h', 'c.h', 'd.h']);
    expect(of(['a.h', 'a.h'])).toEqual(['a.h', 'lib/b.h', 'api/c.h', 'api/d.h']);
  });

  test('the declaration comes before the definition, and a header before another file', () => {
    const { of } = includeRule({});
    const declared = { file: 'include/impl.hpp', declarationFile: 'include/api.hpp' };
    expect(of(declared)?.path).toBe('api.hpp');
    const repeated = { file: 'include/api.hpp', declarationFile: 'src/a.cpp' };
    expect(of(repeated)?.path).toBe('api.hpp');
    expect(of(undefined)).toBeUndefined();
  });
});

describe('the header of a class in the XML', () => {
  /** Returns the include line of a class that is declared in `include/lib/a.hpp`. */
  function lineOf(include: Include, settings: IncludeSettings = {}) {
    const location = { file: 'include/lib/a.hpp' };
    const fileOf = (refid: string) => (refid === 'all' ? 'include/lib/all.hpp' : undefined);
    const declared = compound({
      refid: 'x',
      name: 'x',
      kind: 'class',
      includes: [include],
      location,
    });
    const line = includeRule({ ...settings, fileOf }).ofClass(declared);
    return line && (line.style === 'quote' ? `"${line.path}"` : `<${line.path}>`);
  }

  test.each<[what: string, include: Include, expected: string]>([
    ['is written as users do', { name: 'a.hpp', local: false }, '<lib/a.hpp>'],
    ['may be another one', { name: 'all.hpp', local: false, refid: 'all' }, '<lib/all.hpp>'],
    ['is the one that its author names', { name: 'lib.hpp', local: false }, '<lib.hpp>'],
    ['keeps the folder of its author', { name: 'lib/a.hpp', local: false }, '<lib/a.hpp>'],
    ['keeps the quotes of its author', { name: 'a.hpp', local: true }, '"lib/a.hpp"'],
    ['shows no path of a machine', { name: '/home/me/a.hpp', local: false }, '<lib/a.hpp>'],
  ])('%s', (_, include, expected) => {
    expect(lineOf(include)).toBe(expected);
  });

  test('has quotes if the Doxyfile sets them, unless the configuration overrides it', () => {
    const settings = { stripped: [], searched: [], isLocal: true };
    const include = { name: 'a.hpp', local: true };
    expect(lineOf(include, { settings })).toBe('"lib/a.hpp"');
    expect(lineOf(include, { settings, style: 'angle' })).toBe('<lib/a.hpp>');
  });

  test('follows the configuration if Doxygen has stripped its path', () => {
    const settings = { stripped: ['/opt/include'], searched: [], isLocal: false };
    const include = { name: 'lib/a.hpp', local: false };
    expect(lineOf(include, { settings, roots: ['include/lib'] })).toBe('<a.hpp>');
  });
});
