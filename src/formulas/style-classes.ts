/** Declarations that Temml writes as inline styles, and their classes in `formula.css`. */
const classes: ReadonlyMap<string, string> = new Map([
  ['padding-left:0em', 'tml-left-none'],
  ['padding-left:0pt', 'tml-left-none'],
  ['padding-left:1em', 'tml-left-em'],
  ['padding-left:5.9776pt', 'tml-left-gap'],
  ['padding-right:0em', 'tml-right-none'],
  ['padding-right:0pt', 'tml-right-none'],
  ['padding-right:0.4em', 'tml-right-edge'],
  ['padding-right:5.9776pt', 'tml-right-gap'],
  ['border-left:0.06em solid', 'tml-left-line'],
  ['border-right:0.06em solid', 'tml-right-line'],
  ['border-top:0.06em solid', 'tml-top-line'],
  ['border-bottom:0.06em solid', 'tml-bottom-line'],
  ['margin-left:-0.1667em', 'tml-closer'],
  ['math-depth:0', 'tml-depth-0'],
  ['padding:3pt', 'tml-padded'],
  ['border:1px solid', 'tml-border'],
  ['padding:0.3em', 'tml-colored'],
  // The class `tml-display` does the same.
  ['display:block math', ''],
]);

/** A start tag with a style. */
const styled = /<[a-z]+(?: [\w-]+="[^"]*")*? style="[^"]*"(?: [\w-]+="[^"]*")*/g;

/**
 * Replaces inline styles that Temml has written by classes and attributes, so that pages with formulas need no wider
 * security policy if a server sends one. Others remain, such as the lengths that an author has written.
 */
export function withStyleClasses(markup: string): string {
  return markup.replace(styled, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
    const names = new Set((/ class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' '));
    const rest: string[] = [];
    let attributes = '';
    for (const declaration of style.split(/\s*;\s*/)) {
      const name = classes.get(declaration);
      const [, color] = /^color:(#[\da-f]+)$/i.exec(declaration) ?? [];
      if (name !== undefined) names.add(name);
      else if (color !== undefined) attributes += ` mathcolor="${color}"`;
      else if (declaration !== '') rest.push(declaration);
    }
    names.delete('');
    if (names.size > 0) attributes += ` class="${[...names].join(' ')}"`;
    if (rest.length > 0) attributes += ` style="${rest.join(';')}"`;
    return tag.replace(/ (?:style|class)="[^"]*"/g, '') + attributes;
  });
}
