import type { Links } from '../model/links.ts';
import type { Symbols } from '../model/symbols.ts';

/** How graphs name the target of a node: `\ref name`, with the name or label that comments use. */
const command = /^[\\@]ref\s+"?([^"]+?)"?\s*$/;

/** Returns a resolver for the `URL` of a node or edge; it returns `undefined` if there is no target. */
export function referenceResolver(
  links: Links,
  symbols: Symbols,
): (url: string) => string | undefined {
  let known: Map<string, string> | undefined;
  return (url) => {
    const name = command.exec(url)?.[1];
    if (name === undefined) return links.comment(url);
    known ??= refidsByName(symbols);
    const refid = known.get(name.replace(/\s*\([^]*\)$/, '').replace(/^::/, ''));
    const href = links.refid(refid ?? name);
    if (href !== undefined) return href;
    for (const compound of symbols.compounds.keys()) {
      const section = links.refid(`${compound}_1${name}`);
      if (section !== undefined) return section;
    }
    return undefined;
  };
}

/** Maps the names of pages, groups, classes, files and members to refids; compounds take precedence over members. */
function refidsByName({ compounds, members }: Symbols): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, refid: string): void => {
    if (!found.has(name)) found.set(name, refid);
  };
  for (const { name, rawName, refid } of compounds.values()) {
    add(name, refid);
    add(rawName, refid);
  }
  for (const { member } of members.values()) add(member.qualifiedName, member.refid);
  for (const { member } of members.values()) add(member.name, member.refid);
  return found;
}
