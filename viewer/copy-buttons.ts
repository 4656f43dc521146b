import siteData from './site-data.ts';

/** What can be copied: names that carry what to copy, blocks of code, declarations, include lines. */
const copied =
  '[data-copy], figure.theme-code-block > pre:not([data-elements]), pre.signature, .page-include, .member-include';

/** How long a button says that it has copied, in milliseconds. */
const confirmation = 1000;

/** Puts a button at everything that can be copied; without scripts there is none that does nothing. */
export function addCopyButtons(root: ParentNode): void {
  for (const source of root.querySelectorAll<HTMLElement>(copied)) {
    // Code scrolls inside of its figure, and the button must not; in a heading it comes last.
    const host = source.closest('figure, h1, h3') ?? source;
    if (!host.querySelector('.copy-button')) host.append(copyButton(source));
  }
}

function copyButton(source: HTMLElement): HTMLButtonElement {
  const { texts } = siteData;
  const button = document.createElement('button');
  const label = source.dataset.copy === undefined ? texts.copyCode : texts.copyName;
  button.type = 'button';
  button.className = 'copy-button';
  button.title = texts.copy;
  button.setAttribute('aria-label', label);
  let timer: number | undefined;
  const copy = async (): Promise<void> => {
    if (!(await copyText(textOf(source)))) return;
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

/** The text to copy. Numbers of lines are drawn by the style sheet and no part of it. */
function textOf(source: HTMLElement): string {
  const code = source.querySelector('code') ?? source;
  return source.dataset.copy ?? code.textContent.replace(/\n$/, '');
}

/** Copies a text; false where the browser does not allow it. `host` is where a field may stand that takes the focus. */
export async function copyText(text: string, host: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard API on insecure origins, and a reader may forbid it.
    return copySelected(text, host ?? document.body);
  }
}

/** Copies the old way: what is selected in a field. */
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
