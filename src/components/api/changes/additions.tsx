import { Fragment, type ReactNode } from 'react';
import type { AddedKind, AddedSymbol } from '../../../model/added-symbols.ts';
import type { ShownChange } from '../../../model/api-history.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { useContent } from '../../content-context.tsx';
import { AnchoredHeading } from '../../page/heading-with-anchor.tsx';
import { breakable } from '../../shell/breakable.tsx';
import { changeHref } from './change-list.tsx';
import { releaseLabel } from './release-label.ts';
import { groupBy } from '../../../shared/group-by.ts';

/** Most symbols of one kind that the list shows of one release: the page of the release has all of them. */
export const mostOfRelease = 200;

/** The headings of the kinds. */
const kindTitles: Readonly<Record<AddedKind, keyof ApiTexts>> = {
  classes: 'classes',
  concepts: 'concepts',
  functions: 'functions',
  macros: 'macros',
  typedefs: 'typedefs',
  enumerations: 'enumerations',
  enumerators: 'addedEnumerators',
  variables: 'variables',
};

/** Returns the heading of a kind. */
export function kindTitle(kind: AddedKind, texts: ApiTexts): string {
  return texts[kindTitles[kind]];
}

/** Additions of one kind by release, the newest first. */
export interface AdditionsOfRelease {
  /** The release. */
  release: string;
  /** The symbols that the list shows. */
  shown: readonly ShownChange[];
  /** How many more there are. */
  more: number;
}

/** Divides additions of one kind by their releases. */
export function byRelease(symbols: readonly AddedSymbol[]): AdditionsOfRelease[] {
  return [...groupBy(symbols, ({ release }) => release)].map(([release, all]) => ({
    release,
    shown: all.slice(0, mostOfRelease).map(({ change }) => change),
    more: Math.max(0, all.length - mostOfRelease),
  }));
}

/** Choices of releases and kinds, which a script applies to the lists below. */
export function AdditionsForm(props: {
  /** The releases, the newest first. */
  releases: readonly string[];
  /** The kinds. */
  kinds: readonly AddedKind[];
}): ReactNode {
  const { texts } = useContent();
  const { api } = texts;
  const choices = (name: string, title: string, values: readonly [string, string][]): ReactNode => (
    <fieldset>
      <legend>{title}</legend>
      {values.map(([value, label]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked /> {label}
        </label>
      ))}
    </fieldset>
  );
  const { releases, kinds } = props;
  return (
    <form className="comparison" data-additions={api.shownOf}>
      {choices(
        'release',
        api.showReleases,
        releases.map((name) => [name, releaseLabel(name, api)]),
      )}
      {choices(
        'kind',
        api.showKinds,
        kinds.map((kind) => [kind, kindTitle(kind, api)]),
      )}
      <p role="status" />
    </form>
  );
}

/** The additions of one kind. */
export function AdditionsOfKind(props: {
  /** The kind. */
  kind: AddedKind;
  /** The symbols. */
  symbols: readonly AddedSymbol[];
  /** Returns the brief description of a symbol; `undefined` if it has none. */
  briefOf: (change: ShownChange) => ReactNode;
}): ReactNode {
  const content = useContent();
  const { history, texts } = content;
  const { api } = texts;
  const { kind, symbols, briefOf } = props;
  const title = kindTitle(kind, api);
  return (
    <section className="changes" data-kind={kind}>
      <AnchoredHeading as="h2" id={kind} label={title} directLink={texts.directLink}>
        {title} <span className="item-count">{symbols.length}</span>
      </AnchoredHeading>
      <ul className="change-list">
        {byRelease(symbols).map(({ release, shown, more }) => {
          const label = releaseLabel(release, api);
          return (
            <Fragment key={release}>
              {shown.map((change, i) => {
                const href = changeHref(change, content);
                const code = <code>{breakable(change.name)}</code>;
                return (
                  <li key={i} data-release={release}>
                    <p>{href === undefined ? code : <a href={href}>{code}</a>}</p>
                    <div>
                      <small>{label}</small>
                      <div className="change-brief">{briefOf(change)}</div>
                    </div>
                  </li>
                );
              })}
              {more > 0 && (
                <li data-release={release} data-count={more}>
                  <a href={history?.hrefOf(release)}>
                    {fill(api.moreAdditions, { count: String(more), release: label })}
                  </a>
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}
