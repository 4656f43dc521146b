/** Background and letters: the first is the colour of links, and both can be read on light and dark pages. */
const COLORS = { background: '#00599c', letters: '#fff' };

/** Returns the initials of a library: those of its first two words, or the first letter of its only word. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((word) => word !== '');
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/** Returns a mark for a library without a logo, as SVG: its initials on a square. */
export function letterMark(name: string): string {
  const initials = initialsOf(name);
  const size = initials.length > 1 ? 28 : 38;
  // Below the middle by about a third of the size: the height of capital letters.
  const y = 32 + Math.round(size * 0.36);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${COLORS.background}"/>
  <text x="32" y="${y}" text-anchor="middle" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="${size}" font-weight="700" fill="${COLORS.letters}">${initials}</text>
</svg>
`;
}
