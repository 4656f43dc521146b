import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { PlanPage } from '../plan/types.ts';
import type { CardContent } from './card-content.ts';
import type { CardFaces } from './face.ts';

/** Number of characters that the message names. */
const named = 8;

/** Leaves out of cards what the fonts of cards cannot show, and reports it for all pages together. */
export class LackingCharacters {
  readonly #characters = new Set<string>();
  readonly #pages: PlanPage[] = [];
  #without = 0;

  constructor(private readonly faces: CardFaces) {}

  /**
   * Returns a card without the texts that have characters which the fonts lack; `undefined` if its name has any: a card
   * without a name would say nothing.
   */
  leaveOut(content: CardContent, page: PlanPage): CardContent | undefined {
    const { text, bold, code } = this.faces;
    const name = bold.lacking(content.name);
    const site = bold.lacking(content.site);
    const kind = bold.lacking(content.kind);
    const brief = text.lacking(content.brief);
    const lines = code.lacking(content.code.join(''));
    const all = [name, site, kind, brief, lines].flat();
    if (all.length === 0) return content;
    this.#pages.push(page);
    for (const char of all) this.#characters.add(char);
    if (name.length > 0) {
      this.#without++;
      return undefined;
    }
    return {
      name: content.name,
      site: site.length > 0 ? '' : content.site,
      kind: kind.length > 0 ? '' : content.kind,
      brief: brief.length > 0 ? '' : content.brief,
      code: lines.length > 0 ? [] : content.code,
    };
  }

  /** Reports once what was left out. */
  report(diagnostics: Diagnostics): void {
    const [first] = this.#pages;
    if (!first) return;
    const characters = [...this.#characters];
    const shown = characters.slice(0, named).map((char) => `"${char}"`);
    const cut = this.#pages.length - this.#without;
    const what = [
      ...(this.#without > 0 ? [`${countOf(this.#without)} no social card`] : []),
      ...(cut > 0 ? [`${countOf(cut)} a social card without some of its texts`] : []),
    ];
    const more = characters.length > named ? ', …' : '';
    diagnostics.report({
      code: 'social-cards-incomplete',
      level: 'info',
      place: first.description.place,
      message: `${what.join(', and ')}: the fonts lack ${shown.join(', ')}${more}.`,
      advice:
        'Pages without a card show the image of the site ("image"). For a picture of your own, set "image" in the front matter of a page.',
    });
  }
}

function countOf(pages: number): string {
  return pages === 1 ? '1 page has' : `${pages} pages have`;
}
