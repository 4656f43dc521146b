import type { MouseEvent, ReactNode } from 'react';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import type { BoxOption, BoxSection } from './options.ts';
import { ResultRow } from './result-row.tsx';
import type { OptionAttributes } from './result-row.tsx';

/** Returns the id of the option at an index. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}

/** The list of the box: groups of options, one of them selected while the focus stays in the field. */
export function BoxList(props: {
  /** The groups. */
  sections: readonly BoxSection[];
  /** Index of the selected option among all; -1 for none. */
  selected: number;
  /** UI texts. */
  texts: BoxTexts;
  /** Called on a click on a link. */
  onLink: (event: MouseEvent, option: BoxOption) => void;
  /** Called on a click on anything else. */
  onSelect: (option: BoxOption, index: number) => void;
  /** Called with the option under the pointer. */
  onPoint: (index: number) => void;
}): ReactNode {
  const { sections, selected, texts, onLink, onSelect, onPoint } = props;
  let count = 0;
  return (
    <div id="search-list" role="listbox" aria-label={texts.results}>
      {sections.map(({ name, heading, isLine, options }) => {
        const start = count;
        const headingId = heading === '' ? undefined : `search-heading-${name}`;
        count += options.length;
        return (
          <div key={name} role="group" aria-labelledby={headingId}>
            {headingId && (
              <div id={headingId} className="search-heading" role="presentation">
                {heading}
              </div>
            )}
            <div className={isLine ? 'search-chips' : undefined} role="presentation">
              {options.map((option, i) => (
                <Option
                  key={option.key}
                  option={option}
                  id={optionId(start + i)}
                  isSelected={start + i === selected}
                  texts={texts}
                  onLink={(event) => onLink(event, option)}
                  onSelect={() => onSelect(option, start + i)}
                  onPoint={() => onPoint(start + i)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Option(props: {
  option: BoxOption;
  id: string;
  isSelected: boolean;
  texts: BoxTexts;
  onLink: (event: MouseEvent) => void;
  onSelect: () => void;
  onPoint: () => void;
}): ReactNode {
  const { option, id, isSelected, texts, onLink, onSelect, onPoint } = props;
  const attributes: OptionAttributes = {
    id,
    role: 'option',
    'aria-selected': isSelected,
    tabIndex: -1,
    // The pointer selects when it moves, not when the list moves under it.
    onPointerMove: onPoint,
    onClick: option.type === 'query' ? onSelect : onLink,
  };
  switch (option.type) {
    case 'result':
      return (
        <ResultRow
          result={option.result}
          texts={texts}
          attributes={attributes}
          overloads={option.overloads}
        />
      );
    case 'query':
      return (
        // The field handles the keys.
        <div className="search-chip" {...attributes}>
          {option.label}
        </div>
      );
    case 'all':
      return (
        <a className="search-all" href={option.href} {...attributes}>
          {option.label}
        </a>
      );
  }
}
