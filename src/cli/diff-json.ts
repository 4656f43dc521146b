import { sortDiagnostics } from '../diagnostics/format.ts';
import type { AdviceWarning, ChangeCategory } from '../model/api-history.ts';
import type { ApiChange, OwnedSymbol } from '../releases/change.ts';
import type { Confirmation } from '../releases/confirmation.ts';
import { declarationText } from '../releases/declaration-text.ts';
import type { RuleId, Verdict } from '../releases/rules.ts';
import type { SnapshotHeader } from '../releases/snapshot.ts';
import type { DiffEnding } from './diff-ending.ts';
import type { PlaceOf } from './diff-text.ts';
import type { ExitCode } from './exit-codes.ts';
import { jsonDiagnostic, type JsonDiagnostic } from './json-output.ts';
import { VERSION } from './version.ts';

/** One side of a comparison. */
export interface JsonSide {
  /** Name of the library. */
  library: string;
  /** The release. */
  release: string;
  /** Number of symbols. */
  symbols: number;
  /** Version of Doxygen; null if unknown. */
  doxygen: string | null;
}

/** A change; missing fields are null. */
export interface JsonChange {
  /** The rule, explained in documentation/reference/rules.md. */
  rule: RuleId;
  /** The release that it needs. */
  verdict: Verdict;
  /** The group of the text format. */
  category: ChangeCategory;
  /** False if the XML alone cannot tell whether the change breaks anything. */
  certain: boolean;
  /** True if compiled code must be compiled again. */
  abi: boolean;
  /** Qualified name; of a header, its path. */
  symbol: string;
  /** The changed parameter, base class or other part; the new qualified name of a symbol that moved. */
  part: string | null;
  /** The older declaration. */
  before: string | null;
  /** The newer declaration. */
  after: string | null;
  /** The file of the newer declaration. */
  file: string | null;
  /** 1-based line. */
  line: number | null;
  /** Path on the site, below the base path. */
  address: string | null;
  /** Qualified name of what replaces the symbol in the newer release. */
  instead: string | null;
  /** The text of its deprecation, for a symbol that is deprecated now or is gone. */
  deprecation: string | null;
  /** `unannounced`: gone, and never deprecated before; `terminal`: deprecated, and a later release will remove it. */
  warning: AdviceWarning | null;
  /** Why the change is accepted. */
  accepted: string | null;
  /** What a compiler said about it, with `--confirm`. */
  confirmation: JsonConfirmation | null;
}

/** What a compiler said about code that uses an older declaration; missing fields are null. */
export interface JsonConfirmation {
  /** Whether code breaks, compiles with both releases, or could not be tried. */
  outcome: Confirmation['outcome'];
  /** What the code does that breaks, or all that compiles. */
  uses: readonly string[];
  /** What the compiler said, or why nothing could be tried. */
  message: string | null;
}

/** The document that `mtp-site diff --format json` writes. The manual's page of commands describes it for users. */
export interface JsonDiff {
  /** Version of this format: it increases when a field is renamed, removed or changes its meaning. */
  formatVersion: 1;
  /** Version of mtp-site. */
  version: string;
  /** Exit code. */
  exitCode: ExitCode;
  /** What is wrong, sorted by place: also why the comparison fails. */
  diagnostics: JsonDiagnostic[];
  /** The older side; null, as the newer one, if nothing was compared. */
  before: JsonSide | null;
  /** The newer side. */
  after: JsonSide | null;
  /** The release that the changes need; null if nothing was compared. */
  needed: Verdict | null;
  /** The release that the numbers announce; null if they announce nothing. */
  announced: Verdict | null;
  /** Rules that were not applied, because only one release of Doxygen writes what they compare. */
  leftOut: readonly RuleId[];
  /** All changes, sorted by symbol. */
  changes: JsonChange[];
}

function sideOf({ library, release, symbols, doxygen }: SnapshotHeader): JsonSide {
  return { library, release, symbols, doxygen: doxygen ?? null };
}

function text(side: OwnedSymbol | undefined): string | null {
  return side ? declarationText(side.symbol) : null;
}

function jsonConfirmation(found: Confirmation): JsonConfirmation {
  const { outcome } = found;
  switch (outcome) {
    case 'breaks':
      return { outcome, uses: [found.use], message: found.message };
    case 'compiles':
      return { outcome, uses: found.uses, message: null };
    case 'untried':
      return { outcome, uses: [], message: found.reason };
  }
}

/** Writes a comparison, or why there is none, as one JSON document. */
export function diffJson({ code, diagnostics, compared }: DiffEnding): string {
  const { report, placeOf } = compared ?? {};
  const place = (change: ApiChange): ReturnType<PlaceOf> => placeOf?.(change);
  const document: JsonDiff = {
    formatVersion: 1,
    version: VERSION,
    exitCode: code,
    diagnostics: sortDiagnostics(diagnostics).map(jsonDiagnostic),
    before: report ? sideOf(report.before) : null,
    after: report ? sideOf(report.after) : null,
    needed: report?.needed ?? null,
    announced: report?.announced ?? null,
    leftOut: report?.leftOut ?? [],
    changes: (report?.changes ?? []).map(
      ({ change, verdict, category, breaksAbi, accepted, confirmation }) => ({
        rule: change.rule,
        verdict,
        category,
        certain: category !== 'doubtful',
        abi: breaksAbi,
        symbol: change.name,
        part: change.part ?? null,
        before: text(change.before),
        after: text(change.after),
        file: place(change)?.file ?? null,
        line: place(change)?.line ?? null,
        address: (change.after ?? change.before)?.symbol.address ?? null,
        instead: change.advice?.instead ?? null,
        deprecation: change.advice?.deprecation ?? null,
        warning: change.advice?.warning ?? null,
        accepted: accepted ?? null,
        confirmation: confirmation ? jsonConfirmation(confirmation) : null,
      }),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
