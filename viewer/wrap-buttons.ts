import { unhydrated } from './copy-buttons.ts';
import siteData from './site-data.ts';

const code = 'figure.theme-code-block > pre:not([data-elements])';

/** An arrow that turns at the end of a line. */
const icon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18M3 12h14a3 3 0 0 1 0 6h-4m2-3-3 3 3 3M3 18h5"/></svg>';

/** Notices when code gets wider than its box: in a narrower window, or when its tab is opened. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const button = target.parentElement?.querySelector<HTMLElement>(':scope > .wrap-button');
    if (button) show(button, target);
  }
});

/** Adds a button that wraps long lines to each code block; it shows only where lines are too long. */
export function addWrapButtons(root: ParentNode): void {
  for (const pre of root.querySelectorAll(code)) {
    const figure = pre.parentElement;
    if (!figure || figure.querySelector(':scope > .wrap-button')) continue;
    if (figure.closest(unhydrated)) continue;
    const button = wrapButton(figure, pre);
    // Before the copy button, which is at the edge.
    pre.after(button);
    observer.observe(pre);
  }
}

function wrapButton(figure: Element, pre: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wrap-button';
  button.title = siteData.texts.toggleWordWrap;
  button.setAttribute('aria-label', siteData.texts.toggleWordWrap);
  button.innerHTML = icon;
  button.addEventListener('click', () => {
    figure.classList.toggle('wrapped');
    show(button, pre);
  });
  return button;
}

function show(button: HTMLElement, pre: Element): void {
  const isWrapped = button.parentElement?.classList.contains('wrapped') === true;
  button.setAttribute('aria-pressed', String(isWrapped));
  button.hidden = !isWrapped && pre.scrollWidth <= pre.clientWidth;
}
