import type { ReactNode } from 'react';
import type { Compound, Member } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import type { Symbols } from '../../model/symbols.ts';
import { summaryOf } from '../../model/summary.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { useContent } from '../content-context.tsx';
import { Badges } from './badges.tsx';
import { BriefView } from './description-view.tsx';
import { SymbolLinks } from './symbol-links.tsx';
import { groupTitle } from './words/titles.ts';

/** Maximum number of subtopics that a card names. */
const mostNamed = 6;

/** With fewer topics, a list is just as clear. */
const fewestCards = 3;

/** Topics side by side, each with its description, its number of members and its subtopics. */
export function TopicCards(props: {
  /** The topics. */
  topics: readonly Compound[];
  /** Label of the list for screen readers. */
  label: string;
}): ReactNode {
  return (
    <ul className="doc-cards topic-cards" aria-label={props.label}>
      {props.topics.map((topic) => (
        <TopicCard key={topic.refid} topic={topic} />
      ))}
    </ul>
  );
}

/** True if cards show more than a list: there are several topics, and most have a description or subtopics. */
export function shouldUseCards(topics: readonly Compound[], symbols: Symbols): boolean {
  if (topics.length < fewestCards) return false;
  const full = topics.filter((topic) => {
    return summaryOf(topic).length > 0 || subtopics(topic, symbols).length > 0;
  });
  return full.length * 2 > topics.length;
}

function TopicCard({ topic }: { topic: Compound }): ReactNode {
  const { links, symbols, texts } = useContent();
  const { refid } = topic;
  const href = links.refid(refid);
  const below = subtopics(topic, symbols);
  const numbers = contents(topic, symbols, texts.api);
  const summary = summaryOf(topic);
  const isOld = isDeprecated(topic);
  return (
    <li className={isOld ? 'doc-card deprecated' : 'doc-card'}>
      <span className="inner-name">
        {href === undefined ? groupTitle(topic) : <a href={href}>{groupTitle(topic)}</a>}
      </span>
      <Badges words={[]} deprecated={isOld} />
      {summary.length > 0 && (
        <div className="member-brief">
          <BriefView blocks={summary} />
        </div>
      )}
      {below.length > 0 && (
        <div className="topic-parts">
          <SymbolLinks
            isProse
            symbols={below
              .slice(0, mostNamed)
              .map((each) => ({ refid: each.refid, name: groupTitle(each) }))}
          />
          {below.length > mostNamed && ', …'}
        </div>
      )}
      {numbers.length > 0 && (
        <div className="topic-parts">
          {numbers.map(([word, count]) => `${word} ${count}`).join(' · ')}
        </div>
      )}
    </li>
  );
}

function subtopics(topic: Compound, symbols: Symbols): Compound[] {
  return symbols
    .innerOf(topic)
    .flatMap(({ kind, refid }) => (kind === 'group' ? (symbols.compounds.get(refid) ?? []) : []));
}

/** The member categories that are counted, each with a one-word title. */
const counted: readonly [title: keyof ApiTexts, kinds: readonly Member['kind'][]][] = [
  ['functions', ['function', 'signal', 'slot', 'prototype', 'dcop']],
  ['macros', ['define']],
  ['enumerations', ['enum']],
  ['typedefs', ['typedef']],
  ['variables', ['variable', 'property', 'event']],
];

/** Counts the classes, functions and so on in a topic. */
function contents(topic: Compound, symbols: Symbols, texts: ApiTexts): [string, number][] {
  const inner = symbols.innerOf(topic);
  const members = symbols.membersOf(topic);
  const below = subtopics(topic, symbols).length;
  const numbers: [string, number][] = [
    // Fewer subtopics are named on the card instead.
    [texts.topics, below > mostNamed ? below : 0],
    [texts.classes, inner.filter(({ kind }) => kind === 'class').length],
    [texts.concepts, inner.filter(({ kind }) => kind === 'concept').length],
    ...counted.map(([title, kinds]): [string, number] => [
      texts[title],
      members.filter(({ kind }) => kinds.includes(kind)).length,
    ]),
  ];
  return numbers.filter(([, count]) => count > 0);
}
