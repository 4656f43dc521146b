import type { ReactNode } from 'react';
import type { ApiHistory } from '../../../model/api-history.ts';
import type { ApiTexts, ContentTexts, RuleTexts } from '../../../shared/texts/catalogues.ts';
import { enRules } from '../../../shared/texts/en-rules.ts';
import { useContent } from '../../content-context.tsx';
import type { ChangeLeadTexts } from './change-lead.tsx';
import type { ChangeListTexts } from './change-list.tsx';
import { releaseLabel } from './release-label.ts';

/** Texts of the comparison itself. */
type ComparisonTexts = Pick<
  ApiTexts,
  | ('comparing' | 'compareFailed' | 'upgradeBetween' | 'noChanges' | 'nextRelease')
  | ('needsMajor' | 'needsMinor' | 'needsPatch')
>;

/** What the script that compares releases gets from the page, as JSON. */
export interface ComparisonData {
  /** Maps the names of releases to the addresses of their snapshots. */
  snapshots: Readonly<Record<string, string>>;
  /** The base path, which the addresses of symbols follow. */
  base: string;
  /** What decides about changes: JSON that `readPolicy` reads. */
  policy: string;
  /** The texts; of those about changes only the ones that are not in English. */
  texts: Omit<ChangeListTexts, 'api' | 'rules'> & {
    rules: Partial<RuleTexts>;
    api: ChangeListTexts['api'] & ChangeLeadTexts['api'] & ComparisonTexts;
  };
}

/**
 * Compares any two releases; a script does it with their snapshots. Without scripts, the list of releases compares each
 * with the one before it. Renders nothing if that list shows all pairs, or if there are no snapshots.
 */
export function ComparisonForm(props: {
  /** The history. */
  history: ApiHistory;
  /** Returns the address of a file below the API reference. */
  fileAddress: (path: string) => string;
}): ReactNode {
  const { comparison } = props.history;
  const { links, texts } = useContent();
  if (!comparison || comparison.releases.length < 3) return null;
  const { api } = texts;
  const data: ComparisonData = {
    snapshots: Object.fromEntries(
      comparison.releases.map(({ name, path }) => [name, props.fileAddress(path)]),
    ),
    base: links.base,
    policy: comparison.policy,
    texts: comparisonTexts(texts),
  };
  const names = comparison.releases.map(({ name }) => name).reverse();
  const [newest] = names;
  const options = names.map((name) => (
    <option key={name} value={name}>
      {releaseLabel(name, api)}
    </option>
  ));
  return (
    <>
      <form className="comparison" data-compare={JSON.stringify(data)}>
        <h2 id="compare">{api.compareReleases}</h2>
        <label>
          {api.compareFrom}{' '}
          <select name="from" defaultValue={names.at(-1)}>
            {options}
          </select>
        </label>
        <label>
          {api.compareTo}{' '}
          <select name="to" defaultValue={newest}>
            {options}
          </select>
        </label>
        <button type="submit">{api.compare}</button>
        <p role="status" />
      </form>
      <div className="comparison-result" />
    </>
  );
}

function comparisonTexts({
  locale,
  directLink,
  rules,
  api,
}: ContentTexts): ComparisonData['texts'] {
  const { changeBreaking, changeRisky, changeDoubtful, changeDeprecated, changeAdded } = api;
  const { changeOther, changeMembers, changeAccepted, moreChanges } = api;
  const { replacedBy, neverDeprecated, willBeRemoved } = api;
  const { countBreaking, countRisky, countDoubtful, countDeprecated, countAdded } = api;
  const { countOther, nothingBreaks } = api;
  const { comparing, compareFailed, upgradeBetween, noChanges, nextRelease } = api;
  const { needsMajor, needsMinor, needsPatch } = api;
  const english: Readonly<Record<string, string>> = enRules;
  return {
    locale,
    directLink,
    rules: Object.fromEntries(Object.entries(rules).filter(([id, text]) => text !== english[id])),
    api: {
      changeBreaking,
      changeRisky,
      changeDoubtful,
      changeDeprecated,
      changeAdded,
      changeOther,
      changeMembers,
      changeAccepted,
      moreChanges,
      replacedBy,
      neverDeprecated,
      willBeRemoved,
      countBreaking,
      countRisky,
      countDoubtful,
      countDeprecated,
      countAdded,
      countOther,
      nothingBreaks,
      comparing,
      compareFailed,
      upgradeBetween,
      noChanges,
      nextRelease,
      needsMajor,
      needsMinor,
      needsPatch,
    },
  };
}
