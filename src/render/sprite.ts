import { table } from '../shared/table.ts';

/** Shapes of the shell's icons, by name: strokes on a 24-unit square. */
const lines: Readonly<Record<string, string>> = table({
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  dark: 'M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M5 5l14 14M19 5L5 19',
  caret: 'M6 9l6 6 6-6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20.5 20.5',
  collapse: 'M12 6l-6 6 6 6M19 6l-6 6 6 6',
});

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${content}</symbol>`;
}

/** Shapes that icons reference by id, once in each document (S-029). */
export const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg" class="icon-shapes"><defs>' +
  symbol(
    'theme-svg-external-link',
    '<path d="M13 3h8v8l-3-3-8 8-2-2 8-8zM5 5h5v2H5v12h12v-5h2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"/>',
  ) +
  Object.entries(lines)
    .map(([name, path]) => symbol(`__icon-${name}`, `<path d="${path}"/>`))
    .join('') +
  // A disc, half of it filled.
  symbol(
    '__icon-system',
    '<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/>',
  ) +
  '</defs></svg>';
