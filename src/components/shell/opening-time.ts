/** Returns the duration for opening or closing content of a height (in pixels), in milliseconds (S-202). */
export function openingTime(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
