import type { ReactNode } from 'react';
import { useContent } from '../../content-context.tsx';
import { HeadingWithAnchor } from '../../page/heading-with-anchor.tsx';
import { nameIn } from '../words/names.ts';
import { groupTitle } from '../words/titles.ts';
import type { IndexEntry, LetterGroup } from './index-entries.ts';

/** An index by letters: name, what it is, where it belongs. */
export function IndexList(props: {
  /** The entries under their letters. */
  groups: readonly LetterGroup[];
}): ReactNode {
  const { groups } = props;
  if (groups.length === 0) return <p>There are no such symbols.</p>;
  return (
    <>
      <nav className="letters" aria-label="Letters">
        {groups.map(({ letter, id }) => (
          <a key={id} href={`#${encodeURIComponent(id)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, id, entries }) => (
        <section key={id}>
          <HeadingWithAnchor level={2} id={id} label={letter}>
            {letter}
          </HeadingWithAnchor>
          <ul className="index-list">
            {entries.map((entry, i) => (
              <IndexRow key={i} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function IndexRow({ entry }: { entry: IndexEntry }): ReactNode {
  const { links } = useContent();
  const { name, refid, kind, owner } = entry;
  const href = links.refid(refid);
  const ownerHref = owner && links.refid(owner.refid);
  const ownerName = owner && (owner.title ? groupTitle(owner) : nameIn(owner.language, owner.name));
  return (
    <li>
      <code>{href === undefined ? name : <a href={href}>{name}</a>}</code> {kind}
      {ownerName && ' in '}
      {ownerHref === undefined ? ownerName : <a href={ownerHref}>{ownerName}</a>}
    </li>
  );
}
