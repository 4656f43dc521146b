import type { ReactNode } from 'react';
import { plural } from '../../../shared/texts/plural.ts';
import { useContent } from '../../content-context.tsx';
import { fillNodes } from '../../fill-nodes.tsx';
import { HeadingWithAnchor } from '../../page/heading-with-anchor.tsx';
import { breakable } from '../../shell/breakable.tsx';
import { nameIn } from '../../../model/name-in-language.ts';
import { DeprecatedBadge } from '../badges.tsx';
import { groupTitle } from '../words/titles.ts';
import type { IndexEntry, LetterGroup } from './index-entries.ts';

/** Links to the letters of an index. */
export function LetterNav(props: {
  /** The letters. */
  groups: readonly LetterGroup[];
  /** Returns the address of a letter. */
  hrefOf: (group: LetterGroup) => string;
  /** The letter of the current page, if each letter has its own. */
  current?: LetterGroup;
}): ReactNode {
  const { groups, hrefOf, current } = props;
  const { texts } = useContent();
  return (
    <nav className="letters" aria-label={texts.api.letters}>
      {groups.map((group) => (
        <a
          key={group.id}
          href={hrefOf(group)}
          aria-current={group === current ? 'page' : undefined}
        >
          {group.letter}
        </a>
      ))}
    </nav>
  );
}

/** An index by letter: name, kind, owner. */
export function IndexList(props: {
  /** The entries under their letters. */
  groups: readonly LetterGroup[];
}): ReactNode {
  const { groups } = props;
  const kinds = new Set(groups.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
  return groups.map(({ letter, id, entries }) => (
    <section key={id}>
      <HeadingWithAnchor level={2} id={id} label={letter}>
        {letter}
      </HeadingWithAnchor>
      <ul className="index-list">
        {entries.map((entry, i) => (
          <IndexRow key={i} entry={entry} hasKind={kinds.size > 1} />
        ))}
      </ul>
    </section>
  ));
}

/** The content of an index for one letter, if each letter has a page. */
export function LetterList(props: {
  /** The letters. */
  groups: readonly LetterGroup[];
  /** Returns the address of a letter. */
  hrefOf: (group: LetterGroup) => string;
}): ReactNode {
  const { texts } = useContent();
  return (
    <ul className="index-list">
      {props.groups.map((group) => {
        const { letter, id, entries } = group;
        const count = entries.length;
        const names = [entries.at(0)?.name, entries.at(-1)?.name].join(' … ');
        return (
          <li key={id}>
            <code>
              <a href={props.hrefOf(group)}>{letter}</a>
            </code>{' '}
            {plural(texts.locale, texts.api.letterEntries, count, { count, names })}
          </li>
        );
      })}
    </ul>
  );
}

/** A row of an index; the kind is omitted if all entries share it. */
function IndexRow({ entry, hasKind }: { entry: IndexEntry; hasKind: boolean }): ReactNode {
  const { links, symbols, texts } = useContent();
  const { name, refid, kind, owner, deprecated } = entry;
  const href = links.refid(refid);
  const ownerHref = owner && links.refid(owner.refid);
  const ownerName = owner && (owner.title ? groupTitle(owner) : nameIn(owner.language, owner.name));
  const { kindInOwner, inOwner } = texts.api;
  const ownerText = ownerName && breakable(ownerName);
  const place = ownerHref === undefined ? ownerText : <a href={ownerHref}>{ownerText}</a>;
  return (
    <li className={deprecated ? 'deprecated' : undefined}>
      <code>{href === undefined ? breakable(name) : <a href={href}>{breakable(name)}</a>}</code>{' '}
      {ownerName
        ? fillNodes(hasKind ? kindInOwner : inOwner, { kind, owner: place })
        : hasKind && kind}
      {deprecated && (
        <DeprecatedBadge of={symbols.members.get(refid)?.member ?? symbols.compounds.get(refid)} />
      )}
    </li>
  );
}
