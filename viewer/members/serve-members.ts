import { onScriptGone } from '../script-gone.ts';
import type * as MemberFilters from './member-filter.ts';

/** Elements that take typed letters. */
const typed = 'input, textarea, select, [contenteditable], dialog *';

type StepTo = typeof MemberFilters.stepTo;

/**
 * Lets readers filter the members of a long page, and step from one to the next, also by keyboard. Returns a function
 * that stops it.
 *
 * @param keys Keys that the reader pressed before this script loaded.
 */
export function serveMembers(keys: readonly KeyboardEvent[]): () => void {
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
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isOfPage(event)) return;
    if (key === 'f') focusIn(fields);
    else if (key === '[') serve(-1);
    else if (key === ']') serve(1);
    else return;
    // Otherwise the letter would go into the field that gets the focus.
    event.preventDefault();
  };
  /** Handles keys that were pressed before: the letters after `f` are for the field. */
  const replay = (pressed: readonly KeyboardEvent[]): void => {
    const start = pressed.findIndex((event) => event.key === 'f' && isOfPage(event));
    for (const event of start < 0 ? pressed : pressed.slice(0, start)) onKey(event);
    if (start < 0) return;
    const type = (): void => {
      const letters = pressed.slice(start + 1).filter(({ key }) => key.length === 1);
      const field = focusIn(fields);
      if (!field || letters.length === 0) return;
      field.value += letters.map(({ key }) => key).join('');
      field.dispatchEvent(new Event('input'));
    };
    // A step moves the focus when it is done.
    if (served) served.then(type, type);
    else type();
  };
  if (fields.length > 0) {
    document.addEventListener('keydown', onKey, { signal });
    // Every time, so that readers can try again where the script could not be loaded.
    for (const field of fields) field.addEventListener('focus', () => serve(), { signal });
    replay(keys);
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

/** True for keys without another use. On many keyboards, brackets need AltGr or Option. */
function isOfPage(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const hasModifier = metaKey || (key === 'f' ? ctrlKey || altKey : ctrlKey && !altKey);
  const isTyped = target instanceof Element && target.closest(typed) !== null;
  return !defaultPrevented && !hasModifier && !isTyped;
}
