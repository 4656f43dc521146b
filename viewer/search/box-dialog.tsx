import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import type { Narrowed } from './box-chips.tsx';
import { BoxFoot } from './box-foot.tsx';
import type * as Further from './box-further.tsx';
import { BoxList, optionId } from './box-list.tsx';
import { boxLimit, countOf, sectionsOf } from './options.ts';
import type { BoxAnswer, BoxOption } from './options.ts';
import { clearRecent, rememberSearch } from './recent.ts';
import { searchEngine } from './session.ts';

/** The typed text; kept when the box is closed without a choice. */
let typed = '';

/** Milliseconds that results may take to appear together with the typed letter. */
const paintDelay = 20;

/** The search box: a field and the list of results. */
export function BoxDialog(props: {
  /** UI texts. */
  texts: BoxTexts;
  /** Docs version of the page; missing for the latest. */
  version: string | undefined;
  /** What the reader typed before the box was there; Enter is a line break. */
  early: string;
  /** Called with the element, and with `null` at the end. */
  connect: (element: HTMLDialogElement | null) => void;
  /** Called when the box is closed. */
  onClose: () => void;
}): ReactNode {
  const { texts, early, connect, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The typed text when the list was shown. */
  const [query, setQuery] = useState(typed);
  const [version, setVersion] = useState(props.version);
  /** Key of the option that the reader moved to; `undefined` for the first one. */
  const [chosen, choose] = useState<string>();
  /** What is only needed for help, or when results are there. */
  const [further, setFurther] = useState<typeof Further>();
  const [wantsHelp, wantHelp] = useState(false);
  const [notice, setNotice] = useState('');
  /** Keys of the rows whose overloads are shown. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  /** How often the recent entries were cleared. */
  const [cleared, setCleared] = useState(0);
  /** True if Enter was pressed before the answer arrived. */
  const isAwaited = useRef(false);
  /** The newest answer; the one to the previous text stays until the next one arrives. */
  const [answer, setAnswer] = useState<BoxAnswer>();
  /** Ends the last question; missing if it is answered. */
  const endAnswers = useRef<() => void>(undefined);

  const sections = useMemo(
    () => sectionsOf(answer, texts, version, opened),
    // Cleared entries are read again.
    [answer, texts, version, opened, cleared],
  );
  const options = sections.flatMap((section) => section.options);
  const isEmpty = query.trim() === '';
  const isCurrent = answer?.query === query;
  /** True if the answer belongs to the text typed by now. */
  const isAnswered = (): boolean => answer?.query === typed;
  const first = isEmpty ? undefined : (options.find(({ type }) => type !== 'query') ?? options[0]);
  const moved = options.findIndex(({ key }) => key === chosen);
  const found = moved < 0 && first ? options.indexOf(first) : moved;
  const selected = options[found];

  useLayoutEffect(() => {
    const element = dialog.current;
    connect(element);
    element?.showModal();
    field.current?.focus();
    // The next letter follows those that are typed already.
    if (early.trim() === '') field.current?.select();
    else {
      replace(early.trimEnd());
      isAwaited.current = early.endsWith('\n');
    }
    return () => {
      endAnswers.current?.();
      connect(null);
    };
  }, [connect]);

  useEffect(() => {
    if (chosen !== undefined) elementAt(found)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, found]);

  const ask: Parameters<typeof Further.BoxChips>[0]['ask'] = (text, changes, onAnswer) =>
    searchEngine().ask({ query: text, limit: boxLimit, version, ...changes }, onAnswer);
  const type = (text: string, narrowed?: Narrowed): void => {
    if (text !== typed) isAwaited.current = false;
    typed = text;
    // Not when the answer is shown: the reader may have moved in the list by then.
    choose(undefined);
    let isShown = false;
    const show = (): void => {
      if (isShown || text !== typed) return;
      isShown = true;
      setQuery(text);
      setOpened([]);
      wantHelp(false);
      setNotice('');
    };
    setTimeout(show, paintDelay);
    endAnswers.current = ask(text, narrowed?.question, (newest) =>
      // Show the answer in the next frame.
      flushSync(() => {
        show();
        if (newest.isComplete) endAnswers.current = undefined;
        setAnswer({ ...newest, query: text, narrowed });
      }),
    );
  };
  useLayoutEffect(() => type(typed), [version]);

  /** Replaces the typed text. */
  const replace = (text: string): void => {
    const { current } = field;
    if (!current) return;
    current.value = text;
    current.focus();
    type(text);
  };
  const leave = (): void => {
    rememberSearch(typed);
    typed = '';
    dialog.current?.close();
  };
  const take = (option: BoxOption, index: number): void => {
    if (option.type === 'query') replace(option.query);
    else elementAt(index)?.click();
  };
  const open = ({ key }: BoxOption): void => {
    setOpened([...opened, key]);
    choose(key);
  };
  /** Links navigate themselves. */
  const onLink = (event: MouseEvent, option: BoxOption): void => {
    if (event.target instanceof Element && event.target.closest('.search-chip')) {
      event.preventDefault();
      open(option);
    } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) leave();
  };

  useEffect(() => {
    if (!isAwaited.current || !isAnswered() || !selected) return;
    isAwaited.current = false;
    take(selected, found);
  });

  const load = (use: (module: typeof Further) => unknown): void => {
    import('./box-further.tsx').then(use, console.warn);
  };
  useEffect(() => {
    if (wantsHelp || !isEmpty) load(setFurther);
  }, [wantsHelp, isEmpty]);

  const toggleHelp = (): void => wantHelp(!wantsHelp);

  const step = (by: number): void => {
    const from = found < 0 && by < 0 ? 0 : found;
    choose(options.at((from + by) % options.length)?.key);
  };

  const onEnter = (event: KeyboardEvent): void => {
    event.preventDefault();
    const href = elementAt(found)?.getAttribute('href');
    if (event.shiftKey)
      load(({ copyName }) => copyName(selected, dialog.current, texts, setNotice));
    else if ((event.ctrlKey || event.metaKey) && href) {
      rememberSearch(typed);
      window.open(href, '_blank', 'noopener');
    } else if (!isAnswered() && chosen === undefined) isAwaited.current = true;
    else if (selected) take(selected, found);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, altKey } = event;
    const completion = answer?.completions[0];
    // The arrow key does nothing in the field there.
    const isAtEnd = field.current?.selectionStart === typed.length;
    if (key === 'Enter') onEnter(event);
    else if (/Arrow(Down|Up)/.test(key) && !altKey) {
      event.preventDefault();
      step(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Tab' && !shiftKey && completion && isAnswered()) {
      event.preventDefault();
      replace(completion.query);
    } else if (key === 'ArrowRight' && selected?.overloads && isAtEnd) open(selected);
    else if (key === '?' && typed === '') {
      event.preventDefault();
      toggleHelp();
    }
  };

  // The list does not change between a key and its answer.
  const list = useMemo(
    () => (
      <BoxList
        sections={sections}
        selected={found}
        texts={texts}
        onLink={onLink}
        onSelect={take}
        onPoint={(index) => index !== found && choose(options[index]?.key)}
      />
    ),
    [sections, found, texts],
  );
  const isFailed = Boolean(answer?.fault);
  const status =
    !answer?.isComplete || isEmpty
      ? ''
      : isFailed
        ? texts.failed
        : answer.total
          ? fill(texts.resultCount, { count: countOf(answer, texts) })
          : texts.nothing;
  const showsHelp = wantsHelp && !!further;
  const hasList = options.length > 0 && !showsHelp;
  const note = answer?.instead && !isEmpty && (
    <p className="search-instead">{fill(texts.instead, { text: answer.instead })}</p>
  );
  const isNothing = isCurrent && status === texts.nothing;

  return (
    // A click outside the box closes it; the browser handles Escape.
    <dialog
      ref={dialog}
      className="search-box"
      aria-label={texts.box}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="search-box__head">
        <svg className="icon-search" width="20" height="20" aria-hidden="true">
          <use href="#__icon-search" />
        </svg>
        <input
          ref={field}
          type="text"
          inputMode="search"
          className="search-box__field"
          role="combobox"
          aria-label={texts.button}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? 'search-list' : undefined}
          aria-activedescendant={hasList && found >= 0 ? optionId(found) : undefined}
          placeholder={texts.boxPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className="search-text-button"
            aria-label={texts.clear}
            onClick={() => replace('')}
          >
            {texts.clearRecent}
          </button>
        )}
        <button
          type="button"
          className="clean-button icon-button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <svg className="icon-close" width="18" height="18" aria-hidden="true">
            <use href="#__icon-close" />
          </svg>
        </button>
      </div>
      {!isEmpty && (
        <div className="search-box__narrow">
          {further && answer && (
            <further.BoxChips
              answer={answer}
              texts={texts}
              ask={ask}
              pending={endAnswers}
              onNarrow={(narrowed) => type(typed, narrowed)}
            />
          )}
        </div>
      )}
      <div className="search-box__body" aria-busy={!isCurrent}>
        {showsHelp && <further.BoxHelp texts={texts} onUse={replace} />}
        {hasList && note}
        {hasList && list}
        {!showsHelp && isFailed && <p className="search-empty">{texts.failed}</p>}
        {!showsHelp && isNothing && (
          <div className="search-empty">
            <p>{texts.nothing}</p>
            <p>{texts.nothingAdvice}</p>
          </div>
        )}
        {!showsHelp && !hasList && !isFailed && !isCurrent && (
          <p className="search-empty search-empty--late">{texts.searching}</p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isCurrent && status} {notice}
      </p>
      <BoxFoot
        texts={texts}
        notice={notice}
        otherVersions={answer?.otherVersions ?? []}
        showsHelp={showsHelp}
        hasRecent={isEmpty && sections.some(({ name }) => name !== 'main')}
        onUse={() => field.current?.focus()}
        onVersion={setVersion}
        onClear={() => {
          clearRecent();
          setCleared(cleared + 1);
        }}
        onHelp={toggleHelp}
      />
    </dialog>
  );
}

/** Returns the element of the option at an index. */
function elementAt(index: number): HTMLElement | null {
  return document.getElementById(optionId(index));
}
