import { normalParamType } from '../model/normal-type.ts';
import { splitQualified } from '../model/qualified-name.ts';
import { overloadHash } from '../plan/short-hash.ts';
import type { SnapshotParam, SnapshotSymbol } from './snapshot.ts';
import { nameOf, templateKind } from './symbol-key.ts';

/** What the anchor of a symbol depends on besides the symbol. */
export interface AnchorContext {
  /** Qualified name of its owner. */
  owner: string;
  /** Maps qualified names of class templates to their parameters. */
  templates: ReadonlyMap<string, readonly SnapshotParam[]>;
  /** Name of the first enumerator of an enumeration; missing if it is not known. */
  firstValue?: string | undefined;
}

/**
 * Returns the hashes with which the site may distinguish a symbol from its overloads. Snapshots leave them out if the
 * symbol has no overloads, but links may use them.
 */
export function overloadHashes(symbol: SnapshotSymbol, context: AnchorContext): string[] {
  // Inline namespaces, which snapshots leave out, count among the scopes.
  const texts = [0, 1].map((inline) => signature(symbol, context, inline));
  return [...new Set(texts)].map(overloadHash);
}

/** The same text as `overloadSignature` returns for the member in the model. */
function signature(
  symbol: SnapshotSymbol,
  { owner, templates, firstValue = '' }: AnchorContext,
  inline: number,
): string {
  const { kind, params, template = [], flags = [] } = symbol;
  if (kind === 'macro') return `define;${params ? params.length : ''}`;
  if (kind === 'enum') return `enum;${firstValue}`;
  const names = namesAround(owner, templates, inline);
  const shown = template.filter(
    (param) => nameOf(param) !== undefined || param.default === undefined,
  );
  shown.forEach((param, i) => names.set(nameOf(param) ?? '', `$${i}`));
  const head = shown.map((param) => templateKind(param, names));
  const types = (params ?? []).map(({ type = '' }) => normalParamType(type, names));
  const list = types.length === 1 && types[0] === 'void' ? '' : types.join(',');
  const words = { lvalue: '&', rvalue: '&&', const: 'const', volatile: 'volatile' };
  const after = Object.entries(words).flatMap(([flag, word]) =>
    flags.some((each) => each === flag) ? word : [],
  );
  const family = kind === 'alias' ? 'typedef' : kind;
  return [family, head.join(','), list, after.sort().join(' ')].join(';');
}

/** Maps the template parameters of the classes around a symbol to their positions. */
function namesAround(
  owner: string,
  templates: AnchorContext['templates'],
  inline: number,
): Map<string, string> {
  const names = new Map<string, string>();
  const scopes = splitQualified(owner);
  scopes.forEach((scope, depth) => {
    const params = templates.get(scopes.slice(0, depth + 1).join('::')) ?? [];
    const written = scope.includes('<')
      ? (/<([^<>]*)>\s*$/.exec(scope)?.[1] ?? '').split(',')
      : params.map((param) => nameOf(param) ?? '');
    written.forEach((name, i) => {
      if (/^\s*[A-Za-z_]\w*(?:\.\.\.)?\s*$/.test(name))
        names.set(name.replace('...', '').trim(), `$${depth + inline}_${i}`);
    });
  });
  return names;
}
