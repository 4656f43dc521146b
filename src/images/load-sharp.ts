import { createRequire } from 'node:module';
import type SharpFactory from 'sharp';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { noteDoubt } from '../inputs/recorder.ts';

/** What makes an image from bytes. */
export type Sharp = typeof SharpFactory;

/** Loads the library for images, which takes longer than all else of a small site, so only where an image needs it. */
export type LoadSharp = () => Promise<Sharp>;

/** The library as it is installed. */
export const loadSharp: LoadSharp = async () => (await import('sharp')).default;

/** Version of the library that is installed, known without loading it; undefined where there is none. */
export function sharpVersion(): string | undefined {
  try {
    const found: unknown = createRequire(import.meta.url)('sharp/package.json');
    const isManifest = typeof found === 'object' && found !== null && 'version' in found;
    return isManifest ? String(found.version) : undefined;
  } catch {
    return undefined;
  }
}

/** Says once that images stay as they are, and why. */
export function reportNoSharp(reason: string, diagnostics: Diagnostics): void {
  noteDoubt('the image package is missing, and may be installed later');
  diagnostics.warning(
    'images-not-converted',
    `Images are copied unchanged, without smaller variants: the package "sharp" cannot be loaded. ${reason}`,
    undefined,
    'Install it with its optional dependencies (npm install --include=optional), or set images.responsive to false.',
  );
}
