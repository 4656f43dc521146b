import { grounds, textColors, type Mode } from '../shared/color/accent.ts';
import { hexOf, mixed } from '../shared/color/rgb.ts';
import { breakLines } from './break-lines.ts';
import type { CardContent } from './card-content.ts';
import type { CardFaces, Face } from './face.ts';

/** Size of cards in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** What all cards of a site share. */
export interface CardStyle {
  /** The colours of which mode they have. */
  mode: Mode;
  /** Colour of the bar and of the kind: `#rrggbb`. */
  accent: string;
  /** True to begin lines at the right. */
  isRightToLeft: boolean;
  /** The logo as a `data:` URL, and its proportion; missing if the site has none that can be drawn. */
  logo?: { url: string; aspect: number };
}

/** Space at the sides, and width of texts. */
const margin = 72;
const space = cardSize.width - 2 * margin;

/** Where the texts below the logo begin, and the height that they have. */
const bodyTop = 166;
const bodyHeight = cardSize.height - bodyTop - 56;

/** How much of the height that is left stands above them: a little above the middle looks centred. */
const shareAbove = 0.4;

/** Height and top of the logo; the title of the site is beside it. */
const logo = { height: 60, top: 62 };

/** Sizes of names, and how many lines each may have: the largest size that shows the whole name is used. */
const nameSizes = [
  { size: 76, most: 2 },
  { size: 62, most: 2 },
  { size: 50, most: 3 },
];
const smallestName = { size: 40, most: 4 };

/** Maximum number of lines of code. */
const codeLines = 3;

/** Draws a card as SVG: outlines instead of letters, and the logo. */
export function cardPicture(content: CardContent, style: CardStyle, faces: CardFaces): string {
  const { mode, accent, isRightToLeft } = style;
  const ground = grounds[mode][0].color;
  const text = hexOf(textColors[mode]);
  const muted = hexOf(mixed(textColors[mode], 0.74, ground));

  const head = new Page(isRightToLeft);
  head.picture(style.logo);
  head.line(faces.bold, content.site, { size: 34, baseline: 105, color: muted });

  const body = new Page(isRightToLeft);
  body.block(faces.bold, content.kind, { size: 30, most: 1, leading: 1.6, color: accent });
  const { size, most } =
    nameSizes.find(({ size, most }) => !body.cuts(faces.bold, content.name, size, most)) ??
    smallestName;
  body.block(faces.bold, content.name, { size, most, leading: 1.16, color: text });
  if (content.code.length > 0) body.gap();
  // The last line declares the symbol; long template parameters in front of it are cut.
  content.code.slice(0, codeLines).forEach((line, i) => {
    const most = i === content.code.length - 1 ? codeLines - i : 1;
    body.block(faces.code, line, { size: 26, most, leading: 1.5, color: muted });
  });
  body.gap();
  body.block(faces.text, content.brief, { size: 32, most: 3, leading: 1.4, color: muted });

  const { width, height } = cardSize;
  const top = Math.round(Math.max(0, (bodyHeight - body.top) * shareAbove)) + bodyTop;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${hexOf(ground)}"/>` +
    `<rect width="${width}" height="12" fill="${accent}"/>${head.svg}` +
    `<g transform="translate(0 ${top})">${body.svg}</g></svg>`
  );
}

/** How a text is set. */
interface TextStyle {
  /** Size of letters in pixels. */
  size: number;
  /** Colour: `#rrggbb`. */
  color: string;
}

/** Places texts from top to bottom, and mirrors them where lines begin at the right. */
class Page {
  svg = '';
  /** Height of the blocks so far. */
  top = 0;
  /** Distance of lines from the margin. */
  #indent = 0;

  constructor(private readonly isRightToLeft: boolean) {}

  /** Draws the logo in front of the first line. */
  picture(image: CardStyle['logo']): void {
    if (!image) return;
    const { height, top } = logo;
    const width = Math.round(Math.min(height * image.aspect, 420));
    const x = this.#left(width);
    this.svg += `<image href="${image.url}" x="${x}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="${this.isRightToLeft ? 'xMax' : 'xMin'}YMid"/>`;
    this.#indent = width + 22;
  }

  /** Draws a text in one line. */
  line(face: Face, text: string, style: TextStyle & { baseline: number }): void {
    const { size, baseline, color } = style;
    const width = space - this.#indent;
    const [line = ''] = breakLines(text, { width, most: 1, widthOf: measure(face, size) }).lines;
    const x = this.#left(face.width(line, size));
    this.svg += `<g fill="${color}">${face.draw(line, x, baseline, size)}</g>`;
  }

  /** Leaves space in front of the next block. */
  gap(): void {
    this.top += 20;
  }

  /** Draws a text in lines, as many as fit; returns their number. */
  block(face: Face, text: string, style: TextStyle & { most: number; leading: number }): number {
    const { size, color } = style;
    const leading = size * style.leading;
    const most = Math.min(style.most, Math.floor((bodyHeight - this.top) / leading));
    if (most < 1 || text === '') return 0;
    const { lines } = breakLines(text, { width: space, most, widthOf: measure(face, size) });
    for (const line of lines) {
      // Letters with their descenders are about as high as their size.
      const baseline = this.top + (leading - size) / 2 + size * 0.8;
      this.line(face, line, { size, color, baseline: Math.round(baseline) });
      this.top += leading;
    }
    return lines.length;
  }

  /** True if a text is longer than some lines. */
  cuts(face: Face, text: string, size: number, most: number): boolean {
    return breakLines(text, { width: space, most, widthOf: measure(face, size) }).isCut;
  }

  /** Returns the left end of something that begins at the margin. */
  #left(width: number): number {
    return this.isRightToLeft
      ? cardSize.width - margin - this.#indent - width
      : margin + this.#indent;
  }
}

function measure(face: Face, size: number): (text: string) => number {
  return (text) => face.width(text, size);
}
