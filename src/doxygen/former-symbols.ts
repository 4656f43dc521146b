import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { FormerSymbol } from '../model/site.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { reportTagFile } from './tag-file.ts';

/** Kinds of compounds whose names are the scopes of their members. */
const scopes: ReadonlySet<string> = new Set([
  ...['class', 'struct', 'union', 'interface', 'protocol', 'category', 'exception', 'service'],
  ...['singleton', 'enum', 'namespace', 'module'],
]);

/** Reads the tag file of an earlier site; reports a file that is not one. */
export async function readFormerSymbols(
  path: string,
  { inputs, diagnostics }: Sources,
): Promise<FormerSymbol[]> {
  const file = displayPath(path);
  const bytes = await inputs.readFile(path).catch(() => undefined);
  const root = bytes && parseXml(decodeBytes(bytes), file, diagnostics);
  if (root?.name === 'tagfile') return formerSymbols(root);
  reportTagFile(
    file,
    bytes && { root },
    'Use the file that GENERATE_TAGFILE wrote with the earlier site, or remove it from doxygen.legacyUrls.tag.',
    diagnostics,
  );
  return [];
}

/** Returns the symbols in a tag file with their addresses, each address once. */
export function formerSymbols(root: XmlElement): FormerSymbol[] {
  const found = new Map<string, { symbol: FormerSymbol; isScoped: boolean }>();
  const add = (symbol: FormerSymbol, isScoped: boolean): void => {
    if (symbol.file === '') return;
    const key = `${symbol.file}#${symbol.anchor}`;
    // A file or group repeats the members of namespaces and classes without their scope.
    if (!found.has(key) || (isScoped && found.get(key)?.isScoped === false))
      found.set(key, { symbol, isScoped });
  };
  for (const compound of childrenNamed(root, 'compound')) {
    const { kind = '' } = compound.attributes;
    const own = childText(compound, 'name') ?? '';
    const folder = kind === 'file' || kind === 'dir' ? childText(compound, 'path') : undefined;
    const title = childText(compound, 'title');
    add(
      {
        file: pageOf(childText(compound, 'filename')),
        anchor: '',
        kind,
        args: '',
        name: kind === 'dir' && folder ? folder.replace(/\/$/, '') : `${folder ?? ''}${own}`,
        ...(title && { title }),
      },
      true,
    );
    const isScope = scopes.has(kind);
    const scope = isScope ? `${own}::` : '';
    for (const member of childrenNamed(compound, 'member')) addMember(member, scope, isScope, add);
    for (const anchor of childrenNamed(compound, 'docanchor')) {
      const label = textOf(anchor).trim();
      const file = pageOf(anchor.attributes.file);
      add({ file, anchor: label, kind: 'docanchor', name: label, args: '' }, true);
    }
  }
  return [...found.values()].map(({ symbol }) => symbol);
}

function addMember(
  member: XmlElement,
  scope: string,
  isScoped: boolean,
  add: (symbol: FormerSymbol, isScoped: boolean) => void,
): void {
  const name = scope + (childText(member, 'name') ?? '');
  const file = pageOf(childText(member, 'anchorfile'));
  const anchor = childText(member, 'anchor') ?? '';
  // Without an anchor, the member has the address of its compound.
  if (anchor === '') return;
  const { kind = '' } = member.attributes;
  add({ file, anchor, kind, name, args: childText(member, 'arglist') ?? '' }, isScoped);
  for (const value of childrenNamed(member, 'enumvalue')) {
    const at = { file: pageOf(value.attributes.file), anchor: value.attributes.anchor ?? '' };
    const valueName = `${name}::${textOf(value).trim()}`;
    add({ ...at, kind: 'enumvalue', name: valueName, args: '' }, isScoped);
  }
}

/** The path of a page; older releases of Doxygen omit the extension. */
function pageOf(written: string | undefined): string {
  if (written === undefined || written === '') return '';
  const last = written.slice(written.lastIndexOf('/') + 1);
  return last.includes('.') ? written : `${written}.html`;
}
