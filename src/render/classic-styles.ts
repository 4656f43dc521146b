import { join } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import type { Inputs } from '../inputs/inputs.ts';
import { textsOf } from '../model/prose.ts';
import type { Plan } from '../plan/types.ts';
import { distFolder } from './bundling.ts';

/** Class names of Docusaurus with a part or a variant in them, and its custom properties: these are unambiguous. */
const special =
  /--(?:ifm|docusaurus)-|\b(?:hero|row|col|button|badge|text|card|alert|avatar|shadow|container|(?:margin|padding)(?:-\w+)?)--\w|\b(?:card|hero|avatar)__\w/;

/** Class names of Docusaurus that are plain words. */
const plain = /(?<![\w-])(?:hero|row|col|card|alert|avatar|clean-btn|clean-list)(?![\w-])/;

/** A custom property of Docusaurus as a value. */
const read = /var\(\s*--(?:ifm|docusaurus)-/;

/** Class names written literally in code. */
const written = /\bclass(?:Name)?["']?\s*[:=]\s*["'`]([^"'`]*)/g;

function isClassic(code: string): boolean {
  if (special.test(code)) return true;
  return [...code.matchAll(written)].some(([, names = '']) => plain.test(names));
}

/** Returns the sheets for pages written for Docusaurus if the user's code, sheets or texts use its names. */
export function classicStyles(
  inputs: Inputs,
  { config, site }: Plan,
  modules: { sources: ReadonlyMap<string, string>; styles: string },
): string[] {
  const sources = [
    ...modules.sources.values(),
    modules.styles,
    ...config.stylesheets.map((file) => textOfSheet(inputs, file)),
  ];
  const hasInTexts = (isWanted: (element: Element) => boolean): boolean =>
    textsOf(site).some(({ tree }) => hasElement(tree, isWanted));
  const isAsked =
    sources.some((source) => isClassic(source)) ||
    hasInTexts(hasClassicNames) ||
    hasInTexts(hasProperty);
  if (!isAsked) return [];
  // Most sites only set a few properties that classic.css reads.
  const hasProperties = sources.some((source) => read.test(source)) || hasInTexts(hasProperty);
  const sheets = [...(hasProperties ? ['classic-properties.css'] : []), 'classic.css'];
  return sheets.map((name) => join(distFolder, name));
}

/** Returns the content of a style sheet; the bundler reports one that cannot be read. */
function textOfSheet(inputs: Inputs, file: string): string {
  try {
    return inputs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** True if a tree contains an element that passes a test. */
function hasElement(node: Root | RootContent, isWanted: (element: Element) => boolean): boolean {
  if (node.type === 'element' && isWanted(node)) return true;
  return 'children' in node && node.children.some((child) => hasElement(child, isWanted));
}

function hasClassicNames({ properties }: Element): boolean {
  const { className } = properties;
  const names = Array.isArray(className) ? className.join(' ') : '';
  return special.test(names) || plain.test(names);
}

function hasProperty({ properties }: Element): boolean {
  return typeof properties.style === 'string' && read.test(properties.style);
}
