import type { ReactNode } from 'react';
import type { Compound, Member, Protection } from '../../model/compound.ts';
import { useDeprecatedText, useSince } from './changes/symbol-history.tsx';
import { useContent } from '../content-context.tsx';
import { ownBadges } from '../../model/own-badges.ts';
import type { Availability } from '../../model/variants.ts';
import { Replacement } from './replacement.tsx';
import { availabilityBadges } from './variant-badge.tsx';

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
  /** Where the symbol is available; missing if everywhere. */
  available?: Availability | undefined;
  /** Refid of the symbol, to say since when it exists; missing where that does not matter. */
  refid?: string;
  /** Refid of its owner. */
  owner?: string | undefined;
  /** False if another element says since when the symbol exists. */
  hasSince?: boolean;
}): ReactNode {
  const { words, protection, deprecated, available, refid, owner, hasSince = true } = props;
  const { symbols, texts } = useContent();
  const deprecatedText = useDeprecatedText(refid);
  const since = useSince(hasSince ? refid : undefined, owner);
  const access = protection === undefined || protection === 'public' ? [] : [protection];
  const all = [...access, ...words];
  const availability = availabilityBadges(available, symbols, texts.api);
  const count = all.length + availability.length;
  if (count === 0 && !deprecated && since === undefined) return null;
  return (
    <ul className="badges">
      {deprecated && <li className="badge badge-deprecated">{deprecatedText}</li>}
      {all.map((word, i) => (
        <li key={i} className="badge">
          {word}
        </li>
      ))}
      {availability.map(({ attributes, text }) => (
        <li key={text} className="badge" {...attributes}>
          {text}
        </li>
      ))}
      {since !== undefined && <li className="badge badge-since">{since}</li>}
    </ul>
  );
}

/** The badge of a deprecated symbol, next to its name in a list. */
export function DeprecatedBadge(props: {
  /** The symbol, to add a link to its replacement. */
  of?: Compound | Member | undefined;
}): ReactNode {
  const text = useDeprecatedText(props.of?.refid);
  return (
    <>
      {' '}
      <span className="badge badge-deprecated">{text}</span>
      {props.of && <Replacement of={props.of} />}
    </>
  );
}

/** Returns the words for a member's badges. */
export function memberBadges(member: Member): string[] {
  return [...member.modifiers.filter((word) => !written.has(word)), ...ownBadges(member)];
}
