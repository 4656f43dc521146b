/** Widths of characters in 11 px Verdana, in tenths of a pixel; the others are 70. */
const narrow: Readonly<Record<string, number>> = {
  i: 30,
  l: 30,
  t: 43,
  '.': 40,
  ' ': 39,
  '%': 118,
  m: 107,
};

function widthOf(text: string): number {
  return Math.ceil([...text].reduce((sum, sign) => sum + (narrow[sign] ?? 70), 0) / 10);
}

/** Returns a badge as SVG: a label, and a share in percent. White on each of its colours has a contrast of at least 4.5. */
export function badgeOf(label: string, percent: number): string {
  const value = `${Math.floor(percent)} %`;
  const color = percent >= 90 ? '#1a7f37' : percent >= 60 ? '#8a6100' : '#b3261e';
  const left = widthOf(label) + 12;
  const right = widthOf(value) + 12;
  const textAt = (x: number, width: number, text: string): string =>
    `<text x="${x}" y="14" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
<title>${label}: ${value}</title>
<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#4b5563"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${textAt(6, left - 12, label)}${textAt(left + 6, right - 12, value)}</g>
</svg>
`;
}
