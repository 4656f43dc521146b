import { expect, test } from '@jest/globals';
import { listLibraryFiles } from '../../src/init/library-files.ts';
import { spelledName } from '../../src/init/readme.ts';
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

/** Spells a name in a folder with these files. */
function spelled(name: string, texts: Record<string, string>, repository?: string): string {
  const folder = folderOf({ 'a.hpp': '', ...texts });
  const fact = { value: name, from: 'CMakeLists.txt' };
  return spelledName(folder, listLibraryFiles(folder), fact, repository).value;
}
