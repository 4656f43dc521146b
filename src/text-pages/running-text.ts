/** A piece of running text: Markdown, and how it is emphasised. */
export interface Piece {
  /** Its Markdown. */
  text: string;
  /** The mark on both sides; none when missing. */
  mark?: '*' | '**' | '~~';
}

/** The elements with the meaning of the marks, for places where the marks would mean nothing. */
const elements = { '*': 'em', '**': 'strong', '~~': 'del' } as const;

/** Joins pieces of running text. A mark that its neighbours would disable is written as an element of HTML. */
export function joinPieces(pieces: readonly Piece[]): string {
  let joined = '';
  pieces.forEach(({ text, mark }, i) => {
    // An exclamation mark would turn a link into an image.
    if (text.startsWith('[') && joined.endsWith('!')) joined = `${joined.slice(0, -1)}\\!`;
    if (mark === undefined) {
      joined += text;
      return;
    }
    const [, before = '', content = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    if (content === '') {
      joined += before + after;
      return;
    }
    const outside: [string, string] = [
      before || joined.slice(-1),
      after || (pieces[i + 1]?.mark ?? pieces[i + 1]?.text ?? '').slice(0, 1),
    ];
    const tag = elements[mark];
    joined +=
      before +
      (works(mark, content, outside) ? mark + content + mark : `<${tag}>${content}</${tag}>`) +
      after;
  });
  return joined;
}

/** True if a mark emphasises a text between two characters: a rule of CommonMark, made stricter for marks in a row. */
function works(mark: string, content: string, [before, after]: [string, string]): boolean {
  const [own = ''] = mark;
  if (before === own || after === own || content.startsWith(own) || content.endsWith(own))
    return false;
  const opens = isWord(content.slice(0, 1)) || !isWord(before);
  const closes = isWord(content.slice(-1)) || !isWord(after);
  return opens && closes;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
