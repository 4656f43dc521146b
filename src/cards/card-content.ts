import { formatDate } from '../components/blog/post-date.tsx';
import { kindWord } from '../components/api/words/kinds.ts';
import { isUnnamed } from '../model/address-names.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound } from '../model/compound.ts';
import { nameIn } from '../model/name-in-language.ts';
import { splitName } from '../model/qualified-name.ts';
import type { PageContext } from '../pages/page-kind.ts';
import type { PlanPage } from '../plan/types.ts';
import { compoundPhrases, declarationText } from '../text-pages/declaration-text.ts';

/** The texts of a social card. */
export interface CardContent {
  /** Title of the site; empty on its home page. */
  site: string;
  /**
   * What the page is: the kind and the scope of a symbol, the category of a guide, the day of a post; empty if it is none
   * of these.
   */
  kind: string;
  /** Name of the symbol, or title of the page. */
  name: string;
  /** Lines of code: how to include the symbol, and its declaration if that says more than kind and name. */
  code: string[];
  /** What it is about; may be empty. */
  brief: string;
}

/** Returns the texts of a page's card; `undefined` for pages that are no place to link to, such as the not-found page. */
export function cardContent(page: PlanPage, siteTitle: string): CardContent | undefined {
  const { description, source } = page;
  if (description.file !== undefined || source.layout === 'bare') return undefined;
  const { context } = page;
  const compound = context.symbols.compounds.get(description.refid ?? '');
  const texts = compound ? symbolTexts(compound, context) : pageTexts(page);
  const content = { ...texts, brief: description.description };
  const name = tidy(content.name);
  const brief = tidy(content.brief);
  return {
    site: name === siteTitle ? '' : tidy(siteTitle),
    kind: tidy(content.kind),
    name,
    code: content.code,
    brief: brief === name ? '' : brief,
  };
}

type Texts = Pick<CardContent, 'kind' | 'name' | 'code'>;

function symbolTexts(compound: Compound, { symbols, settings, title }: PageContext): Texts {
  const { kind, language, name } = compound;
  const word = kindWord(compound, settings.texts.api);
  if (kind === 'file' || kind === 'dir')
    return { kind: word, name: symbols.shortName(compound), code: [] };
  const hasCode = isClassLike(kind) || kind === 'concept';
  if ((!hasCode && kind !== 'namespace') || isUnnamed(compound))
    return { kind: word, name: title, code: [] };
  const [scope, last] = splitName(name);
  return {
    kind: scope === '' ? word : `${word} · ${nameIn(language, scope)}`,
    name: last,
    code: hasCode ? symbolCode(compound, scope, settings.includes) : [],
  };
}

/** Returns the lines of a symbol's code, with names as they are inside its scope, which the card shows. */
function symbolCode(
  compound: Compound,
  scope: string,
  includes: PageContext['settings']['includes'],
): string[] {
  const { path, style } = includes?.ofClass(compound) ?? {};
  const include = style === 'quote' ? `"${path}"` : `<${path}>`;
  const saysMore = compound.bases.length > 0 || compound.templateParams !== undefined;
  const declared = saysMore ? compoundPhrases(compound) : [];
  return [
    ...(path === undefined ? [] : [`#include ${include}`]),
    ...declared.map((phrase) => withoutScope(inOneLine(declarationText([phrase])), scope)),
  ];
}

/** Joins the lines of a declaration whose parameters are on lines of their own. */
function inOneLine(code: string): string {
  return code
    .replace(/([<(])\n\s*/g, '$1')
    .replace(/\n\s*(?=[>)])/g, '')
    .replace(/\s*\n\s*/g, ' ');
}

/** Removes from the names in code the scopes in which they are. */
function withoutScope(code: string, scope: string): string {
  if (scope === '') return code;
  const inside = code.replaceAll(/[\w:]+/g, (name) =>
    name.startsWith(`${scope}::`) ? name.slice(scope.length + 2) : name,
  );
  return withoutScope(inside, splitName(scope)[0]);
}

function pageTexts({ description, context }: PlanPage): Texts {
  const [, published] =
    description.openGraph?.find(([property]) => property === 'article:published_time') ?? [];
  const category = context.breadcrumbs.at(-2)?.label ?? '';
  const kind =
    published === undefined ? category : formatDate(published, context.settings.texts.locale);
  return { kind, name: description.title, code: [] };
}

/** Pictures for words, with what joins and varies them: decoration that no font of cards has. */
const pictures =
  /\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{EMod}|\u200d|\ufe0e|\ufe0f)*|\u00ad|\u200b|\ufe0e|\ufe0f/gu;

/** Returns a text in one line, without emoji. */
function tidy(text: string): string {
  const plain = text.replace(pictures, (char) => (/^[©®™]/.test(char) ? char.charAt(0) : ''));
  return plain.normalize('NFC').replace(/\s+/g, ' ').trim();
}
