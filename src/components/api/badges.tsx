import type { ReactNode } from 'react';
import type { Compound, Member, Protection } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { Replacement } from './replacement.tsx';

/** Words that the declaration itself shows. */
const written = new Set(['const', 'volatile', '&', '&&']);

/** The adjectives of a symbol, each as a badge. */
export function Badges(props: {
  /** The words. */
  words: readonly string[];
  /** Access; public access gets no badge. */
  protection?: Protection;
  /** True for deprecated symbols. */
  deprecated?: boolean;
}): ReactNode {
  const { words, protection, deprecated } = props;
  const { texts } = useContent();
  const access = protection === undefined || protection === 'public' ? [] : [protection];
  const all = [...access, ...words];
  if (all.length === 0 && !deprecated) return null;
  return (
    <ul className="badges">
      {deprecated && <li className="badge badge-deprecated">{texts.api.deprecated}</li>}
      {all.map((word, i) => (
        <li key={i} className="badge">
          {word}
        </li>
      ))}
    </ul>
  );
}

/** The badge of a deprecated symbol, next to its name in a list. */
export function DeprecatedBadge(props: {
  /** The symbol, to add a link to its replacement. */
  of?: Compound | Member | undefined;
}): ReactNode {
  const { texts } = useContent();
  return (
    <>
      {' '}
      <span className="badge badge-deprecated">{texts.api.deprecated}</span>
      {props.of && <Replacement of={props.of} />}
    </>
  );
}

/** Returns the words for a member's badges. */
export function memberBadges(member: Member): string[] {
  return [
    ...member.modifiers.filter((word) => !written.has(word)),
    ...member.qualifiers.filter((word) => !member.modifiers.includes(word)),
  ];
}
