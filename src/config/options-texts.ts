import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Translation } from '../shared/texts/catalogues.ts';
import { en } from '../shared/texts/en.ts';
import { group } from './containers.ts';
import type { GroupRules } from './containers.ts';
import { Option } from './option.ts';
import type { Complaint, Outcome, Where } from './option.ts';
import { file, text } from './scalars.ts';
import { readConfigSource } from './read-config-source.ts';
import type { SourceNode } from '../yaml/source.ts';

/** Returns the placeholders in braces of a text. */
function valuesIn(written: string): string[] {
  return [...new Set(written.match(/\{\w+\}/g))];
}

/** A translation may omit placeholders, as plural forms do, but must not add any. */
function checkValues(translated: string | undefined, english: string): Complaint | undefined {
  const known = valuesIn(english);
  const unknown = valuesIn(translated ?? '').find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const what =
    known.length > 0 ? `Available values: ${known.join(', ')}.` : 'The text has no values.';
  return {
    message: `unknown value ${unknown} in the text.`,
    advice: `In English: ${english}\n${what}`,
  };
}

const rules: GroupRules = {
  unknown: (key, at) => {
    const path = at.path === '' ? key : `${at.path}.${key}`;
    return { message: `Unknown text "${path}".`, advice: '' };
  },
};

/** A group of the catalogue; every text is optional. */
function texts(
  description: string,
  english: Readonly<Record<string, string>>,
): Option<Record<string, string | undefined> | undefined> {
  const fields = Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      text(value)
        .optional()
        .check((translated) => checkValues(translated, value)),
    ]),
  );
  return group(description, fields, rules).optional();
}

/** Content of a translation file; a key that the catalogue lacks is a fault. */
export const translation: Option<Translation> = group(
  'Texts of the user interface in a language. Missing texts are those of mtp-site in this language, or English.',
  {
    shell: texts('Navbar, sidebars and footer.', en.shell),
    search: texts('The search.', en.search),
    content: texts('Docs, blog and other pages.', en.content),
    api: texts('The API reference.', en.api),
    rules: texts('What changed about the symbols of an API.', en.rules),
    debug: texts('The debug pages.', en.debug),
  },
  rules,
);

/** A translation file, read and validated; faults refer to places in it. */
export const translationFile: Option<Translation> = fileWith(
  file('YAML file with the user interface texts in this language.'),
  (node, at) => translation.read(node, at),
);

/** An option whose value is the path of a YAML file, and whose result is the file's content. */
function fileWith<T>(
  path: Option<string>,
  read: (node: SourceNode, at: Where) => Outcome<T>,
): Option<T> {
  return new Option<T>(path.schema, (node, at) => {
    const found = path.read(node, at);
    if (!found) return undefined;
    const written = node.kind === 'scalar' ? String(node.value) : '';
    const shown = posix.join(posix.dirname(at.place.file), written);
    const syntax = new Diagnostics();
    const content = readConfigSource(readFileSync(found.value, 'utf8'), shown, syntax);
    for (const { message, place = { file: shown }, advice } of syntax.all)
      at.fault(message, place, advice);
    if (!content || syntax.all.length > 0) return undefined;
    return read(content, { ...at, path: '', place: content.place });
  });
}
