/** A piece of source code. */
export interface SourcePiece {
  /** What it is: code, or text that declares nothing. */
  kind: 'code' | 'directive' | 'text';
  /** Its characters. */
  text: string;
}

/** Numbers, whose apostrophes start no character; then what is not code. */
const pieces =
  /\b\d(?:'?[\w.])*|(?<text>\/\/(?:\\\r?\n|[^\n])*|\/\*[^]*?(?:\*\/|(?![^]))|\b(?:u8|[uUL])?R"(?<end>[^\s()\\"]{0,16})\([^]*?(?:\)\k<end>"|(?![^]))|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)|(?<directive>^[ \t]*#(?:\\\r?\n|\/\*[^]*?\*\/|(?!\/\/)[^\n])*)/gm;

/** Splits source code into directives, comments with strings and characters, and code. */
export function sourcePieces(source: string): SourcePiece[] {
  const found: SourcePiece[] = [];
  let end = 0;
  const add = (kind: SourcePiece['kind'], text: string): void => {
    end += text.length;
    if (text !== '') found.push({ kind, text });
  };
  for (const { 0: whole, index, groups = {} } of source.matchAll(pieces)) {
    add('code', source.slice(end, index));
    const { text, directive } = groups;
    add(text !== undefined ? 'text' : directive !== undefined ? 'directive' : 'code', whole);
  }
  add('code', source.slice(end));
  return found;
}
