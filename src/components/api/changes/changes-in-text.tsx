import { Fragment, type ReactNode } from 'react';
import {
  changeCategories,
  type ChangeCategory,
  type ReleaseChanges,
  type ShownChange,
} from '../../../model/api-history.ts';
import { nameExpression } from '../../../model/glob.ts';
import type { Place } from '../../../shared/place.ts';
import { changeText } from '../../../shared/texts/change-text.ts';
import { plural } from '../../../shared/texts/plural.ts';
import { useContent, type ShownHistory } from '../../content-context.tsx';
import { ContentFault } from '../../prose/content-fault.ts';
import { categoryTitle, changeHref } from './change-list.tsx';
import { ChangeSummary, summaryCategories } from './change-summary.tsx';
import { breakable } from '../../shell/breakable.tsx';

/** The attributes of `::changes` in a text, as the author writes them: name to value. */
type ChangesAttributes = Readonly<Record<string, string>>;

/** Names of the attributes. */
const known = ['from', 'to', 'only', 'scope', 'limit', 'summary'];

/** The changes that a `::changes` in a text selects. */
export interface SelectedChanges {
  /** The newest of the releases; missing if there is none. */
  release: string | undefined;
  /** The changes by category; empty if there are none. */
  groups: { category: ChangeCategory; changes: ShownChange[] }[];
  /** Number of changes of each category to show. */
  limit: number;
  /** True to show only their numbers. */
  isSummary: boolean;
}

/** Returns the changes that a `::changes` selects, written as `name=value`; throws a `ContentFault` for wrong values. */
export function selectedChanges(
  written: readonly string[],
  history: Pick<ShownHistory, 'changes'> | undefined,
  place: Place | undefined,
): SelectedChanges {
  const attributes: ChangesAttributes = Object.fromEntries(
    written.map((each) => [each.replace(/=.*/s, ''), each.replace(/^[^=]*=/, '')]),
  );
  const fault = (message: string): ContentFault => new ContentFault(message, place);
  const unknown = Object.keys(attributes).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw fault(`::changes has no attribute "${unknown}". Its attributes are ${known.join(', ')}.`);
  if (!history)
    throw fault(
      '::changes needs snapshots of releases. Create them with "mtp-site snapshot", or remove the directive.',
    );
  const steps = stepsOf(attributes, history, fault);
  return {
    release: steps[0]?.release.name,
    groups: groupsOf(steps, attributes, fault),
    limit: Number(attributes.limit ?? Infinity),
    isSummary: attributes.summary !== undefined,
  };
}

/** The changes between two releases in a guide or post: by default those of the latest release. */
export function ChangesInText(props: {
  /** What the author selects, as `name=value`. */
  written: readonly string[];
  /** Place of the directive, for messages. */
  place: Place | undefined;
}): ReactNode {
  const { history, texts } = useContent();
  const { release, groups, limit, isSummary } = selectedChanges(
    props.written,
    history,
    props.place,
  );
  if (!history || release === undefined || groups.length === 0) return <p>{texts.api.noChanges}</p>;
  if (isSummary) {
    const counts = groups.map(({ category, changes }) => [category, changes.length] as const);
    return <ChangeSummary counts={counts} release={release} />;
  }
  return (
    <div className="changes-in-text">
      {groups.map(({ category, changes }) => (
        <Fragment key={category}>
          <p>
            <strong>{categoryTitle(category, texts.api)}</strong>
          </p>
          <ul>
            {changes.slice(0, limit).map((change, i) => (
              <li key={i}>
                <ChangeLine change={change} isAddition={category === 'added'} />
              </li>
            ))}
            {changes.length > limit && (
              <li>
                {plural(texts.locale, texts.api.moreChanges, changes.length - limit, {
                  count: changes.length - limit,
                })}
              </li>
            )}
          </ul>
        </Fragment>
      ))}
      <p>
        <a href={history.hrefOf(release)}>{texts.api.allChanges}</a>
      </p>
    </div>
  );
}

function ChangeLine({
  change,
  isAddition,
}: {
  change: ShownChange;
  isAddition: boolean;
}): ReactNode {
  const { name, phrases } = change;
  const content = useContent();
  const href = changeHref(change, content);
  const code = <code>{breakable(name)}</code>;
  return (
    <>
      {href === undefined ? code : <a href={href}>{code}</a>}
      {!isAddition && ` ${changeText(phrases, content.texts.rules)}`}
    </>
  );
}

type Fail = (message: string) => ContentFault;

/** Returns the releases after `from`, up to `to`, the newest first. */
function stepsOf(
  { from, to }: ChangesAttributes,
  { changes }: Pick<ShownHistory, 'changes'>,
  fault: Fail,
): readonly ReleaseChanges[] {
  const end = to ?? changes[0]?.release.name ?? '';
  const last = changes.findIndex(({ release }) => release.name === end);
  const names = [...changes.map(({ release }) => release.name), changes.at(-1)?.before.name ?? ''];
  if (last < 0) throw fault(unknownRelease('to', end, names.slice(0, -1)));
  const start = from ?? changes[last]?.before.name;
  const first = changes.findIndex(({ before }) => before.name === start);
  if (first < 0) throw fault(unknownRelease('from', start ?? '', names.slice(1)));
  if (first < last) throw fault(`::changes: "${start ?? ''}" is not older than "${end}".`);
  return changes.slice(last, first + 1);
}

function unknownRelease(name: string, release: string, known: readonly string[]): string {
  return `::changes: "${release}" (${name}) is not a release with a snapshot. The releases are ${known.join(', ')}.`;
}

/** Returns the selected changes of some releases by category. */
function groupsOf(
  steps: readonly ReleaseChanges[],
  { only, scope }: ChangesAttributes,
  fault: Fail,
): { category: ChangeCategory; changes: ShownChange[] }[] {
  const wanted = only?.split(',').map((word) => word.trim());
  const wrong = wanted?.find((word) => !changeCategories.some((category) => category === word));
  if (wrong !== undefined)
    throw fault(`::changes: only="${wrong}" selects nothing. Use ${changeCategories.join(', ')}.`);
  const pattern = scope === undefined ? undefined : nameExpression(scope);
  return changeCategories
    .filter((category) => wanted?.includes(category) ?? summaryCategories.includes(category))
    .map((category) => ({
      category,
      changes: steps.flatMap(({ groups }) =>
        groups
          .filter((group) => group.category === category)
          .flatMap(({ symbols }) => symbols.filter(({ name }) => pattern?.test(name) ?? true)),
      ),
    }))
    .filter(({ changes }) => changes.length > 0);
}
