import { releaseLabel } from '../components/api/changes/release-label.ts';
import type { FormerContent, RemovedSymbol } from '../model/ledger.ts';
import { fill } from '../shared/texts/fill.ts';
import * as md from './markdown.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns what was on a page in earlier releases, below a heading. */
export function formerText(
  { removed, moved }: FormerContent,
  setting: TextSetting,
  release?: string,
): string {
  const { api } = setting.texts;
  if (removed.length + moved.length === 0) return '';
  return md.blocks([
    md.heading(2, md.escapeText(removed.length > 0 ? api.removedMembers : api.movedMembers)),
    ...removed.map(({ ids, symbol }) =>
      md.blocks([
        ids.map(md.anchorOf).join(''),
        symbol.release === release
          ? ''
          : `${md.code(symbol.name)}: ${removalText(symbol, setting)}`,
        removedDeclaration(symbol),
      ]),
    ),
    movedText({ moved }, setting),
  ]);
}

/** Returns links to what has another place now. */
export function movedText(
  { moved }: Pick<FormerContent, 'moved'>,
  { textHref }: TextSetting,
): string {
  return md.list(
    moved.map(
      ({ ids, label, href }) =>
        ids.map(md.anchorOf).join('') + md.link(md.escapeText(label), textHref(href)),
    ),
  );
}

/** Returns which release removed a symbol, what replaces it, and where its documentation is. */
export function removalText(
  { release, instead, documented }: Pick<RemovedSymbol, 'release' | 'instead' | 'documented'>,
  { history, links, symbols, texts, textHref }: TextSetting,
): string {
  const { api } = texts;
  const label = md.escapeText(fill(api.removedIn, { release: releaseLabel(release, api) }));
  const page = history?.hrefOf(release);
  const href = instead === undefined ? undefined : links.refid(instead);
  const name =
    symbols.compounds.get(instead ?? '')?.name ??
    symbols.members.get(instead ?? '')?.member.qualifiedName;
  const replaced =
    href === undefined || name === undefined
      ? ''
      : ` · ${md.escapeText(api.replacedBy)} ${md.link(md.code(name), textHref(href))}`;
  const version = documented && fill(api.documentedIn, { version: documented.version });
  const before =
    documented && version !== undefined
      ? ` · ${md.link(md.escapeText(version), textHref(documented.href))}`
      : '';
  return md.link(label, page && textHref(page)) + replaced + before;
}

/**
 * Returns the summary of a symbol that is gone and its last declaration, with the text of its deprecation.
 *
 * @param header Path of its header; missing to leave it out.
 */
export function removedDeclaration(
  {
    declaration,
    deprecation,
    documented,
    brief = '',
  }: Pick<RemovedSymbol, 'declaration' | 'deprecation' | 'brief' | 'documented'>,
  header?: string,
): string {
  return md.blocks([
    md.paragraph(md.escapeText(documented?.brief ?? brief)),
    md.fence(header === undefined ? declaration : `#include <${header}>\n\n${declaration}`, 'cpp'),
    md.paragraph(md.escapeText(deprecation ?? '')),
  ]);
}
