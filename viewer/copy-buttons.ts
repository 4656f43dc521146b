import siteData from './site-data.ts';

/** What can be copied: names with a text to copy, code blocks, declarations, include lines. */
const copied =
  '[data-copy], figure.theme-code-block > pre:not([data-elements]), pre.signature, .page-include, .member-include';

/** Parts that React will hydrate: it would find other elements than the server rendered, and render all of them anew. */
export const unhydrated = '[data-island]:not([data-live])';

/** How long a button confirms that it has copied, in milliseconds. */
const confirmation = 1000;

/** Adds a button to everything that can be copied. Without scripts, there are no dead buttons. */
export function addCopyButtons(root: ParentNode): void {
  for (const source of root.querySelectorAll<HTMLElement>(copied)) {
    if (source.closest(unhydrated)) continue;
    // Code scrolls inside its figure, but the button must not; in a heading, the button comes last.
    const host = source.closest('figure, h1, h3') ?? source;
    if (!host.querySelector('.copy-button')) host.append(copyButton(source));
  }
}

function copyButton(source: HTMLElement): HTMLButtonElement {
  const { texts } = siteData;
  const button = document.createElement('button');
  const { label = source.localName === 'span' ? texts.copyName : texts.copyCode } = source.dataset;
  button.type = 'button';
  button.className = 'copy-button';
  button.title = texts.copy;
  // What is copied is not beside it.
  if (source.dataset.file) button.append(label);
  button.setAttribute('aria-label', label);
  let timer: number | undefined;
  const copy = async (): Promise<void> => {
    if (!(await copyText(await textOf(source)))) return;
    button.classList.add('copied');
    button.setAttribute('aria-label', texts.copied);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.classList.remove('copied');
      button.setAttribute('aria-label', label);
    }, confirmation);
  };
  button.addEventListener('click', () => void copy());
  return button;
}

/** Returns the text to copy, which can be in a file. Line numbers come from the style sheet and are not part of it. */
async function textOf(source: HTMLElement): Promise<string> {
  const { copy, file } = source.dataset;
  if (file) return (await fetch(file)).text();
  const code = source.querySelector('code') ?? source;
  return copy ?? code.textContent.replace(/\n$/, '');
}

/** Copies a text. Returns false if the browser does not allow it. `host` can hold a field that takes the focus. */
export async function copyText(text: string, host: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Insecure origins have no clipboard API, and a reader can deny access to it.
    return copySelected(text, host ?? document.body);
  }
}

/** Copies the old way: selects the text in a field. */
function copySelected(text: string, host: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'copy-field';
  host.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without the clipboard API
  const isDone = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
}
