import type * as Script from './draw-graph.tsx';

/** Blocks with a graph as text that can be drawn. */
const blocks = 'details[data-graph]';

let isStarted = false;

/** From now on, graphs that readers open are drawn; those that are open already are drawn at once. */
export function startGraphs(): void {
  for (const block of document.querySelectorAll(`${blocks}[open]`)) draw(block);
  if (isStarted) return;
  isStarted = true;
  // It does not bubble; browsers open a block by themselves where a search or a hash leads into it.
  document.addEventListener('toggle', onToggle, true);
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, onNear);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open && target.matches(blocks)) draw(target);
}

/** Fetches the script that draws as soon as the pointer or the focus comes near. */
function onNear({ target }: Event): void {
  if (target instanceof Element && target.closest(`${blocks} > summary`)) void load();
}

function draw(block: Element): void {
  void load().then((script) => {
    if (block instanceof HTMLElement) script?.drawGraph(block);
  });
}

/** The script that draws; undefined where it cannot be loaded: the text says the same. */
function load(): Promise<typeof Script | undefined> {
  return import('./draw-graph.tsx').catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
}
