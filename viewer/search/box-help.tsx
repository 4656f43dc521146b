import { useState } from 'react';
import type { ReactNode } from 'react';
import { storageSlot } from '../../src/components/shell/browser-storage.ts';
import { letterKeysKey } from '../../src/shared/letter-keys.ts';
import type { LetterKeysOff } from '../../src/shared/letter-keys.ts';
import { filterNames } from '../../src/shared/search/query.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { nameLetterKeys } from '../letter-keys.ts';
import siteData from '../site-data.ts';

/** Help on the search syntax and the keys of the box. */
export function BoxHelp(props: {
  /** UI texts. */
  texts: BoxTexts;
  /** Called with an example or a filter that the reader selects. */
  onUse: (query: string) => void;
}): ReactNode {
  const { texts, onUse } = props;
  const mod = 'apple' in document.documentElement.dataset ? '⌘' : 'Ctrl';
  const keys: [keys: string[], meaning: string][] = [
    [['↑', '↓'], texts.keySelect],
    [['↵'], texts.keyOpen],
    [[mod, '↵'], texts.keyOpenTab],
    [['⇧', '↵'], texts.keyCopy],
    [['→'], texts.overloads],
    [['⇥'], texts.keyComplete],
    [['Esc'], texts.keyClose],
    [['?'], texts.keyHelp],
    [[mod, 'K'], texts.keyAnywhere],
  ];
  const letterKeys: typeof keys = [
    [['/'], texts.keyAnywhere],
    [['f'], texts.keyFilter],
    [['[', ']'], texts.keyMembers],
  ];
  const { dataset } = document.documentElement;
  const [off, setOff] = useState(dataset.letterKeys ?? '');
  const none: LetterKeysOff = 'none';
  const turn = (isOn: boolean): void => {
    const state: LetterKeysOff | '' = isOn ? '' : 'off';
    dataset.letterKeys = state;
    storageSlot(letterKeysKey, siteData.storage).set(state);
    nameLetterKeys();
    setOff(state);
  };
  const examples: [query: string, meaning: string][] = [
    ['suite', texts.exampleName],
    ['tsb', texts.exampleInitials],
    ['detail::', texts.exampleScope],
    ['operator==', texts.exampleOperator],
    ['(int) -> bool', texts.exampleSignature],
    ['class: suite', texts.exampleFilter],
  ];
  return (
    <div className="search-help">
      <section aria-label={texts.keys}>
        <div className="search-heading">{texts.keys}</div>
        <dl>
          {[...keys, ...(off ? [] : letterKeys)].map(([names, meaning]) => (
            <div key={names.join()} className="search-help__row">
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {off !== none && (
          <label className="search-help__choice">
            <input
              type="checkbox"
              checked={!off}
              onChange={({ currentTarget }) => turn(currentTarget.checked)}
            />
            {texts.letterKeys}
          </label>
        )}
      </section>
      <section aria-label={texts.examples}>
        <div className="search-heading">{texts.examples}</div>
        <dl>
          {examples.map(([query, meaning]) => (
            <div key={query} className="search-help__row">
              <dt>
                <Query text={query} onUse={onUse} />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="search-help__filters">
          {filterNames.map((name) => (
            <Query key={name} text={`${name}:`} onUse={onUse} />
          ))}
        </p>
      </section>
    </div>
  );
}

/** A query that a click puts into the field. */
function Query({ text, onUse }: { text: string; onUse: (query: string) => void }): ReactNode {
  return (
    <button type="button" className="search-text-button" onClick={() => onUse(text)}>
      <code>{text}</code>
    </button>
  );
}
