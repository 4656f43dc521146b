import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';
import { cardSource } from './card-source.ts';
import { pageText } from './page-text.ts';

/** Milliseconds that the pointer or the focus must stay on a link before its card is shown. */
const showDelay = 250;

/** Milliseconds that a card stays while the pointer moves towards it. */
const hideDelay = 150;

/** Distance between a link and its card, and between the card and the window, in pixels. */
const gap = 8;

const cardId = 'hover-card';

let current: HTMLAnchorElement | undefined;
let hasFocus = false;
let timer: number | undefined;

/**
 * Shows cards at links to symbols in texts, with the declaration and the brief description. `first` is the element that
 * already has the pointer or the focus.
 */
export function watchSymbolLinks(first: Element): void {
  let under: EventTarget | null = null;
  // Not `pointerover`, which also reports what a scroll brings under a resting pointer.
  document.addEventListener('pointermove', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || target === under) return;
    under = target;
    point(target);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focus(target);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('click', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  if (first.matches(':hover')) point(first);
  focus(document.activeElement);
}

/** Handles a new place of the keyboard focus. */
function focus(target: Element | null): void {
  if (!target?.matches(':focus-visible')) return;
  point(target);
  hasFocus = current === target;
}

/** Handles a new place of the pointer or the focus: a link, its card, or something else. */
function point(target: EventTarget | null): void {
  const link = linkAround(target);
  const isOnCard = target instanceof Element && target.closest(`#${cardId}`) !== null;
  const hasCard = document.getElementById(cardId) !== null;
  if (link !== undefined && link === current && !hasCard) return;
  // Rows of members already show the content of a card.
  const isSymbolLink =
    link instanceof HTMLAnchorElement && link.matches('.markdown a:not(.member-name)');
  // The card of the focused link stays until the focus moves.
  if (hasFocus && !isSymbolLink) return;
  window.clearTimeout(timer);
  if (isOnCard || (link !== undefined && link === current)) return;
  if (!isSymbolLink) {
    timer = window.setTimeout(hide, hideDelay);
    return;
  }
  hide();
  current = link;
  timer = window.setTimeout(() => {
    show(link).catch(() => undefined);
  }, showDelay);
}

function hide(): void {
  window.clearTimeout(timer);
  hasFocus = false;
  current?.removeAttribute('aria-describedby');
  current = undefined;
  document.getElementById(cardId)?.remove();
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const url = internalUrl(link);
  if (!url || !mayPrefetch()) return;
  const isSamePage = sameDocument(url, window.location);
  const id = decodeURIComponent(url.hash.slice(1));
  const page = isSamePage ? document : cardSource(await pageText(url.pathname + url.search), id);
  const parts = partsOf(page, id);
  if (parts.length === 0 || link !== current || !link.isConnected) return;
  const card = document.createElement('div');
  card.id = cardId;
  card.className = 'hover-card prose api-page';
  card.role = 'tooltip';
  card.append(...parts.map(plainCopy));
  document.body.append(card);
  place(card, link);
  link.setAttribute('aria-describedby', cardId);
  // The browser would show the title next to the card.
  link.removeAttribute('title');
}

/** Returns the summary of a symbol on a page: of the member with the id, or of the page itself. */
function partsOf(page: Document, id: string): Element[] {
  const article = page.querySelector('.api-page');
  if (!article) return [];
  const target = id === '' ? null : page.getElementById(id);
  const member = target?.closest('.overloads > li, section.member') ?? null;
  // A heading of the page is not a symbol.
  if (id !== '' && !member) return [];
  const found = member
    ? [
        member.querySelector('.badge-deprecated'),
        member.querySelector('.overload-list, .signature'),
        member.querySelector(':is(:scope, .overloads > li) > p:not(.member-include)'),
        member.querySelector('dd.since'),
        member.querySelector('.member-include') ?? article.querySelector('.page-include'),
      ]
    : [
        article.querySelector('.page-header .badge-deprecated'),
        article.querySelector('.page-header h1'),
        article.querySelector('.page-header .signature'),
        article.querySelector('.page-lead > p'),
        ...sinceOfPage(article),
        article.querySelector('.page-include'),
      ];
  const parts = found.flatMap((part) => part ?? []);
  // A name alone adds nothing to the link.
  return parts.some((part) => part.matches('p, .signature, .overload-list')) ? parts : [];
}

/** Returns the release that introduced the symbol of a page; members have their own. */
function sinceOfPage(article: Element): Element[] {
  const all = [...article.querySelectorAll('dd.since')];
  return all.filter((each) => !each.closest('.member, .overloads')).slice(0, 1);
}

/** Returns a copy without links, ids and buttons. */
function plainCopy(part: Element): Node {
  const copy = document.importNode(part, true);
  const box = document.createElement('div');
  if (copy.localName === 'h1') {
    box.className = 'hover-card__name';
    box.append(...copy.childNodes);
  } else if (copy.localName === 'dd')
    box.append(`${part.previousElementSibling?.textContent ?? ''} `, ...copy.childNodes);
  else box.append(copy);
  for (const element of box.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const element of box.querySelectorAll('button, input, .hash-link, svg')) element.remove();
  for (const link of box.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return box;
}

/** Places a card below its link, or above if there is more room. */
function place(card: HTMLElement, link: HTMLElement): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { offsetWidth: width, offsetHeight: height } = card;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = line.bottom + gap + height < clientHeight || line.top < clientHeight / 2;
  const left = Math.max(gap, Math.min(line.left, clientWidth - width - gap));
  const top = isBelow ? line.bottom + gap : line.top - gap - height;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}
