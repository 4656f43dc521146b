import { splitQualified } from '../model/qualified-name.ts';
import type { Symbols } from '../model/symbols.ts';
import type { Finding } from './finding.ts';
import { topicsOf } from './measure-coverage.ts';
import type { PublicSymbol } from './public-symbols.ts';

/**
 * Finds symbols in no topic, if topics are how the library is ordered: most of its symbols are in one. A few topics beside
 * other texts are no such order. Members of classes and values belong to what contains them, and a specialisation of a
 * template of the standard library to its class.
 */
export function outsideTopics(found: readonly PublicSymbol[], symbols: Symbols): Finding[] {
  const ordered = found.filter(
    ({ refid, owner, symbol, subject, name }) =>
      subject.type !== 'value' &&
      !symbols.classOf(refid) &&
      !isInClass(owner, symbols) &&
      !name.includes('<') &&
      splitQualified(name)[0] !== 'std' &&
      symbol.access !== 'protected',
  );
  const outside = ordered.filter((each) => topicsOf(each, symbols).length === 0);
  if (outside.length * 2 >= ordered.length) return [];
  return outside.map((symbol) => ({
    symbol,
    message: `"${symbol.name}" is in no topic, unlike most symbols.`,
    advice: 'Add \\ingroup to its comment.',
  }));
}

function isInClass(owner: string, symbols: Symbols): boolean {
  const around = owner === '' ? undefined : symbols.byRawName(owner);
  return around !== undefined && around.kind !== 'namespace';
}
