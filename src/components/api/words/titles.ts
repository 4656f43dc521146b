import type { Compound } from '../../../model/compound.ts';
import { titleText } from '../../../model/title-text.ts';
import { isClassLike } from '../../../model/class-kinds.ts';
import { splitName } from '../../../model/qualified-name.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { kindWord } from './kinds.ts';
import { nameIn } from '../../../model/name-in-language.ts';

/** Returns the title of a group, page or example as plain text; its name if it has none. */
export function groupTitle(compound: Compound): string {
  return titleText(compound.title ?? []) || compound.name;
}

/** Returns the name of a file or folder without its path. */
export function baseName(path: string): string {
  return path.replace(/\/+$/, '').replace(/^.*\//, '');
}

/** Kinds with a title written by the author. */
const titled = new Set<Compound['kind']>([
  'group',
  'page',
  'example',
  'requirement',
  'requirements',
]);

/**
 * Returns the title of a compound's page, for browser tabs and lists: `test_suite class`, `runner.h file`;
 * `Audio/Export.hpp file` if the name is ambiguous.
 */
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

/** Returns the title of a compound's page with its kind, if the author wrote the title: `Strings topic`. */
export function titleWithKind(compound: Compound, texts: ApiTexts): string | undefined {
  if (!titled.has(compound.kind)) return undefined;
  return fill(texts.pageTitle, { name: groupTitle(compound), kind: kindWord(compound, texts) });
}

/** Returns the title of an unnamed symbol: its kind and its scope, as in `anonymous union in A`. */
function anonymousTitle({ name, language }: Compound, texts: ApiTexts): string | undefined {
  const [scope, last] = splitName(name);
  const what = /^\((anonymous .*)\)$/.exec(last)?.[1];
  if (what === undefined || scope === '') return what;
  return fill(texts.anonymousTitle, { name: what, scope: nameIn(language, splitName(scope)[1]) });
}
