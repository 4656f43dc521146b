import type { PublishedAddresses } from '../model/ledger.ts';
import { overloadHashes } from './hashed-anchor.ts';
import type { Snapshot, SnapshotParam, SnapshotSymbol } from './snapshot.ts';
import { qualified } from './symbol-index.ts';

/** An anchor that ends in the hash of an overload. */
const hashed = /-[a-z0-9]{6}$/;

/** Finds the addresses of symbols that a snapshot leaves out: the forms with a hash of symbols without overloads. */
export class HiddenAddresses {
  #templates: Map<string, readonly SnapshotParam[]> | undefined;
  #firstValues: Map<string, string> | undefined;

  constructor(private readonly snapshot: Snapshot) {}

  /** Returns addresses with those of the symbol in this snapshot that it leaves out. */
  add(addresses: PublishedAddresses, owner: string, symbol: SnapshotSymbol): PublishedAddresses {
    const { address = '', kind } = symbol;
    const { release } = this.snapshot.header;
    if (!address.includes('#') || hashed.test(address) || kind === 'enumerator') return addresses;
    this.#templates ??= templatesOf(this.snapshot);
    if (kind === 'enum') this.#firstValues ??= firstValuesOf(this.snapshot);
    const firstValue = this.#firstValues?.get(qualified(owner, symbol));
    const hashes = overloadHashes(symbol, { owner, templates: this.#templates, firstValue });
    return new Map([
      ...addresses,
      ...hashes.map((hash) => [`${address}-${hash}`, release] as const),
    ]);
  }
}

function templatesOf({ scopes }: Snapshot): Map<string, readonly SnapshotParam[]> {
  const templates = new Map<string, readonly SnapshotParam[]>();
  for (const { owner, symbols } of scopes)
    for (const symbol of symbols)
      if (symbol.template && symbol.kind !== 'function')
        templates.set(qualified(owner, symbol), symbol.template);
  return templates;
}

/** Maps enumerations to their lowest enumerators, which are the first ones in nearly all code. */
function firstValuesOf({ scopes }: Snapshot): Map<string, string> {
  const first = new Map<string, string>();
  for (const { owner, symbols } of scopes) {
    const values = symbols.filter(({ kind }) => kind === 'enumerator');
    const numbers = values.map(({ value }) => Number(value));
    const lowest = values[numbers.indexOf(Math.min(...numbers))];
    if (lowest) first.set(owner, lowest.name);
  }
  return first;
}
