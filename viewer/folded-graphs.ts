import type * as Script from './draw-graph.tsx';
import { onScriptGone } from './script-gone.ts';

/** Blocks with a graph in text form that can be drawn. */
const blocks = 'details[data-graph]';

let isStarted = false;

/** The block whose summary was clicked last. */
let pressed: Element | null | undefined;

/** Draws graphs when readers open them; draws those that are already open at once. */
export function serve(): void {
  for (const block of document.querySelectorAll(`${blocks}[open]`)) draw(block, false);
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
  });
  // `toggle` does not bubble.
  document.addEventListener('toggle', onToggle, true);
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, onNear);
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(blocks)) return;
  // Browsers open a block themselves when a search leads into its text.
  draw(target, target !== pressed);
}

/** Fetches the drawing script when the pointer or the focus comes near. */
function onNear({ target }: Event): void {
  if (target instanceof Element && target.closest(`${blocks} > summary`)) void load();
}

function draw(block: Element, isTextOpen: boolean): void {
  void load().then((script) => {
    if (block instanceof HTMLElement) script?.drawGraph(block, isTextOpen);
  });
}

/** Loads the drawing script; `undefined` if that fails, since the text has the same content. */
function load(): Promise<typeof Script | undefined> {
  return import('./draw-graph.tsx').catch((error: unknown) => {
    onScriptGone(error);
    return undefined;
  });
}
