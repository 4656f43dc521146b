import {
  coveragePercent,
  type CoverageCounts,
  type CoveredSymbol,
} from '../../../model/api-coverage.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';

/** Returns the share of symbols with a description: `92.3 %`. */
export function percentText(counts: CoverageCounts): string {
  return `${coveragePercent(counts).toFixed(1)}\u00a0%`;
}

/** Returns how many symbols have a description, as a sentence. */
export function coverageSentence(counts: CoverageCounts, { coverageSentence }: ApiTexts): string {
  const { total, documented, partly } = counts;
  return fill(coverageSentence, {
    described: String(documented + partly),
    total: String(total),
    partly: String(partly),
    percent: percentText(counts),
  });
}

/** Returns what the description of a symbol lacks; empty for one without a description. */
export function missingText({ state, missing }: CoveredSymbol, api: ApiTexts): string {
  if (state !== 'partly') return '';
  const words = {
    param: api.coverageParam,
    tparam: api.coverageTemplateParam,
    return: api.coverageResult,
    throws: api.coverageException,
  };
  const parts = missing.map(({ part, name = '' }) => fill(words[part], { name }));
  return fill(api.coverageLacks, { parts: parts.join(', ') });
}
