import type { CodeClass, CodeLine } from '../model/description.ts';

/** What source code consists of besides code: comments, strings, characters and directives. */
const piece =
  /(?<comment>\/\/(?:\\\r?\n|[^\n])*|\/\*[^]*?(?:\*\/|(?![^])))|(?<string>\b(?:u8|[uUL])?R"([^\s()\\"]{0,16})\([^]*?(?:\)\3"|(?![^]))|"(?:\\[^]|[^"\\\n])*"?)|(?:\b\d(?:'?[\w.])*)|(?<character>'(?:\\[^]|[^'\\\n])*'?)|(?<directive>^[ \t]*#(?:\\\r?\n|\/\*[^]*?\*\/|(?!\/\/)[^\n])*)/gm;

/** Splits source code as the listings of Doxygen do, as far as `declaredNames` needs it: each piece is a line. */
export function sourceLines(text: string): Pick<CodeLine, 'spans'>[] {
  const lines: Pick<CodeLine, 'spans'>[] = [];
  let end = 0;
  const add = (kind: CodeClass, piece: string): void => {
    end += piece.length;
    if (piece !== '') lines.push({ spans: [{ class: kind, text: piece }] });
  };
  for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
    add('normal', text.slice(end, index));
    if (groups.comment !== undefined) add('comment', whole);
    else if (groups.string !== undefined) add('stringliteral', whole);
    else if (groups.character !== undefined) add('charliteral', whole);
    else add(groups.directive === undefined ? 'normal' : 'preprocessor', whole);
  }
  add('normal', text.slice(end));
  return lines;
}
