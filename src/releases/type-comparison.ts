import { normalParamType, normalType } from '../model/normal-type.ts';
import { templateNames } from './symbol-key.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';

/** Compares code of two releases by its meaning, as far as the text shows it. */
export class TypeComparison {
  readonly #macros: ReadonlySet<string>;

  constructor(before: Snapshot, after: Snapshot) {
    const names = [before, after].flatMap(({ scopes }) =>
      scopes.flatMap(({ owner, symbols }) =>
        owner === '' ? symbols.filter(({ kind }) => kind === 'macro').map(({ name }) => name) : [],
      ),
    );
    this.#macros = new Set(names);
  }

  /** Returns the normal form of a type; symbols with equal normal forms have the same type. */
  type(text: string | undefined, symbol: SnapshotSymbol): string {
    return normalType(this.#bare(text), templateNames(symbol.template ?? []));
  }

  /** Returns the normal form of the type of a parameter. */
  paramType(text: string | undefined, symbol: SnapshotSymbol): string {
    return normalParamType(this.#bare(text), templateNames(symbol.template ?? []));
  }

  /** Returns the normal form of a default or an initializer. */
  value(text: string | undefined, symbol: SnapshotSymbol): string {
    const plain = this.type(text, symbol).replace(/^\((.*)\)$/, '$1');
    if (/^(?:NULL|nullptr|0|\{\}|\w[\w<>,:]*(?:\(\)|\{\}))$/.test(plain))
      return /^\w+[<(]|\{\}/.test(plain) && !/^(?:NULL|nullptr|0)$/.test(plain) ? '{}' : '0';
    return /^0[xX][0-9a-fA-F]+$/.test(plain) ? String(Number(plain)) : plain;
  }

  /** Removes macros in front of a type, which expand to attributes and linkage. */
  #bare(text = ''): string {
    const words = text.split(' ');
    while (
      words.length > 1 &&
      /^[A-Z][A-Z0-9_]*$/.test(words[0] ?? '') &&
      this.#macros.has(words[0] ?? '')
    )
      words.shift();
    return words.join(' ');
  }
}
