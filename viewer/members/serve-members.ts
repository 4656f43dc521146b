import { contentId } from '../../src/components/shell/app.tsx';
import { areLetterKeysOn, nameLetterKeys } from '../letter-keys.ts';
import { onScriptGone } from '../script-gone.ts';
import type * as MemberFilters from './member-filter.ts';

/** Elements that take typed letters. */
const typed = 'input, textarea, select, [contenteditable], dialog *';

type StepTo = typeof MemberFilters.stepTo;

/**
 * Lets readers filter the members of a long page, and step from one to the next, also by keyboard. Returns a function
 * that stops it.
 */
export function serveMembers(): () => void {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset.pressed;
  nameLetterKeys();
  const fields = document.querySelectorAll<HTMLInputElement>('input.toc-filter');
  const end = new AbortController();
  const { signal } = end;
  let served: Promise<StepTo> | undefined;
  /** Serves the fields and steps to another member, unless another page is shown meanwhile. */
  const serve = (direction?: 1 | -1): void => {
    served ??= import('./member-filter.ts').then(({ MemberFilter, stepTo }) => {
      new MemberFilter(fields, signal);
      return stepTo;
    });
    served.then(
      (stepTo) => signal.aborted || direction === undefined || stepTo(direction),
      (error: unknown) => {
        served = undefined;
        onScriptGone(error);
      },
    );
  };
  /** Does what a key is for; false for other keys. */
  const press = (key: string): boolean => {
    if (key === 'f') focusIn(fields);
    else if (key === '[') serve(-1);
    else if (key === ']') serve(1);
    else return false;
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    // Otherwise the letter would go into the field that gets the focus.
    if (isOfPage(event) && press(event.key)) event.preventDefault();
  };
  /** Handles keys that were pressed before this script loaded: the letters after `f` are for the field. */
  const replay = (keys: string): void => {
    const [steps = '', ...letters] = keys.split('f');
    for (const key of steps) press(key);
    if (letters.length === 0) return;
    const type = (): void => {
      const field = focusIn(fields);
      const text = letters.join('f');
      if (!field || !text) return;
      field.value += text;
      field.dispatchEvent(new Event('input'));
    };
    // A step moves the focus when it is done.
    if (served) served.then(type, type);
    else type();
  };
  const content = document.getElementById(contentId);
  if (content?.querySelector('.many'))
    import('./settle-rows.ts').then(({ settleRows }) => settleRows(content, signal), onScriptGone);
  if (fields.length > 0) {
    document.addEventListener('keydown', onKey, { signal });
    // Every time, so that readers can try again where the script could not be loaded.
    for (const field of fields) field.addEventListener('focus', () => serve(), { signal });
    replay(pressed ?? '');
    if ([...fields].some((field) => field === document.activeElement || field.value !== ''))
      serve();
  }
  return () => end.abort();
}

/**
 * Moves the focus to the visible field, and returns it. It has the focus before anything is fetched, so that it gets the
 * letters that the reader types next.
 */
function focusIn(fields: Iterable<HTMLInputElement>): HTMLInputElement | undefined {
  for (const field of fields) {
    const box = field.closest('details');
    if (box && box.getClientRects().length > 0) box.open = true;
    if (field.getClientRects().length === 0) continue;
    field.focus();
    field.select();
    return field;
  }
  return undefined;
}

/** True for keys without another use, unless they are off. On many keyboards, brackets need AltGr or Option. */
function isOfPage(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const hasModifier = metaKey || (key === 'f' ? ctrlKey || altKey : ctrlKey && !altKey);
  const isTyped = target instanceof Element && target.closest(typed) !== null;
  return areLetterKeysOn() && !defaultPrevented && !hasModifier && !isTyped;
}
