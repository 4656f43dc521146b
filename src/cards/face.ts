import { join } from 'node:path';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';
import { distFolder, shippedFiles } from '../render/bundling.ts';

/** A character in a face. */
interface Character {
  /** Distance to the next one, in em. */
  advance: number;
  glyph: Glyph;
  /** Its outlines at the origin as path data, by size in pixels. */
  readonly outlines: Map<number, string>;
}

/**
 * A typeface: fonts for parts of Unicode, in their order of precedence. Each is read when a text has a character that
 * those before it lack. Text becomes outlines, so that equal texts give equal pictures on every machine, whatever fonts
 * it has. Characters are placed one after another, which is right for Latin, Greek and Cyrillic letters only.
 */
export class Face {
  readonly #files: string[];
  readonly #fonts: Font[] = [];
  readonly #characters = new Map<string, Character | undefined>();

  /** `files` are names of shipped fonts. */
  constructor(...files: string[]) {
    this.#files = files;
  }

  /** Returns the characters of a text that no font of the face has, each once. */
  lacking(text: string): string[] {
    return [...new Set(text)].filter((char) => this.#characterOf(char) === undefined);
  }

  /** Returns the width of a text in pixels. */
  width(text: string, size: number): number {
    let width = 0;
    for (const char of text) width += this.#characterOf(char)?.advance ?? 0;
    return width * size;
  }

  /** Returns a text as SVG paths, with the left end of its baseline at a place in pixels. */
  draw(text: string, x: number, y: number, size: number): string {
    let svg = '';
    let left = x;
    for (const char of text) {
      const character = this.#characterOf(char);
      if (!character) continue;
      const outline = outlineOf(character, size);
      if (outline !== '')
        svg += `<path transform="translate(${left.toFixed(2)} ${y})" d="${outline}"/>`;
      left += character.advance * size;
    }
    return svg;
  }

  #characterOf(char: string): Character | undefined {
    if (this.#characters.has(char)) return this.#characters.get(char);
    const font = this.#fontWith(char);
    const glyph = font?.charToGlyph(char);
    const character: Character | undefined = font &&
      glyph && {
        advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
        glyph,
        outlines: new Map(),
      };
    this.#characters.set(char, character);
    return character;
  }

  #fontWith(char: string): Font | undefined {
    for (let i = 0; i < this.#files.length; i++) {
      const font = (this.#fonts[i] ??= readFont(this.#files[i] ?? ''));
      if (font.charToGlyphIndex(char) > 0) return font;
    }
    return undefined;
  }
}

function outlineOf({ glyph, outlines }: Character, size: number): string {
  const known = outlines.get(size);
  if (known !== undefined) return known;
  // The package writes path data itself, but without a space in front of a zero.
  const outline = glyph.getPath(0, 0, size).commands.map(pathCommand).join('');
  outlines.set(size, outline);
  return outline;
}

function pathCommand({ type, x1, y1, x2, y2, x, y }: PathCommand): string {
  const numbers = [x1, y1, x2, y2, x, y].flatMap((value) => value?.toFixed(1) ?? []);
  return type + numbers.join(' ');
}

function readFont(name: string): Font {
  const bytes = shippedFiles.readFileSync(join(distFolder, 'fonts', name));
  // A small file may be part of a larger buffer.
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** Scripts of a face, those of most texts first. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

const named = (font: string, weight: number): Face =>
  new Face(...scripts.map((script) => `${font}-${script}-${weight}-normal.woff`));

/** Creates the faces of cards: for texts, for names, and for code. */
export function cardFaces(): Record<'text' | 'bold' | 'code', Face> {
  return {
    text: named('inter', 400),
    bold: named('inter', 600),
    code: named('jetbrains-mono', 400),
  };
}

/** The faces of cards. */
export type CardFaces = ReturnType<typeof cardFaces>;
