import type { AdviceWarning } from '../model/api-history.ts';
import { splitName } from '../model/qualified-name.ts';
import type { ApiChange, OwnedSymbol } from './change.ts';
import { namedSymbol } from './named-symbol.ts';
import { rules, type Rule, type RuleId } from './rules.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';
import { qualified, type SymbolIndex } from './symbol-index.ts';
import { symbolKey } from './symbol-key.ts';

/** What users of a changed symbol should know besides what changed. */
export interface ChangeAdvice {
  /** Qualified name of what replaces it in the newer release; missing if it is not known. */
  instead?: string;
  /** The text of its deprecation; missing if it has none. */
  deprecation?: string;
  /** What readers have to be warned of; missing if there is nothing. */
  warning?: AdviceWarning;
}

/** Removals that leave the old name without a meaning although there is a successor. */
const renames: ReadonlySet<RuleId> = new Set<RuleId>(['symbol-renamed', 'symbol-moved']);

/** Removals that the XML alone does not prove, and members whose class says all. */
const otherRemovals: ReadonlySet<RuleId> = new Set<RuleId>(['member-of-removed']);

/** A deprecation that announces a removal. */
const announced =
  /\b(?:will|shall|to|going to|may|scheduled|planned|marked|slated)\b[^.;]*\bremov(?:ed|al)\b|\bfor removal\b|\bremov(?:ed|al) in (?:v?\d|(?:the |a )?(?:next|future|later))/i;

/** Finds advice about the changes between two releases. */
export class ChangeAdvisor {
  /** Maps symbols to the text of their deprecation in a release between the two. */
  readonly #later = new Map<string, string | true>();
  /** Maps qualified names to the texts of deprecations in these releases. */
  readonly #texts = new Map<string, string>();

  /** @param between The releases between the two, the oldest first: one of them may have deprecated what is gone. */
  constructor(
    private readonly old: SymbolIndex,
    private readonly now: SymbolIndex,
    between: readonly Snapshot[] = [],
  ) {
    for (const { scopes } of between)
      for (const { owner, symbols } of scopes)
        for (const symbol of symbols) {
          const { deprecated } = symbol;
          if (!deprecated) continue;
          this.#later.set(identity({ owner, symbol }), deprecated);
          if (deprecated !== true) this.#texts.set(qualified(owner, symbol), deprecated);
        }
  }

  /** Returns advice about a change; `undefined` if there is none. */
  of(change: ApiChange): ChangeAdvice | undefined {
    const { rule, before, after } = change;
    if (rule === 'deprecated' && after) return this.ofDeprecation(after);
    const isRename = renames.has(rule);
    if (!before || (after && !isRename) || otherRemovals.has(rule)) return undefined;
    const { verdict, isDoubtful }: Rule = rules[rule];
    if (verdict !== 'major' || isDoubtful) return undefined;
    const deprecation = this.#deprecationOf(before);
    const name = qualified(before.owner, before.symbol);
    const advised =
      isRename && after
        ? qualified(after.owner, after.symbol)
        : typeof deprecation === 'string'
          ? this.#named(deprecation, name)
          : undefined;
    return {
      ...(advised !== undefined && { instead: advised }),
      ...(typeof deprecation === 'string' && { deprecation }),
      ...(deprecation === undefined && { warning: 'unannounced' as const }),
    };
  }

  /** Returns advice about a deprecated symbol of the newer release; `undefined` if nothing is known but that it is one. */
  ofDeprecation({ owner, symbol }: OwnedSymbol): ChangeAdvice | undefined {
    const { deprecated } = symbol;
    if (typeof deprecated !== 'string') return undefined;
    const instead = this.#named(deprecated, qualified(owner, symbol));
    return {
      deprecation: deprecated,
      ...(instead !== undefined && { instead }),
      ...(announced.test(deprecated) && { warning: 'terminal' as const }),
    };
  }

  /** Returns the last deprecation of a symbol, or that of a class around it; `undefined` if there never was one. */
  #deprecationOf(before: OwnedSymbol): string | true | undefined {
    const own = this.#later.get(identity(before)) ?? before.symbol.deprecated;
    if (own) return own;
    for (let { owner: scope } = before; scope !== ''; [scope] = splitName(scope)) {
      const around = this.old.named(scope).find(({ symbol }) => symbol.kind !== 'function');
      const found = around && (this.#later.get(identity(around)) ?? around.symbol.deprecated);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the symbol of the newer release that a text names, also through others that are gone by then. */
  #named(text: string, own: string, known: ReadonlySet<string> = new Set()): string | undefined {
    const found = namedSymbol(
      text,
      own,
      (name) => this.now.named(name).length > 0 || (this.#texts.has(name) && !known.has(name)),
    );
    if (found === undefined || this.now.named(found).length > 0) return found;
    return this.#named(this.#texts.get(found) ?? '', found, new Set([...known, own, found]));
  }
}

function identity({ owner, symbol }: { owner: string; symbol: SnapshotSymbol }): string {
  return `${owner}\0${symbolKey(symbol)}`;
}

/** How a text writes words and names. */
export interface AdviceForm {
  /** Writes words, also those of authors. */
  words: (text: string) => string;
  /** Writes the name of a symbol. */
  name: (text: string) => string;
}

const plainForm: AdviceForm = { words: (text) => text, name: (text) => text };

/** Returns advice as an English sentence without a period; empty if the phrase of the change says all of it. */
export function adviceText(
  { advice, part }: Pick<ApiChange, 'advice' | 'part'>,
  { words, name }: AdviceForm = plainForm,
): string {
  if (!advice) return '';
  const { instead, deprecation, warning } = advice;
  return [
    ...(instead !== undefined && instead !== part ? [`use ${name(instead)} instead`] : []),
    ...(instead === undefined && deprecation !== undefined
      ? [words(deprecation.replace(/\.$/, ''))]
      : []),
    ...(warning === 'unannounced' ? ['it was never deprecated'] : []),
    ...(warning === 'terminal' ? ['a later release will remove it'] : []),
  ].join('; ');
}
