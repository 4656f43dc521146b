/** Keeps what a reader has opened, selected and scrolled to on a page while its content is replaced. */
export function preserveState(replace: () => void): void {
  const { scrollX, scrollY } = window;
  const details = states(
    'details',
    (element) => element instanceof HTMLDetailsElement && element.open,
  );
  const tabs = states('.tabs-container', (element) => selectedTab(element)?.dataset.value);
  const focused = focusedPath();
  replace();
  for (const [element, open] of again('details', details)) {
    if (!(element instanceof HTMLDetailsElement) || element.open === open) continue;
    element.open = open;
    if (element.dataset.collapsed !== undefined) element.dataset.collapsed = String(!open);
  }
  for (const [element, value] of again('.tabs-container', tabs)) {
    const tab = tabsOf(element).find((each) => each.dataset.value === value);
    if (tab && tab !== selectedTab(element)) tab.click();
  }
  if (focused) elementAt(focused)?.focus({ preventScroll: true });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Returns the state of each element of a kind. Elements with the same text are told apart by their order. */
function states<State>(selector: string, stateOf: (element: Element) => State): Map<string, State> {
  return new Map(keyed(selector).map(([key, element]) => [key, stateOf(element)]));
}

/** Returns the elements that existed before, each with its earlier state. */
function again<State>(selector: string, known: ReadonlyMap<string, State>): [Element, State][] {
  return keyed(selector).flatMap(([key, element]): [Element, State][] => {
    const state = known.get(key);
    return state === undefined ? [] : [[element, state]];
  });
}

/** Returns the elements of a kind by their text. */
function keyed(selector: string): [key: string, element: Element][] {
  const counts = new Map<string, number>();
  return Array.from(document.querySelectorAll(selector), (element) => {
    const text = element.querySelector('summary, [role="tablist"]')?.textContent ?? '';
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return [`${text} ${count}`, element];
  });
}

function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

function selectedTab(group: Element): HTMLElement | undefined {
  return tabsOf(group).find((tab) => tab.getAttribute('aria-selected') === 'true');
}

/** Returns the path to the focus: names and positions of the elements from the body on; `undefined` without focus. */
function focusedPath(): [name: string, index: number][] | undefined {
  const path: [string, number][] = [];
  let element = document.activeElement;
  if (!element || element === document.body) return undefined;
  for (; element && element !== document.body; element = element.parentElement) {
    const siblings: Element[] = [...(element.parentElement?.children ?? [])];
    path.unshift([element.localName, siblings.indexOf(element)]);
  }
  return path;
}

/** Returns the element at such a path; `undefined` if it is another one or still has the focus. */
function elementAt(path: readonly [name: string, index: number][]): HTMLElement | undefined {
  let found: Element | undefined = document.body;
  for (const [name, index] of path) {
    found = found.children[index];
    if (found?.localName !== name) return undefined;
  }
  return found instanceof HTMLElement && found !== document.activeElement ? found : undefined;
}
