import { contentId } from '../../src/components/shell/app.tsx';
import { hashTarget, onArrival } from '../../src/components/shell/arrivals.ts';
import { plural } from '../../src/shared/texts/plural.ts';
import { scrollToTarget } from '../scroll-to.ts';
import siteData from '../site-data.ts';
import { linkOf, membersOfPage, partsOf, withoutSpaces, type PageMembers } from './member-units.ts';
import { preservePosition, scrollTo } from './place.ts';
import { focusHeading } from './member-steps.ts';

/** Pages with more members are filtered when the reader stops typing, after this time in ms. */
const manyMembers = 1_000;
const pause = 150;

/** Blocks that hold members and may be closed. */
const foldedLists = 'details:is(.member-fold, .folded)';

export { stepTo } from './member-steps.ts';

/** Shows only those members of a page that have every typed word in their names or declarations. */
export class MemberFilter {
  readonly #fields: readonly HTMLInputElement[];
  readonly #content = document.getElementById(contentId) ?? document.body;
  #members: PageMembers | undefined;
  #words: string[] = [];
  /** Timer of the reader's pause. */
  #pause = 0;
  /** Scroll positions before and after filtering; `undefined` once the reader has scrolled. */
  #start = 0;
  #left: number | undefined;
  /** Fragment of the address when the reader typed: its event can arrive later, and must not clear the field. */
  #hash = '';

  /**
   * Serves the filter fields of a page.
   *
   * @param signal Aborted when another page is shown.
   */
  constructor(fields: Iterable<HTMLInputElement>, signal: AbortSignal) {
    this.#fields = [...fields];
    for (const field of this.#fields) {
      field.addEventListener('input', () => this.#onInput(field), { signal });
      field.addEventListener('keydown', (event) => this.#onKey(event, field), { signal });
      // The reader may have typed before this script loaded.
      if (field.value !== '') this.#filter(field.value);
      const box = field.closest('details');
      // A filter in a closed box would hide members without a visible reason.
      box?.addEventListener('toggle', () => box.open || this.#filter(''), { signal });
    }
    document.addEventListener('click', (event) => this.#onClick(event), { signal, capture: true });
    const stop = onArrival(() => {
      this.#left = undefined;
      const { hash } = window.location;
      if (hash !== this.#hash) this.#reveal(hashTarget(hash), true);
    });
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.#pause);
      stop();
    });
  }

  #onInput(field: HTMLInputElement): void {
    window.clearTimeout(this.#pause);
    const { units } = this.#pageMembers();
    if (units.length <= manyMembers) this.#filter(field.value);
    else this.#pause = window.setTimeout(() => this.#filter(field.value), pause);
  }

  #pageMembers(): PageMembers {
    return (this.#members ??= membersOfPage());
  }

  #onKey(event: KeyboardEvent, field: HTMLInputElement): void {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (field.value === '') field.blur();
      else this.#filter('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#filter(field.value);
      this.#goToFirst();
    }
  }

  /** Goes to the target of the first remaining member. */
  #goToFirst(): void {
    const first = partsOf(this.#content).find((part) => !part.closest('[hidden]'));
    const link = first && linkOf(first);
    if (!link) return;
    link.click();
    if (link.getAttribute('href')?.startsWith('#')) focusHeading(hashTarget(link.hash));
  }

  /** A link to a hidden member shows it again before the browser goes there. */
  #onClick({ target }: Event): void {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    this.#left = undefined;
    if (link.closest('details.theme-doc-toc-mobile')) this.#filter('');
    else this.#reveal(hashTarget(link.hash), false);
  }

  #reveal(target: HTMLElement | null, scrolls: boolean): void {
    if (this.#words.length === 0 || !target?.closest('[hidden]')) return;
    this.#filter('');
    if (scrolls) scrollToTarget(target);
  }

  #filter(query: string): void {
    window.clearTimeout(this.#pause);
    for (const field of this.#fields) if (field.value !== query) field.value = query;
    const words = query.split(/\s+/).map(withoutSpaces).filter(Boolean);
    if (words.join(' ') === this.#words.join(' ')) return;
    const hasMoved = this.#left === undefined || Math.abs(window.scrollY - this.#left) > 1;
    if (this.#words.length === 0) this.#start = window.scrollY;
    this.#words = words;
    this.#hash = window.location.hash;
    const members = this.#pageMembers();
    preservePosition(partsOf(this.#content), () => this.#show(members));
    // Restore the position if the reader has not scrolled.
    if (words.length === 0 && !hasMoved) scrollTo(this.#start);
    this.#left = window.scrollY;
  }

  #show({ units, groups }: PageMembers): void {
    const fits = units.filter(({ text }) => this.#words.every((word) => text.includes(word)));
    const visible = new Set(fits);
    const hidden = new Set(units.flatMap((unit) => (visible.has(unit) ? [] : unit.parts)));
    const empty = groups.filter(({ parts }) => parts.every((part) => hidden.has(part)));
    for (const { elements } of empty) for (const element of elements) hidden.add(element);
    const all = new Set(
      [...units.map(({ parts }) => parts), ...groups.map((g) => g.elements)].flat(),
    );
    for (const element of all) {
      const isHidden = hidden.has(element);
      if (element.hidden !== isHidden) element.hidden = isHidden;
      // The numbers in the list stay those of the overloads.
      if (isHidden && element.matches('.overload-list > li')) numberAll(element);
    }
    for (const details of this.#content.querySelectorAll<HTMLDetailsElement>(foldedLists))
      openFor(details, this.#words.length > 0);
    this.#showContents();
    const values = { shown: new Intl.NumberFormat(siteData.locale).format(fits.length) };
    const isFiltered = this.#words.length > 0;
    for (const { dataset, previousElementSibling: status } of this.#fields) {
      if (!(status instanceof HTMLElement)) continue;
      status.textContent = isFiltered
        ? plural(siteData.locale, dataset.count ?? '', units.length, values)
        : '';
      // The title of the table makes room for the status.
      const title = status.previousElementSibling;
      if (title instanceof HTMLElement) title.hidden = isFiltered;
    }
  }

  /** Shows the entries of the tables of contents whose targets are shown. */
  #showContents(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc__list a')) {
      const entry = link.parentElement;
      if (entry) entry.hidden = Boolean(hashTarget(link.hash)?.closest('[hidden]'));
    }
  }
}

function numberAll({ parentElement: list }: HTMLElement): void {
  for (const [i, entry] of [...(list?.children ?? [])].entries())
    if (entry instanceof HTMLLIElement) entry.value = i + 1;
}

/** Opens closed details while the page is filtered. */
function openFor(details: HTMLDetailsElement, isFiltered: boolean): void {
  const { dataset } = details;
  if (isFiltered && !details.open) dataset.opened = '';
  if (!isFiltered && 'opened' in dataset) {
    delete dataset.opened;
    details.open = false;
  } else if (isFiltered) details.open = true;
}
