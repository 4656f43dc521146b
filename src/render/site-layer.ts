import { atRule, parse, type AtRule, type Container } from 'postcss';

/** The cascade layer of the shipped style sheets. `bin/bundle.mjs` wraps them in it, and orders the layers. */
const siteLayer = 'mtp-site';

/** Returns rules as part of the layer of the shipped style sheets. */
export function inSiteLayer(css: string): string {
  return css === '' ? '' : `@layer ${siteLayer}{${css}}`;
}

/** At-rules whose content is ordinary rules. */
const groups = /^(?:media|supports|container)$/i;

/**
 * Moves the user's rules for elements (`a`, `*::before`) into the layer of the shipped style sheets, so that specificity
 * decides between them as in one sheet: a reset would otherwise take the look from every page. Rules with a class, an
 * id, an attribute or a state stay outside of all layers, and win; they precede the others in any case.
 */
export function layerElementRules(css: string): string {
  const root = parse(css);
  moveRules(root);
  return root.toString();
}

function moveRules(around: Container): void {
  let layer: AtRule | undefined;
  for (const node of [...(around.nodes ?? [])]) {
    if (node.type === 'atrule' && groups.test(node.name)) moveRules(node);
    const ofElements =
      node.type === 'rule' ? node.selectors.filter((selector) => !isSpecific(selector)) : [];
    if (node.type !== 'rule' || ofElements.length === 0) {
      layer = undefined;
      continue;
    }
    if (!layer) {
      layer = atRule({ name: 'layer', params: siteLayer });
      node.before(layer);
    }
    layer.append(node.clone({ selectors: ofElements }));
    const others = node.selectors.filter(isSpecific);
    if (others.length === 0) node.remove();
    else node.selectors = others;
  }
}

/** True for a selector that is more specific than any selector of elements. */
function isSpecific(selector: string): boolean {
  const counted = selector
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/::[\w-]+|:(?:before|after|first-line|first-letter)\b/g, '');
  return /[.#:[]/.test(counted);
}
