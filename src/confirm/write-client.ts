import { nameExpression } from '../model/glob.ts';
import type { ApiChange } from '../releases/change.ts';
import { declarationText } from '../releases/declaration-text.ts';
import type { RuleId } from '../releases/rules.ts';
import { qualified, type SymbolIndex } from '../releases/symbol-index.ts';
import { isClass } from '../releases/compare-bases.ts';
import type { Client, Probe } from './client.ts';
import { functionProbes } from './function-probes.ts';
import { argumentsOf, neededNames, ownerPlace, standIns, type OwnerPlace } from './owner-place.ts';
import {
  aliasProbes,
  classProbes,
  conceptProbes,
  enumeratorProbes,
  enumProbes,
  implementingProbe,
  implicitProbes,
  macroProbes,
  variableProbes,
} from './symbol-probes.ts';

const headerRules: ReadonlySet<string> = new Set([
  ...(['header-removed', 'header-renamed', 'header-renamed-reached', 'include-removed'] as const),
]);

/**
 * Writes code that uses the older declaration of a change in all the ways that it admits. Returns why it cannot, if so.
 * `old` is the index of the older release; `successors` are the headers that replace those that are gone.
 */
export function writeClient(
  change: ApiChange,
  old: SymbolIndex,
  successors: ReadonlyMap<string, ReadonlySet<string>>,
): Client | { reason: string } {
  const { rule, name, before, after } = change;
  if (headerRules.has(rule)) {
    const probes = [{ use: 'includes it', code: '' }];
    return {
      change,
      headers: { before: [name], after: [name] },
      isInclude: true,
      namespaces: [],
      context: '',
      probes,
    };
  }
  const used = before ?? (isAboutClass(rule) ? after : undefined);
  if (!used) return { reason: 'the older release has no declaration to use' };
  const { owner, symbol } = used;
  const place = ownerPlace(owner, old);
  if ('reason' in place) return place;
  if (/[@]/.test(symbol.name) || symbol.name === '') return { reason: 'it has no name' };
  const self = selfOf(change, place);
  if (self === undefined) return { reason: 'it is a template that takes templates' };
  const isInternal = namesHidden(`${owner} ${symbol.name}`, old);
  const probes = probesOf(change, place, old).map((probe) =>
    isInternal ? { ...probe, isRare: true as const } : probe,
  );
  if (probes.length === 0) return { reason: 'code does not use it by its name' };
  const own = new Map([...place.names, ...standIns(symbol.template ?? [])]);
  const text = [
    self,
    declarationText(symbol),
    change.part ?? '',
    ...probes.map(({ code }) => code),
  ];
  const context = `${neededNames(own, text.join(' '))} ${self}`;
  const header = symbol.header === undefined ? [] : [symbol.header];
  // A header that moved is a change of its own; code that follows it must find the symbol.
  const moved =
    rule === 'header-moved-away'
      ? []
      : [
          after?.symbol.header ?? [],
          ...header.map((gone) => [...(successors.get(gone) ?? [])]),
        ].flat();
  return {
    change,
    headers: { before: header, after: [...new Set([...header, ...moved])] },
    namespaces: symbol.kind === 'macro' ? [] : place.namespaces,
    context,
    probes,
  };
}

/** True for a new member that changes how code uses its class. */
function isAboutClass(rule: RuleId): boolean {
  return rule === 'pure-virtual-added' || rule === 'special-member-ended';
}

/** True for a specialisation whose arguments are internals of the library, which callers do not write. */
function namesHidden(text: string, { snapshot }: SymbolIndex): boolean {
  const args = text.slice(text.indexOf('<'));
  return (
    text.includes('<') &&
    snapshot.header.hidden.some((pattern) =>
      (args.match(/\w+(?=::)/g) ?? []).some((word) => nameExpression(pattern).test(word)),
    )
  );
}

/** Returns a declaration of `mtp_self`, the type that the probes use; empty if they use none. */
function selfOf(change: ApiChange, place: OwnerPlace): string | undefined {
  const { symbol } = change.before ?? change.after ?? {};
  if (!symbol) return '';
  const isNamed = isClass(symbol) || symbol.kind === 'enum' || symbol.kind === 'alias';
  if (!isNamed) return place.type === undefined ? '' : `using mtp_self = ${place.type};`;
  const args = symbol.name.includes('<') ? '' : argumentsOf(symbol.template);
  if (args === undefined) return undefined;
  return `using mtp_self = ${place.prefix || '::'}${symbol.name}${args};`;
}

function probesOf(change: ApiChange, place: OwnerPlace, old: SymbolIndex): Probe[] {
  const { rule, before } = change;
  if (!before || isAboutClass(rule)) {
    const { owner = '' } = change.after ?? {};
    if (place.type === undefined) return [];
    return rule === 'special-member-ended' ? implicitProbes() : [implementingProbe(owner, old)];
  }
  const { owner, symbol } = before;
  const name = qualified(owner, symbol);
  switch (symbol.kind) {
    case 'function':
      return functionProbes({ symbol, place, rule, isOverloaded: old.named(name).length > 1 });
    case 'class':
    case 'struct':
    case 'union':
      return classProbes(symbol, change).map((probe) => ({
        ...probe,
        code: probe.code.replace('mtp_elaborated', `${place.prefix || '::'}${symbol.name}`),
      }));
    case 'enum':
      return enumProbes(symbol, place, name, old);
    case 'alias':
      return aliasProbes(symbol);
    case 'variable':
      return variableProbes(symbol, place, rule);
    case 'enumerator':
      return place.type === undefined ? [] : enumeratorProbes(symbol, rule);
    case 'concept':
      return conceptProbes(symbol, place);
    case 'macro':
      return macroProbes(symbol);
  }
}
