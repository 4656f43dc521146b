import type { LiveFault } from '../../src/shared/live-messages.ts';
import { overlayStyles } from './overlay-styles.ts';

/** Shows the faults of the site above its last good state. */
export class Overlay {
  #host: HTMLElement | undefined;
  /** Content that the reader has closed; it opens again only when it changes. */
  #closed = '';

  /** Shows faults, or closes the overlay if there are none. */
  show(faults: readonly LiveFault[]): void {
    const content = JSON.stringify(faults);
    if (faults.length > 0 && content === this.#closed) return;
    this.#host?.remove();
    this.#host = undefined;
    this.#closed = '';
    if (faults.length === 0) return;
    const host = document.createElement('mtp-site-faults');
    host.dataset.theme = theme();
    const root = host.attachShadow({ mode: 'open' });
    // Not an element, which the policy of the page may refuse.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(overlayStyles);
    root.adoptedStyleSheets = [sheet];
    const dialog = element('dialog');
    dialog.setAttribute('aria-labelledby', 'title');
    dialog.append(...contentOf(faults));
    root.append(dialog);
    dialog.addEventListener('close', () => {
      this.#closed = content;
      host.remove();
    });
    root.querySelector('button')?.addEventListener('click', () => dialog.close());
    document.body.append(host);
    this.#host = host;
    // Moves the focus into the dialog, and back when the dialog closes.
    dialog.showModal();
  }
}

/** Returns the colour mode of the page, or that of the system if the page has none. */
function theme(): string {
  const { theme: chosen } = document.documentElement.dataset;
  return chosen ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Heading, list and close button. */
function contentOf(faults: readonly LiveFault[]): HTMLElement[] {
  const head = element('header');
  const title = element('h2', 'title', count(faults.length));
  title.id = 'title';
  const close = element('button', 'close', 'Close');
  close.type = 'button';
  close.title = 'Escape';
  head.append(title, close);
  const list = element('ol', 'faults');
  list.append(...faults.map(itemOf));
  const note = element(
    'p',
    'note',
    'The page below is the last version without these problems. This message disappears when they are fixed.',
  );
  return [head, list, note];
}

function itemOf({ place, message, advice, frame, code }: LiveFault): HTMLElement {
  const item = element('li');
  if (place !== undefined) item.append(element('p', 'place', place));
  item.append(element('p', 'message', message));
  if (frame !== undefined) {
    const lines = element('pre', 'frame', frame);
    lines.tabIndex = 0;
    lines.setAttribute('aria-label', 'Source lines');
    item.append(lines);
  }
  if (advice !== undefined) item.append(element('p', 'advice', advice));
  item.append(element('p', 'code', code));
  return item;
}

function count(faults: number): string {
  return faults === 1 ? 'The site has 1 problem' : `The site has ${faults} problems`;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className !== '') created.className = className;
  created.textContent = text;
  return created;
}
