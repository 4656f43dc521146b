import type { Metafile } from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';
import { namedByContent, type AssetFile } from './asset-file.ts';
import { shippedFiles } from './bundling.ts';
import { configuredStyles } from './configured-styles.ts';
import { inSiteLayer } from './site-layer.ts';
import {
  shippedSheets,
  startData,
  startEntry,
  stylesEntry,
  type SiteSources,
} from './site-modules.ts';
import { scriptFolder } from './viewer-files.ts';

/** The scripts and style sheets of a site. */
export interface CreatedAssets {
  /** The files. */
  files: readonly AssetFile[];
  /** Maps their paths to what they were created from. */
  outputs: Readonly<Record<string, Pick<Metafile['outputs'][string], 'entryPoint'>>>;
}

/**
 * Creates script and style sheet of a site without code and sheets of its own. All parts are shipped minified, so the
 * site needs no bundler, which is a native program that takes longer to start than this.
 */
export function plainAssets(inputs: Inputs, site: SiteSources): CreatedAssets {
  const sheets = shippedSheets(inputs, site).map((file) => shippedFiles.readFileSync(file, 'utf8'));
  const script = namedByContent(`${scriptFolder}/main`, 'js', Buffer.from(startScript(site)));
  const styles = namedByContent(
    'assets/css/styles',
    'css',
    Buffer.from(sheets.join('') + inSiteLayer(configuredStyles(site.plan))),
  );
  return {
    files: [script, styles],
    outputs: {
      [script.path]: { entryPoint: startEntry },
      [styles.path]: { entryPoint: stylesEntry },
    },
  };
}

/** Calls the function that the viewer's module exports, which then needs no export. */
function startScript({ plan, viewer }: SiteSources): string {
  const source = viewer.start.replace(
    /export\{(\w+) as start\};\s*$/,
    (_, start: string) => `${start}(${startData(plan)});\n`,
  );
  if (source === viewer.start) throw new Error('The module of the viewer exports no "start".');
  return source;
}
