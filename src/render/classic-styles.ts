import { join } from 'node:path';
import type { Root, RootContent } from 'hast';
import type { Inputs } from '../inputs/inputs.ts';
import { textsOf } from '../model/prose.ts';
import type { Plan } from '../plan/types.ts';
import { distFolder } from './bundling.ts';

/** Class names of Docusaurus with a part or a variant in them, and its custom properties: these are unambiguous. */
const special =
  /--ifm-|\b(?:hero|row|col|button|badge|text|card|alert|avatar|shadow|container|(?:margin|padding)(?:-\w+)?)--\w|\b(?:card|hero|avatar)__\w/;

/** Class names of Docusaurus that are plain words. */
const plain = /(?<![\w-])(?:hero|row|col|card|alert|avatar|clean-btn|clean-list)(?![\w-])/;

/** Class names written literally in code. */
const written = /\bclass(?:Name)?["']?\s*[:=]\s*["'`]([^"'`]*)/g;

function isClassic(code: string): boolean {
  if (special.test(code)) return true;
  return [...code.matchAll(written)].some(([, names = '']) => plain.test(names));
}

/** Returns the sheet for pages written for Docusaurus if the user's code, sheets or texts use its names. */
export function classicStyles(
  inputs: Inputs,
  { config, site }: Plan,
  modules: { sources: ReadonlyMap<string, string>; styles: string },
): string[] {
  const isAsked =
    [...modules.sources.values(), modules.styles].some((source) => isClassic(source)) ||
    config.stylesheets.some((file) => isClassic(textOfSheet(inputs, file))) ||
    textsOf(site).some(({ tree }) => hasClassicNames(tree));
  return isAsked ? [join(distFolder, 'classic.css')] : [];
}

/** Returns the content of a style sheet; the bundler reports one that cannot be read. */
function textOfSheet(inputs: Inputs, file: string): string {
  try {
    return inputs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function hasClassicNames(node: Root | RootContent): boolean {
  if (node.type === 'element') {
    const { className } = node.properties;
    const names = Array.isArray(className) ? className.join(' ') : '';
    if (special.test(names) || plain.test(names)) return true;
  }
  return 'children' in node && node.children.some((child) => hasClassicNames(child));
}
