import type * as MemberFilters from './member-filter.ts';

/** Where letters are typed. */
const typed = 'input, textarea, select, [contenteditable], dialog *';

/** What serves the members of a page, fetched for who asks for it. */
interface Served {
  filter: MemberFilters.MemberFilter;
  stepTo: typeof MemberFilters.stepTo;
}

/**
 * Lets readers filter the members of a page that has many, and go from one to the next, with keys too. Gives what ends
 * it.
 *
 * @param sign What the reader did before this script was there.
 */
export function serveMembers(sign?: Event): () => void {
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
  /** Does something with it, unless it cannot be fetched or another page is shown meanwhile. */
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
    // The field, which has the focus then, would get the letter.
    event.preventDefault();
  };
  if (fields.length > 0) {
    document.addEventListener('keydown', onKey, { signal });
    for (const field of fields)
      field.addEventListener('focus', () => serve(() => undefined), { signal, once: true });
    if (sign instanceof KeyboardEvent) onKey(sign);
    if ([...fields].some((field) => field === document.activeElement || field.value !== ''))
      serve(() => undefined);
  }
  return () => end.abort();
}

/** True for keys that nothing else has a use for. Many keyboards have brackets behind AltGr or Option. */
function isOfPage(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const hasModifier = metaKey || (key === 'f' ? ctrlKey || altKey : ctrlKey && !altKey);
  const isTyped = target instanceof Element && target.closest(typed) !== null;
  return !defaultPrevented && !hasModifier && !isTyped;
}
