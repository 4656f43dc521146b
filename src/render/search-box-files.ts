import { join } from 'node:path';
import type { Plan } from '../plan/types.ts';
import { boxTexts } from '../shared/texts/catalogues.ts';
import { assetFile, type AssetFile } from './asset-file.ts';
import { distFolder, shippedFiles } from './bundling.ts';

/** Files that the viewer loads for the search box when the reader approaches it. */
export interface SearchBoxFiles {
  /** Texts in the language of the site. */
  texts: AssetFile;
  /** The style sheet; pages with search results link it themselves. */
  styles: AssetFile;
}

/** Returns the files of the search box, or `undefined` if the site has no search. */
export function searchBoxFiles({ config }: Pick<Plan, 'config'>): SearchBoxFiles | undefined {
  if (!config.search) return undefined;
  const { locale, texts } = config.i18n;
  return {
    texts: assetFile('assets/search/texts', 'json', Buffer.from(boxTexts(locale, texts))),
    styles: assetFile(
      'assets/css/search',
      'css',
      shippedFiles.readFileSync(join(distFolder, 'search.css')),
    ),
  };
}
