import { extname } from 'node:path/posix';
import { withAddresses } from '../../shared/markdown-links.ts';
import { portablePath } from '../../shared/portable-address.ts';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { Inputs } from '../../inputs/inputs.ts';
import type { OutputFile } from '../output-file.ts';
import { isTextList, type ReadStored } from '../text-lists.ts';
import { portableScriptPath, type PortableSite } from './portable-site.ts';
import { portableScript } from './portable-script.ts';
import { relativeHtml, wayToRoot } from './relative-html.ts';

/** Reads files that the build copies, which it has recorded already. */
const copied = new Inputs(false);

/** Returns the document of a page as the site contains it. */
export function portablePage(html: string, file: string, site: PortableSite): string {
  return relativeHtml(html, site.folder + file, site, site.folder + portableScriptPath);
}

/**
 * Returns the files of a portable site: addresses in style sheets, redirects and Markdown are relative, and what scripts read is
 * also a script. Pages are portable already. Reports why their scripts cannot be bundled.
 */
export async function portableFiles(
  files: readonly OutputFile[],
  site: PortableSite,
  read: ReadStored,
  diagnostics: Diagnostics,
): Promise<OutputFile[]> {
  const all = files.flatMap((file): OutputFile[] => {
    const { path } = file;
    const ending = extname(path);
    const at = site.folder + path;
    if (ending === '.json' || ending === '.md') {
      const text = textOf(file, read);
      if (text === undefined) return [file];
      if (ending === '.json' || isCopied(file)) return [file, asScript(path, text, site)];
      const bytes = relativeText(text, at, site);
      return [{ path, bytes }, asScript(path, bytes, site)];
    }
    const relative = isTextList(path) ? relativeText : relativeIn.get(ending);
    if (relative === undefined || !('bytes' in file)) return [file];
    return [{ path, bytes: relative(Buffer.from(file.bytes).toString(), at, site) }];
  });
  const script = await portableScript(files, site, { inputs: copied, diagnostics });
  return script === undefined ? all : [...all, { path: portableScriptPath, bytes: script }];
}

/** Returns the text of a file with relative addresses. */
type Relative = (text: string, file: string, site: PortableSite) => string;

/** Makes the addresses in files with an ending relative. */
const relativeIn: ReadonlyMap<string, Relative> = new Map([
  ['.css', relativeSheet],
  ['.html', (text, file, site) => relativeHtml(text, file, site)],
]);

/** True for a file that the site copies, which stays as it is. */
function isCopied(file: OutputFile): boolean {
  return 'source' in file;
}

/** Returns Markdown with relative addresses. */
function relativeText(text: string, file: string, site: PortableSite): string {
  return withAddresses(text, (address) => {
    const path = portablePath(address, site);
    return path === undefined ? address : wayToRoot(file) + path;
  });
}

/** Returns the text of a file; `undefined` if a check stores none. */
function textOf(file: OutputFile, read: ReadStored): string | undefined {
  if ('bytes' in file) return Buffer.from(file.bytes).toString();
  return 'source' in file ? copied.readFileSync(file.source, 'utf8') : read(file);
}

/** Returns the script that hands a text to the page. */
function asScript(path: string, text: string, { folder }: PortableSite): OutputFile {
  const given = `${JSON.stringify(folder + path)},${JSON.stringify(text)}`;
  return { path: `${path}.js`, bytes: `portableFile(${given});\n` };
}

/** Returns a style sheet with relative addresses. */
function relativeSheet(text: string, file: string, site: PortableSite): string {
  return text.replace(/(url\(\s*["']?)(\/[^"')]*)/g, (whole, start: string, address: string) => {
    const path = portablePath(address, site);
    return path === undefined ? whole : start + wayToRoot(file) + path;
  });
}
