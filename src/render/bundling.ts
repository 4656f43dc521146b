import type { BuildOptions, Loader } from 'esbuild';
import { Inputs } from '../inputs/inputs.ts';

export { distFolder } from '../inputs/dist-folder.ts';

/** Reads the files that ship with the tool: its version identifies them, so they are not recorded. */
export const shippedFiles = new Inputs(false);

/** Files that become separate assets when a script or style sheet refers to them. */
export const assetEndings =
  'apng avif bmp eot gif ico jpeg jpg mp3 mp4 ogg otf pdf png svg ttf wasm webm webp woff woff2 zip';

/** Source code of examples, which becomes text. */
export const textEndings =
  'bash bat c cc cfg cmake conf cpp cs cxx dart diff fish glsl go h hh hlsl hpp hxx inc ini inl ino ipp java kt log lua m mm patch php pl proto ps1 py rb rs s sh sql swift toml txt zig zsh';

function loaders(endings: string, loader: Loader): Record<string, Loader> {
  return Object.fromEntries(endings.split(' ').map((ending) => [`.${ending}`, loader]));
}

/** Options of every bundler run: nothing is written, and the same sources produce the same bytes. */
export const commonOptions = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  jsx: 'automatic',
  charset: 'utf8',
  target: 'es2022',
  logLevel: 'silent',
  // The user's TypeScript settings may extend packages that are not installed, their package may have exports for other
  // tools, and `eval` runs unless the site lists a policy without it.
  logOverride: { 'package.json': 'silent', 'tsconfig.json': 'silent', 'direct-eval': 'silent' },
  define: { 'process.env.NODE_ENV': '"production"' },
  assetNames: 'assets/media/[name]-[hash]',
  loader: { ...loaders(assetEndings, 'file'), ...loaders(textEndings, 'text') },
} satisfies BuildOptions;

/** Returns the path of an output relative to the output folder, given the folder it would be written to. */
export function outputPath(path: string, folder: string): string {
  return path.slice(folder.length + 1).replaceAll('\\', '/');
}

/** Returns the environment variables that affect how a bundler run resolves modules. */
export function surroundings(): string[] {
  return [process.env.NODE_PATH ?? ''];
}
