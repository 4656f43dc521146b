import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';

/** The line below the list: the main keys, other versions, the button to clear entries, and the link to all keys. */
export function BoxFoot(props: {
  /** UI texts. */
  texts: BoxTexts;
  /** Confirmation of the last action; empty for none. */
  notice: string;
  /** Other versions that can be searched. */
  otherVersions: SearchAnswer['otherVersions'];
  /** True if the keys are shown. */
  showsHelp: boolean;
  /** True if there are recent entries to clear. */
  hasRecent: boolean;
  /** Called after each click. */
  onUse: () => void;
  /** Called with the version to search. */
  onVersion: (name: string) => void;
  /** Called to clear the recent entries. */
  onClear: () => void;
  /** Called to show or hide the keys. */
  onHelp: () => void;
}): ReactNode {
  const { texts, notice, otherVersions, showsHelp, hasRecent, onUse, onVersion, onClear, onHelp } =
    props;
  return (
    <div className="search-box__foot" onClick={onUse}>
      {notice === '' ? (
        <span className="search-box__hint" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keySelect} <kbd>↵</kbd> {texts.keyOpen}
        </span>
      ) : (
        <span aria-hidden="true">{notice}</span>
      )}
      {otherVersions.length > 0 && (
        <span className="search-versions">
          {texts.otherVersions}
          {otherVersions.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className="search-text-button"
              onClick={() => onVersion(name)}
            >
              {label}
            </button>
          ))}
        </span>
      )}
      <span>
        {hasRecent && (
          <button
            type="button"
            className="search-text-button"
            aria-label={texts.clearRecentLabel}
            onClick={onClear}
          >
            {texts.clearRecent}
          </button>
        )}{' '}
        <button
          type="button"
          className="search-text-button"
          aria-expanded={showsHelp}
          onClick={onHelp}
        >
          {texts.keys} <kbd>?</kbd>
        </button>
      </span>
    </div>
  );
}
