/** True if keys without Ctrl do something outside of fields. */
export function areLetterKeysOn(): boolean {
  return !document.documentElement.dataset.letterKeys;
}

/** Names these keys where they work, for eyes and assistive technology, and only there. */
export function nameLetterKeys(): void {
  const isOn = areLetterKeysOn();
  for (const button of document.querySelectorAll('button[data-search]'))
    button.ariaKeyShortcuts = `Control+K Meta+K${isOn ? ' /' : ''}`;
  for (const field of document.querySelectorAll<HTMLInputElement>('.toc-filter')) {
    const hint = (field.dataset.hint ??= field.placeholder);
    field.ariaKeyShortcuts = isOn ? 'f' : null;
    field.placeholder = isOn ? hint : hint.replace(/\s*[(（]f[)）]/, '');
  }
}
