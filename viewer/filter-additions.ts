import { fill } from '../src/shared/texts/fill.ts';

/** Shows the additions of the releases and kinds that the reader has checked. */
export function serveAdditions(form: HTMLFormElement, content: Element): void {
  const status = form.querySelector('[role=status]');
  const sections = [...content.querySelectorAll<HTMLElement>('[data-kind]')];
  const show = (): void => {
    const chosen = new FormData(form);
    const [releases, kinds] = ['release', 'kind'].map((name) => new Set(chosen.getAll(name)));
    let [count, total] = [0, 0];
    for (const section of sections) {
      const isKind = kinds?.has(section.dataset.kind ?? '') === true;
      let own = 0;
      for (const row of section.querySelectorAll<HTMLElement>('[data-release]')) {
        const size = Number(row.dataset.count ?? 1);
        row.hidden = releases?.has(row.dataset.release ?? '') !== true;
        total += size;
        if (!row.hidden) own += size;
      }
      section.hidden = !isKind || own === 0;
      if (isKind) count += own;
      const shown = section.querySelector('.item-count');
      if (shown) shown.textContent = String(own);
    }
    const numbers = { count: String(count), total: String(total) };
    if (status) status.textContent = fill(form.dataset.additions ?? '', numbers);
  };
  form.addEventListener('change', show);
  // Browsers remember what was checked.
  show();
}
