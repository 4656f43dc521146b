import { expect, test } from '@jest/globals';
import { listLibraryFiles } from '../../src/init/library-files.ts';
import { readPurpose, spelledName } from '../../src/init/readme.ts';
import { folderOf } from './library-folder.ts';

test.each([
  ['a title of a readme', 'json', '# JSON\n', 'JSON'],
  [
    'a title with badges',
    'YAML_CPP',
    '# yaml-cpp ![Build](b.svg) [![Docs](d.svg)](d)\n',
    'yaml-cpp',
  ],
  ['a title that is a link', 'tinyxml2', '# [TinyXML-2](https://example.org)\n', 'TinyXML-2'],
  ['an acronym', 'glfw', '# GLFW\n\nGLFW is a library.\n', 'GLFW'],
  ['an acronym without a sentence', 'glfw', '# GLFW\n', 'GLFW'],
  ['a loud title', 'hiredis', '# HIREDIS\n\nHiredis is a small client.\n', 'Hiredis'],
  ['a loud name, without a title', 'HIREDIS', '`hiredis` is a client.\n', 'hiredis'],
  ['the title of something else', 'RINGS', '# Fast rings\n', 'RINGS'],
])('the name of a library with %s', (_, name, readme, wanted) => {
  expect(spelled(name, { 'README.md': readme })).toBe(wanted);
});

test.each([
  ['an identifier', 'YAML_CPP', 'yaml-cpp', 'yaml-cpp'],
  ['what may be an acronym', 'GLFW', 'glfw', 'GLFW'],
  ['a name of another repository', 'YAML_CPP', 'parsers', 'YAML_CPP'],
  ['what people write', 'Yaml_Cpp', 'yaml-cpp', 'Yaml_Cpp'],
])('without a readme, the repository spells %s', (_, name, repository, wanted) => {
  expect(spelled(name, {}, repository)).toBe(wanted);
});

test.each([
  [
    'the name and a verb',
    '# Ring\n\nNews.\n\nRing is a buffer. It is fast.\n\nMore.\n',
    'Ring is a buffer.',
  ],
  [
    'the first text',
    '## ring\n\n![b](b.svg)\n\nA fast buffer\nfor chips. Small.\n',
    'A fast buffer for chips.',
  ],
  ['no full stop', '# Ring\n\nA fast buffer:\n\n- small\n', undefined],
  ['a list', '# Ring\n\n- A fast buffer.\n', undefined],
  ['another heading', '# Ring\n\n## Status\n\nAll builds pass.\n', undefined],
  ['what is in the repository', '# Ring\n\nThis repository has buffers.\n', undefined],
  ['a long one', `# Ring\n\nA ${'fast '.repeat(40)}buffer.\n`, undefined],
])('the purpose in a readme with %s', (_, readme, wanted) => {
  const folder = folderOf({ 'README.md': readme });
  expect(readPurpose(folder, listLibraryFiles(folder), 'ring')?.value).toBe(wanted);
});

/** Spells a name in a folder with these files. */
function spelled(name: string, texts: Record<string, string>, repository?: string): string {
  const folder = folderOf({ 'a.hpp': '', ...texts });
  const fact = { value: name, from: 'CMakeLists.txt' };
  return spelledName(folder, listLibraryFiles(folder), fact, repository).value;
}
