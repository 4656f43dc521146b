import { relative, sep } from 'node:path';
import type { Fact } from './fact.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { SourceFolders } from './source-folders.ts';

/** Output folder of the offered Doxyfile, relative to the folder of the library. */
const OUTPUT = 'doxygen';

/** Quotes a value for Doxygen: only quotes are escaped. */
function quoted(text: string): string {
  return `"${text.replace(/\\+$/, '').replaceAll('"', '\\"')}"`;
}

/** Returns a small configuration of Doxygen for what a site needs, and nothing else. */
export function doxyfileText(
  { name, description, version }: ProjectFacts,
  { paths, excluded, hasComments }: SourceFolders,
  folder: string,
): string {
  const line = (key: string, value: string): string => `${key.padEnd(22)} = ${value}`;
  const fact = (key: string, found: Fact | undefined): string[] =>
    found ? [`# From ${found.from}.`, line(key, quoted(found.value))] : [];
  const words = (values: readonly string[]): string =>
    values.map((path) => (/\s/.test(path) ? quoted(path) : path)).join(' ');
  const left = excluded.map((path) => relative(folder, path).split(sep).join('/'));
  const isWhole = paths.includes('.');
  return [
    '# What is not mentioned has its default value: "doxygen -x Doxyfile" lists what differs.',
    ...fact('PROJECT_NAME', name),
    ...fact('PROJECT_NUMBER', version),
    ...fact('PROJECT_BRIEF', description),
    '',
    line('INPUT', words(paths)),
    line('RECURSIVE', 'YES'),
    ...(left.length > 0
      ? [
          '# Code of others, tests, examples, and what repeats other headers.',
          line('EXCLUDE', words(left)),
        ]
      : []),
    ...(isWhole ? [line('EXCLUDE_PATTERNS', '*/build/* */docs/* */doc/* */.*')] : []),
    '# Paths in the documentation begin where this file is.',
    line('STRIP_FROM_PATH', '.'),
    ...(hasComments
      ? []
      : [
          '# No comments for Doxygen were found: this shows what has none. Remove it when they are there.',
        ]),
    ...(hasComments ? [] : [line('EXTRACT_ALL', 'YES')]),
    line('WARN_IF_UNDOCUMENTED', 'NO'),
    '',
    '# XML with source listings, of which the site is made.',
    line('OUTPUT_DIRECTORY', OUTPUT),
    line('GENERATE_XML', 'YES'),
    line('XML_PROGRAMLISTING', 'YES'),
    line('GENERATE_HTML', 'NO'),
    line('GENERATE_LATEX', 'NO'),
    '',
  ].join('\n');
}
