import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';
import { loadPage } from './load-page.ts';

/** How long the pointer or the focus stays on a link before its card is shown, in milliseconds. */
const patience = 250;

/** How long a card stays while the pointer is on its way to it, in milliseconds. */
const grace = 150;

/** Distance between a link and its card, and between the card and the window, in pixels. */
const gap = 8;

const cardId = 'hover-card';

let current: HTMLAnchorElement | undefined;
let timer: number | undefined;

/**
 * From now on, links of texts to symbols show a card with the declaration and the brief description. `first` is where the
 * pointer or the focus is already.
 */
export function watchSymbolLinks(first: Element): void {
  if (first.matches(':hover, :focus-visible')) point(first);
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') point(target);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) point(target);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('click', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** Where the pointer or the focus is now: on a link, on its card, or elsewhere. */
function point(target: EventTarget | null): void {
  const link = linkAround(target);
  const isOnCard = target instanceof Element && target.closest(`#${cardId}`) !== null;
  const hasCard = document.getElementById(cardId) !== null;
  if (link !== undefined && link === current && !hasCard) return;
  window.clearTimeout(timer);
  if (isOnCard || (link !== undefined && link === current)) return;
  // Rows of members say what a card would say.
  if (!(link instanceof HTMLAnchorElement) || !link.matches('.markdown a:not(.member-name)')) {
    timer = window.setTimeout(hide, grace);
    return;
  }
  hide();
  current = link;
  timer = window.setTimeout(() => {
    show(link).catch(() => undefined);
  }, patience);
}

function hide(): void {
  window.clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  document.getElementById(cardId)?.remove();
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const url = internalUrl(link);
  if (!url || !mayPrefetch()) return;
  const isHere = sameDocument(url, window.location);
  const page = isHere ? document : (await loadPage(url.pathname + url.search)).document;
  const parts = partsOf(page, decodeURIComponent(url.hash.slice(1)));
  if (parts.length === 0 || link !== current || !link.isConnected) return;
  const card = document.createElement('div');
  card.id = cardId;
  card.className = 'hover-card prose api-page';
  card.role = 'tooltip';
  card.append(...parts.map(plainCopy));
  document.body.append(card);
  place(card, link);
  link.setAttribute('aria-describedby', cardId);
  // The browser would show a part of the same beside it.
  link.removeAttribute('title');
}

/** What a page says of a symbol in short: of the member with the id, or of its own. */
function partsOf(page: Document, id: string): Element[] {
  const article = page.querySelector('.api-page');
  if (!article) return [];
  const target = id === '' ? null : page.getElementById(id);
  const member = target?.closest('.overloads > li, section.member') ?? null;
  // A heading of the page is no symbol.
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
        article.querySelector('.lead > p'),
        ...sinceOfPage(article),
        article.querySelector('.page-include'),
      ];
  const parts = found.flatMap((part) => part ?? []);
  // A name alone says no more than the link.
  return parts.some((part) => part.matches('p, .signature, .overload-list')) ? parts : [];
}

/** What a page says of the release that brought its symbol; members say it of themselves. */
function sinceOfPage(article: Element): Element[] {
  const all = [...article.querySelectorAll('dd.since')];
  return all.filter((each) => !each.closest('.member, .overloads')).slice(0, 1);
}

/** A copy that nothing can be done with: no links, ids and buttons. */
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

/** Puts a card below its link, or above where there is more room. */
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
