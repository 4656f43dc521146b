import { createRequire } from 'node:module';
import type SharpFactory from 'sharp';
import type { Sources } from '../diagnostics/sources.ts';

/** Creates an image from bytes. */
export type Sharp = typeof SharpFactory;

/** Loads the image library on demand: this takes longer than the rest of the build of a small site. */
export type LoadSharp = () => Promise<Sharp>;

/** Loads the installed library. */
export const loadSharp: LoadSharp = async () => (await import('sharp')).default;

/** Returns the version of the installed library without loading it, or `undefined` if there is none. */
export function sharpVersion(): string | undefined {
  try {
    const found: unknown = createRequire(import.meta.url)('sharp/package.json');
    const isManifest = typeof found === 'object' && found !== null && 'version' in found;
    return isManifest ? String(found.version) : undefined;
  } catch {
    return undefined;
  }
}

/** Reports once that images stay as they are, and why. */
export function reportNoSharp(reason: string, { inputs, diagnostics }: Sources): void {
  inputs.doubt('the image package is missing, and may be installed later');
  diagnostics.warning(
    'images-not-converted',
    `Images are copied unchanged, without smaller variants: the package "sharp" cannot be loaded. ${reason}`,
    undefined,
    'Install it with its optional dependencies (npm install --include=optional), or set images.responsive to false.',
  );
}
