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

/** Elements that are shown or hidden at once. */
const slice = 500;

/** How long members are collected at once, in ms. */
const stepTime = 8;

/** Closed blocks open for at most this number of members: the rows above show more of them better. */
const maxOpened = 100;

/** Blocks that hold members and may be closed. */
const foldedLists = 'details:is(.member-fold, .folded)';

export { stepTo } from './member-steps.ts';

/** Shows only those members of a page that have every typed word in their names or declarations. */
export class MemberFilter {
  readonly #fields: readonly HTMLInputElement[];
  readonly #content = document.getElementById(contentId) ?? document.body;
  readonly #collection = membersOfPage();
  #members: PageMembers | undefined;
  #landmarks: HTMLElement[] | undefined;
  /** Elements that are yet to be shown or hidden, and what is done after the last one. */
  #pending: HTMLElement[] = [];
  #opens = false;
  #restores = false;
  #words: string[] = [];
  /** Timers of the reader's pause, of the next steps of the collection, and of the next changes. */
  #pause = 0;
  #steps = 0;
  #slices = 0;
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
    this.#collect(stepTime);
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
      window.clearTimeout(this.#steps);
      window.clearTimeout(this.#slices);
      stop();
    });
  }

  #onInput(field: HTMLInputElement): void {
    window.clearTimeout(this.#pause);
    if (this.#members && this.#members.units.length <= manyMembers) this.#filter(field.value);
    else this.#pause = window.setTimeout(() => this.#filter(field.value), pause);
  }

  /** Collects the members for some milliseconds, then lets the browser do other things, and goes on. */
  #collect(time: number): void {
    const end = performance.now() + time;
    while (!this.#members && performance.now() < end) {
      const { done, value } = this.#collection.next();
      if (done) this.#members = value;
    }
    if (!this.#members) this.#steps = window.setTimeout(() => this.#collect(time));
  }

  #onKey(event: KeyboardEvent, field: HTMLInputElement): void {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (field.value === '') field.blur();
      else this.#filter('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#filter(field.value, Infinity);
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
    if (link.closest('details.theme-doc-toc-mobile')) this.#filter('', Infinity);
    else this.#reveal(hashTarget(link.hash), false);
  }

  #reveal(target: HTMLElement | null, scrolls: boolean): void {
    if (this.#words.length === 0 || !target?.closest('[hidden]')) return;
    this.#filter('', Infinity);
    if (scrolls) scrollToTarget(target);
  }

  /** Filters the page; `count` is the number of elements to change before the browser may do other things. */
  #filter(query: string, count = slice): void {
    window.clearTimeout(this.#pause);
    for (const field of this.#fields) if (field.value !== query) field.value = query;
    const words = query.split(/\s+/).map(withoutSpaces).filter(Boolean);
    if (words.join(' ') === this.#words.join(' ')) {
      // Whoever goes to a member needs all changes.
      if (this.#pending.length > 0) this.#change(count);
      return;
    }
    if (this.#words.length === 0) this.#start = window.scrollY;
    if (this.#hasScrolled()) this.#left = undefined;
    const keepsPlace = this.#left !== undefined;
    this.#words = words;
    this.#hash = window.location.hash;
    this.#collect(Infinity);
    this.#landmarks ??= partsOf(this.#content);
    if (this.#members) this.#choose(this.#members);
    // Restore the position if the reader has not scrolled.
    this.#restores = words.length === 0 && keepsPlace;
    this.#left = window.scrollY;
    this.#change(count);
  }

  #hasScrolled(): boolean {
    return this.#left === undefined || Math.abs(window.scrollY - this.#left) > 1;
  }

  /** Finds out what to show and what to hide. */
  #choose({ units, groups, elements }: PageMembers): void {
    const fits = units.filter(({ text }) => this.#words.every((word) => text.includes(word)));
    const visible = new Set(fits);
    const hidden = new Set(units.flatMap((unit) => (visible.has(unit) ? [] : unit.parts)));
    const empty = groups.filter(({ parts }) => parts.every((part) => hidden.has(part)));
    for (const group of empty) for (const element of group.elements) hidden.add(element);
    this.#pending = elements.filter((element) => element.hidden !== hidden.has(element));
    this.#opens = this.#words.length > 0 && fits.length <= maxOpened;
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

  /** Changes some elements at once and the others later: a page may have thousands, whose layout takes seconds. */
  #change(count: number): void {
    window.clearTimeout(this.#slices);
    if (this.#hasScrolled()) this.#restores = false;
    preservePosition(this.#landmarks ?? [], () => {
      const lists = new Set<Element | null>();
      for (const element of this.#pending.splice(0, count)) {
        element.hidden = !element.hidden;
        if (element.hidden && element.matches('.overload-list > li'))
          lists.add(element.parentElement);
      }
      // The numbers in the list stay those of the overloads.
      for (const list of lists) numberAll(list);
      if (this.#pending.length > 0) return;
      for (const details of this.#content.querySelectorAll<HTMLDetailsElement>(foldedLists))
        openFor(details, this.#opens);
      this.#showContents();
    });
    if (this.#pending.length > 0) this.#slices = window.setTimeout(() => this.#change(count));
    else if (this.#restores) scrollTo(this.#start);
    this.#left = window.scrollY;
  }

  /** Shows the entries of the tables of contents whose targets are shown. */
  #showContents(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc__list a')) {
      const entry = link.parentElement;
      if (entry) entry.hidden = Boolean(hashTarget(link.hash)?.closest('[hidden]'));
    }
  }
}

function numberAll(list: Element | null): void {
  for (const [i, entry] of [...(list?.children ?? [])].entries())
    if (entry instanceof HTMLLIElement) entry.value = i + 1;
}

/** Opens closed details while few members are shown. */
function openFor(details: HTMLDetailsElement, isOpen: boolean): void {
  const { dataset } = details;
  if (isOpen && !details.open) dataset.opened = '';
  if (!isOpen && 'opened' in dataset) {
    delete dataset.opened;
    details.open = false;
  } else if (isOpen) details.open = true;
}
