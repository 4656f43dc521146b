/** What the social cards use of the package, which comes without types. */
declare module 'opentype.js' {
  /** A step of an outline: the letter and the coordinates of a command in the data of an SVG path. */
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }

  /** A character of a font. */
  export interface Glyph {
    /** Distance to the next character, in units of the font. */
    advanceWidth?: number;
    /** Returns its outline at a place and size. */
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  }

  /** A font. */
  export interface Font {
    /** Units per em. */
    unitsPerEm: number;
    /** Returns the number of a character's glyph; 0 if the font lacks the character. */
    charToGlyphIndex(char: string): number;
    /** Returns the glyph of a character. */
    charToGlyph(char: string): Glyph;
  }

  const opentype: {
    /** Reads a font: TrueType, OpenType or WOFF 1. Throws if it is damaged. */
    parse(bytes: ArrayBuffer): Font;
  };
  export default opentype;
}
