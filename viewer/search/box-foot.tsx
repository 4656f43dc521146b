import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import type { SearchTexts } from '../../src/shared/texts/catalogues.ts';

/** The line below the list: the main keys, other versions, what can be cleared, and the way to all keys. */
export function BoxFoot(props: {
  /** The texts. */
  texts: SearchTexts;
  /** What has just been done; empty for nothing. */
  said: string;
  /** Versions that can be searched too. */
  otherVersions: SearchAnswer['otherVersions'];
  /** The keys are shown. */
  showsHelp: boolean;
  /** There are recent entries to clear. */
  hasRecent: boolean;
  /** Told of each click, after what it does. */
  onUse: () => void;
  /** Told which version to search. */
  onVersion: (name: string) => void;
  /** Told to clear the recent entries. */
  onClear: () => void;
  /** Told to show or hide the keys. */
  onHelp: () => void;
}): ReactNode {
  const { texts, said, otherVersions, showsHelp, hasRecent, onUse, onVersion, onClear, onHelp } =
    props;
  return (
    <div className="search-box__foot" onClick={onUse}>
      {said === '' ? (
        <>
          <span className="search-box__hint" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {texts.keySelect}
          </span>
          <span className="search-box__hint" aria-hidden="true">
            <kbd>↵</kbd> {texts.keyOpen}
          </span>
        </>
      ) : (
        <span aria-hidden="true">{said}</span>
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
