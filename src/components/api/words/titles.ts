import type { Compound } from '../../../model/compound.ts';
import { plainText } from '../../../model/walk.ts';
import { isClassLike } from '../../../model/class-kinds.ts';
import { splitName } from '../../../model/qualified-name.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { kindWord } from './kinds.ts';
import { nameIn } from '../../../model/name-in-language.ts';

/** The title of a group, page or example as plain text; its name where it has none. */
export function groupTitle(compound: Compound): string {
  return plainText(compound.title ?? []).trim() || compound.name;
}

/** The name of a file or folder without the path before it. */
export function baseName(path: string): string {
  return path.replace(/\/+$/, '').replace(/^.*\//, '');
}

/** Kinds whose title is a text of their author's. */
const titled = new Set<Compound['kind']>([
  'group',
  'page',
  'example',
  'requirement',
  'requirements',
]);

/** The title of a compound's page, for browser tabs and lists: `test_suite class`, `runner.h file`; `Audio/Export.hpp file` where there are several. */
export function pageTitle(
  compound: Compound,
  symbols: Pick<Symbols, 'shortName'>,
  texts: ApiTexts,
): string {
  if (titled.has(compound.kind)) return groupTitle(compound);
  const kind = kindWord(compound, texts);
  if (compound.kind === 'file' || compound.kind === 'dir')
    return fill(texts.pageTitle, { name: symbols.shortName(compound), kind });
  const anonymous = anonymousTitle(compound, texts);
  if (anonymous !== undefined) return anonymous;
  const isNested = isClassLike(compound.kind) || compound.kind === 'concept';
  const name = nameIn(compound.language, isNested ? symbols.shortName(compound) : compound.name);
  return fill(texts.pageTitle, { name, kind });
}

/** The title of what has no name says what it is, and where: `anonymous union in A`. */
function anonymousTitle({ name, language }: Compound, texts: ApiTexts): string | undefined {
  const [scope, last] = splitName(name);
  const what = /^\((anonymous .*)\)$/.exec(last)?.[1];
  if (what === undefined || scope === '') return what;
  return fill(texts.anonymousTitle, { name: what, scope: nameIn(language, splitName(scope)[1]) });
}
