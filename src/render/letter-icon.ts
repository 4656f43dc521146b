/** Returns the icon of a site without one: the first letter of its title on the accent, as a `data:` URL. */
export function letterIcon(title: string, accent: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(title) ?? [];
  const text = letter === '' ? '' : `<text ${textStyle}>${letter.toUpperCase()}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const textStyle =
  'x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="#fff"';
