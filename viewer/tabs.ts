import { storageSlot } from '../src/components/shell/browser-storage.ts';
import type { StorageConfig } from '../src/components/shell/browser-storage.ts';

/**
 * What makes tabs work: a script of its own that imports nothing of the viewer, so that a page with tabs runs it before
 * anything is painted. It works on attributes alone, whoever made the elements.
 */

const groups = '.tabs-container';

let storage: StorageConfig | undefined;

/** Puts another address in the place of that of the window. */
let replaceAddress = (address: string): void => {
  window.history.replaceState(window.history.state, '', address);
};

/** Makes all tabs work that are or will be on the page; once, however often it is called. */
export function startTabs(config: StorageConfig): void {
  if (storage) return;
  storage = config;
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  window.addEventListener('storage', refreshAll);
  window.addEventListener('hashchange', () => reveal(window.location.hash, true));
  const seen = new WeakSet<Element>();
  const greet = (): void => {
    for (const group of allGroups()) {
      if (seen.has(group)) continue;
      seen.add(group);
      refresh(group);
    }
  };
  greet();
  // While the document is read, from page to page, and where a component shows tabs later.
  new MutationObserver(greet).observe(document.documentElement, { childList: true, subtree: true });
  window.addEventListener('DOMContentLoaded', () => reveal(window.location.hash, true));
}

/** Tells how addresses are replaced once there is a router. */
export function setAddressRouter(replace: (address: string) => void): void {
  replaceAddress = replace;
}

/** The query of the address that tabs were last selected by. */
let search = window.location.search;

/** Told that the address is another one: selects what its query asks for. */
export function followAddress(): void {
  if (window.location.search === search) return;
  search = window.location.search;
  refreshAll();
}

/** Selects what address and storage ask for; where they ask for nothing, all stays as it is. */
function refreshAll(): void {
  for (const group of allGroups()) refresh(group);
}

function allGroups(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(groups);
}

function tabsOf(group: Element): NodeListOf<HTMLElement> {
  return group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
}

/** The panels of a group, without those of groups in it. */
function panelsOf(group: Element): HTMLElement[] {
  const all = group.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  return Array.from(all).filter((panel) => panel.closest(groups) === group);
}

function has(group: Element, value: string | null): value is string {
  return Array.from(tabsOf(group)).some((tab) => tab.dataset.value === value);
}

function slotOf(group: string): ReturnType<typeof storageSlot> | undefined {
  return storage && storageSlot(`docusaurus.tab.${group}`, storage);
}

function refresh(group: HTMLElement): void {
  const { query, group: id } = group.dataset;
  const asked = query === undefined ? null : new URLSearchParams(window.location.search).get(query);
  if (has(group, asked)) {
    select(group, asked);
    return;
  }
  const stored = id === undefined ? null : (slotOf(id)?.get() ?? null);
  if (has(group, stored)) select(group, stored);
}

/** Shows a tab of a group; nobody else is told. */
function select(group: Element, value: string): void {
  for (const tab of tabsOf(group)) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
  }
  for (const panel of panelsOf(group)) panel.hidden = panel.dataset.value !== value;
}

/** Selects a tab as its reader wants: for all groups of its id, and as long as the storage keeps it. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>(groups);
  const { value } = tab.dataset;
  if (!group || value === undefined || tab.getAttribute('aria-selected') === 'true') return;
  const before = tab.getBoundingClientRect().top;
  const { group: id, query } = group.dataset;
  select(group, value);
  if (query !== undefined) replaceQuery(query, value);
  if (id !== undefined) {
    for (const other of allGroups())
      if (other.dataset.group === id && has(other, value)) select(other, value);
    slotOf(id)?.set(value);
  }
  // What is above may have another height now; what was clicked stays where it is.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function replaceQuery(key: string, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set(key, value);
  replaceAddress(`${pathname}?${query.toString()}${hash}`);
}

/** Selects the tabs behind which the target of a hash is hidden. */
function reveal(hash: string, scrolls: boolean): void {
  let target: Element | null;
  try {
    target = document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return;
  }
  const hidden = target?.closest('[role="tabpanel"][hidden]');
  if (!target || !hidden) return;
  for (
    let panel = target.closest<HTMLElement>('[role="tabpanel"]');
    panel;
    panel = panel.parentElement?.closest<HTMLElement>('[role="tabpanel"]') ?? null
  ) {
    const group = panel.closest(groups);
    if (group && panel.dataset.value !== undefined) select(group, panel.dataset.value);
  }
  if (scrolls) target.scrollIntoView();
}

function tabAround({ target }: Event): HTMLElement | null {
  const element = target instanceof Element ? target : null;
  const tab = element?.closest<HTMLElement>('[role="tab"]');
  return tab?.closest(groups) ? tab : null;
}

function onClick(event: MouseEvent): void {
  const tab = tabAround(event);
  if (tab) choose(tab);
  // The browser goes there after this.
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.hash !== '' && link.pathname === window.location.pathname)
    reveal(link.hash, false);
}

function onKey(event: KeyboardEvent): void {
  const tab = tabAround(event);
  const group = tab?.closest(groups);
  // Keys in a label that has a control belong to that.
  if (!tab || !group || event.target !== tab) return;
  const { key } = event;
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    choose(tab);
    return;
  }
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const tabs = Array.from(tabsOf(group));
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
}

// On pages that are loaded as documents the settings stand on the element of this script.
const { storage: type, suffix } =
  document.querySelector<HTMLElement>('script[data-storage]')?.dataset ?? {};
if (suffix !== undefined)
  startTabs({ type: type === 'sessionStorage' ? 'sessionStorage' : 'localStorage', suffix });
