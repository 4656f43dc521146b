import { Fragment, type ReactNode } from 'react';
import type { SymbolHistory } from '../../../model/api-history.ts';
import { changeText } from '../../../shared/texts/change-text.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { useContent, type ContentEnvironment } from '../../content-context.tsx';
import type { Fact } from '../facts.tsx';
import { releaseLabel } from './release-label.ts';
import { breakable } from '../../shell/breakable.tsx';

/** What the texts about the past of a symbol depend on. */
type HistorySource = Pick<ContentEnvironment, 'history' | 'texts'>;

/**
 * Returns the text of the badge of a symbol that an earlier release did not have; `undefined` if its owner is as new,
 * because the badge of the owner says so.
 */
export function sinceText(
  refid: string | undefined,
  owner: string | undefined,
  { history, texts }: HistorySource,
): string | undefined {
  const { since, isLaterOverload } =
    (refid === undefined ? undefined : history?.symbols.get(refid)) ?? {};
  const ofOwner = owner === undefined ? undefined : history?.symbols.get(owner)?.since;
  return since === undefined || since === ofOwner
    ? undefined
    : fill(texts.api[isLaterOverload ? 'overloadSince' : 'sinceRelease'], {
        release: releaseLabel(since, texts.api),
      });
}

/** The same, in a component. */
export function useSince(refid: string | undefined, owner?: string): string | undefined {
  return sinceText(refid, owner, useContent());
}

/** Returns the text of the badge of a deprecated symbol, with the release that deprecated it if that is known. */
export function deprecatedText(
  refid: string | undefined,
  { history, texts }: HistorySource,
): string {
  const since = refid === undefined ? undefined : history?.symbols.get(refid)?.deprecatedSince;
  return since === undefined
    ? texts.api.deprecated
    : fill(texts.api.deprecatedSince, { release: releaseLabel(since, texts.api) });
}

/** The same, in a component. */
export function useDeprecatedText(refid: string | undefined): string {
  return deprecatedText(refid, useContent());
}

/** Returns the history of a symbol if it says more than the badges. */
export function shownHistory(history: SymbolHistory | undefined): SymbolHistory | undefined {
  const { since, events } = history ?? { events: [] };
  const isOnlyNew = events.length === 1 && events[0]?.release === since;
  return events.length === 0 || isOnlyNew ? undefined : history;
}

/** The releases that changed a symbol, the newest first, linked to the pages of their changes. */
export function HistoryList(props: {
  /** The history. */
  history: SymbolHistory;
}): ReactNode {
  const { history, texts } = useContent();
  return (
    <ul className="symbol-history">
      {[...props.history.events].reverse().map(({ release, phrases }) => (
        <li key={release}>
          <a href={history?.hrefOf(release)}>{releaseLabel(release, texts.api)}</a>{' '}
          {changeText(phrases, texts.rules)}
        </li>
      ))}
    </ul>
  );
}

/** The facts about the past of a member: its history, and the parameters that were added later. */
export function useHistoryFacts(refid: string): Fact[] {
  const { history, texts } = useContent();
  const own = history?.symbols.get(refid);
  const shown = shownHistory(own);
  const parameters = Object.entries(own?.parameters ?? {});
  return [
    parameters.length > 0 && [
      texts.api.addedParameters,
      parameters.map(([name, since], i) => (
        <Fragment key={name}>
          {i > 0 && ', '}
          <code>{breakable(name)}</code>{' '}
          {fill(texts.api.sinceRelease, { release: releaseLabel(since, texts.api) })}
        </Fragment>
      )),
    ],
    shown !== undefined && [texts.api.history, <HistoryList key="history" history={shown} />],
  ];
}
