/** A tag, or a comment, in well-formed HTML. */
const tag = /<(?:!--.*?--|[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/gs;

/** Characters of text that Markdown would read as its own. */
const special = /[*_`[\]\\|~$]/g;

/**
 * Returns sanitised HTML for a Markdown document, which may contain HTML: without the blank lines that would end it, and
 * with its text protected from being read as Markdown.
 */
export function htmlText(html: string): string {
  let text = '';
  let end = 0;
  for (const match of html.matchAll(tag)) {
    text +=
      html.slice(end, match.index).replace(special, entity) + match[0].replaceAll('|', '&#124;');
    end = match.index + match[0].length;
  }
  text += html.slice(end).replace(special, entity);
  return text.replace(/\s*\n\s*/g, '\n').trim();
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
