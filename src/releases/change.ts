import type { ChangeAdvice } from './change-advice.ts';
import type { RuleId } from './rules.ts';
import type { SnapshotSymbol } from './snapshot.ts';

/** A symbol with its owner. */
export interface OwnedSymbol {
  /** Qualified name of the owner; empty for the global scope. */
  owner: string;
  /** The symbol. */
  symbol: SnapshotSymbol;
}

/** A change of the API between two releases. */
export interface ApiChange {
  /** The rule that names the change. */
  rule: RuleId;
  /** Qualified name of the symbol, in the older release if it has it; of a header, its path. */
  name: string;
  /**
   * What changed, if the symbol has several such parts: the name or number of a parameter, a base class. If it has another
   * name or scope, its new qualified name.
   */
  part?: string;
  /** Number of the symbols that a header with another name declares. */
  symbols?: number;
  /** The symbol in the older release; missing if it is new. */
  before?: OwnedSymbol;
  /** The symbol in the newer release; missing if it is gone. */
  after?: OwnedSymbol;
  /** What users should know besides; missing if nothing is known. */
  advice?: ChangeAdvice;
}

/** Reports a change of a symbol that both releases have. */
export type ReportChange = (rule: RuleId, part?: string) => void;
