import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import type { Symbols } from '../model/symbols.ts';
import { visit } from '../model/walk.ts';
import type { Place } from '../shared/place.ts';

/** The addresses outside the site that an image in a comment may have: contributors write comments. */
const imageAddress = /^(?:https?:)?\/\/|^data:image\//i;

/** True for the address of an image whose server sees who reads the page. */
function isOutsideImage(source: string): boolean {
  return imageAddress.test(source) && !/^data:/i.test(source);
}

/** Returns the address of an image that is not on the site, if pages may show it. */
export function outsideImage(source: string, showsOthers: boolean): string | undefined {
  return imageAddress.test(source) && (showsOthers || !isOutsideImage(source)) ? source : undefined;
}

/** The address of an image in raw HTML. */
const imageTag = /<img\b[^>]*?\ssrc\s*=\s*["']?([^\s"'>]+)/gi;

/** Reports, once for an API reference, the images of other hosts that are left out because of the configuration. */
export function reportOutsideImages(
  symbols: Symbols,
  isShown: boolean,
  diagnostics: Diagnostics,
): void {
  if (isShown) return;
  let count = 0;
  const places = new Map<string, Place>();
  const look = (descriptions: Parameters<typeof visit>[0][], place: Place): void => {
    for (const description of descriptions)
      visit(description, (node) => {
        const sources =
          node.type === 'figure' || node.type === 'inlineImage'
            ? [node.source]
            : node.type === 'raw' || node.type === 'rawInline'
              ? [...node.html.matchAll(imageTag)].map(([, source = '']) => source)
              : [];
        for (const source of sources.filter(isOutsideImage)) {
          count += 1;
          if (!places.has(source)) places.set(source, place);
        }
      });
  };
  for (const compound of symbols.compounds.values())
    look(descriptionsOfCompound(compound), compound.place);
  for (const { member, owner } of symbols.members.values())
    look(descriptionsOfMember(member), owner.place);
  if (count === 0) return;
  const shown = [...places].slice(0, 10).map(([source, { file }]) => `\n- ${source} (${file})`);
  const more = places.size > shown.length ? '\n- …' : '';
  diagnostics.report({
    code: 'outside-image',
    level: 'info',
    message: `${count} ${count === 1 ? 'image' : 'images'} of other hosts in comments; shown as alternative text:${shown.join('')}${more}`,
    advice: 'Keep the images in IMAGE_PATH, or set security.imagesFromComments to true.',
  });
}
