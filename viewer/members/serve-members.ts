import type * as MemberFilters from './member-filter.ts';

/** Elements that take typed letters. */
const typed = 'input, textarea, select, [contenteditable], dialog *';

/** Functions that serve the members of a page, fetched on demand. */
interface Served {
  filter: MemberFilters.MemberFilter;
  stepTo: typeof MemberFilters.stepTo;
}

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
  let served: Promise<Served> | undefined;
  const load = (): Promise<Served> => {
    served ??= import('./member-filter.ts').then(({ MemberFilter, stepTo }) => ({
      filter: new MemberFilter(fields, signal),
      stepTo,
    }));
    return served;
  };
  /** Calls `act` with it, unless it cannot be fetched or another page is shown meanwhile. */
  const serve = (act: (members: Served) => void): void => {
    load().then(
      (members) => signal.aborted || act(members),
      (error: unknown) => {
        served = undefined;
        console.warn(error);
      },
    );
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isOfPage(event)) return;
    if (key === 'f') serve(({ filter }) => filter.focus());
    else if (key === '[') serve(({ stepTo }) => stepTo(-1));
    else if (key === ']') serve(({ stepTo }) => stepTo(1));
    else return;
    // Otherwise the letter would go into the field that gets the focus.
    event.preventDefault();
  };
  if (fields.length > 0) {
    document.addEventListener('keydown', onKey, { signal });
    for (const field of fields)
      field.addEventListener('focus', () => serve(() => undefined), { signal, once: true });
    for (const key of keys) onKey(key);
    if ([...fields].some((field) => field === document.activeElement || field.value !== ''))
      serve(() => undefined);
  }
  return () => end.abort();
}

/** True for keys without another use. On many keyboards, brackets need AltGr or Option. */
function isOfPage(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const hasModifier = metaKey || (key === 'f' ? ctrlKey || altKey : ctrlKey && !altKey);
  const isTyped = target instanceof Element && target.closest(typed) !== null;
  return !defaultPrevented && !hasModifier && !isTyped;
}
