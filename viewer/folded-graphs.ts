import type * as Script from './draw-graph.tsx';

/** Blocks with a graph as text that can be drawn. */
const blocks = 'details[data-graph]';

let isStarted = false;

/** The block whose summary was pressed last. */
let pressed: Element | null | undefined;

/** From now on, graphs that readers open are drawn; those that are open already are drawn at once. */
export function startGraphs(): void {
  for (const block of document.querySelectorAll(`${blocks}[open]`)) draw(block, false);
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
  });
  // It does not bubble.
  document.addEventListener('toggle', onToggle, true);
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, onNear);
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(blocks)) return;
  // Browsers open a block by themselves where a search leads into its text.
  draw(target, target !== pressed);
}

/** Fetches the script that draws as soon as the pointer or the focus comes near. */
function onNear({ target }: Event): void {
  if (target instanceof Element && target.closest(`${blocks} > summary`)) void load();
}

function draw(block: Element, isTextOpen: boolean): void {
  void load().then((script) => {
    if (block instanceof HTMLElement) script?.drawGraph(block, isTextOpen);
  });
}

/** The script that draws; undefined where it cannot be loaded: the text says the same. */
function load(): Promise<typeof Script | undefined> {
  return import('./draw-graph.tsx').catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
}
