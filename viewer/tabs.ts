import { storageSlot } from '../src/components/shell/browser-storage.ts';
import type { StorageConfig } from '../src/components/shell/browser-storage.ts';

/**
 * Makes tabs work. A separate script without imports from the viewer, so that a page with tabs runs it before the first
 * paint. Uses attributes only, whoever rendered the elements.
 */

const groups = '.tabs-container';

let storage: StorageConfig | undefined;

/** Replaces the address of the window. */
let replaceAddress = (address: string): void => {
  window.history.replaceState(window.history.state, '', address);
};

/** Makes all present and later tabs on the page work. Further calls do nothing. */
export function startTabs(config: StorageConfig): void {
  if (storage) return;
  storage = config;
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  window.addEventListener('storage', refreshAll);
  window.addEventListener('hashchange', () => reveal(window.location.hash, true));
  const seen = new WeakSet<Element>();
  const refreshNew = (): void => {
    for (const group of allGroups()) {
      if (seen.has(group)) continue;
      seen.add(group);
      refresh(group);
    }
  };
  refreshNew();
  // Finds tabs while the document is read, on page changes, and when a component adds some later.
  new MutationObserver(refreshNew).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
  const revealTarget = (): void => reveal(window.location.hash, true);
  // The script loads asynchronously: on a slow line it runs when the document has been read.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', revealTarget);
  else revealTarget();
}

/** Sets how addresses are replaced, once there is a router. */
export function setAddressRouter(replace: (address: string) => void): void {
  replaceAddress = replace;
}

/** The query that last selected tabs. */
let search = window.location.search;

/** Called when the address changes: selects the tabs that its query names. */
export function followAddress(): void {
  if (window.location.search === search) return;
  search = window.location.search;
  refreshAll();
}

/** Selects the tabs that the address and the storage name; without a choice there, nothing changes. */
function refreshAll(): void {
  for (const group of allGroups()) refresh(group);
}

function allGroups(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(groups);
}

function tabsOf(group: Element): NodeListOf<HTMLElement> {
  return group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
}

/** Returns the panels of a group, without those of nested groups. */
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
  const requested =
    query === undefined ? null : new URLSearchParams(window.location.search).get(query);
  if (has(group, requested)) {
    select(group, requested);
    return;
  }
  const stored = id === undefined ? null : (slotOf(id)?.get() ?? null);
  if (has(group, stored)) select(group, stored);
}

/** Shows a tab of one group only. */
function select(group: Element, value: string): void {
  for (const tab of tabsOf(group)) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
  }
  for (const panel of panelsOf(group)) panel.hidden = panel.dataset.value !== value;
}

/** Selects a tab for the reader: in all groups with its id, and in the storage. */
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
  // Content above may have changed its height; keep the clicked tab in place.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function replaceQuery(key: string, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set(key, value);
  replaceAddress(`${pathname}?${query.toString()}${hash}`);
}

/** Selects the tabs that hide the target of a hash. */
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
  // The browser goes there after this handler.
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.hash !== '' && link.pathname === window.location.pathname)
    reveal(link.hash, false);
}

function onKey(event: KeyboardEvent): void {
  const tab = tabAround(event);
  const group = tab?.closest(groups);
  // Keys in a label that contains a control belong to the control.
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

// On pages loaded as documents, the settings are on the element of this script.
const { storage: type, suffix } =
  document.querySelector<HTMLElement>('script[data-storage]')?.dataset ?? {};
if (suffix !== undefined)
  startTabs({ type: type === 'sessionStorage' ? 'sessionStorage' : 'localStorage', suffix });
