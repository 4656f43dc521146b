import { createHash } from 'node:crypto';
import type { Plan } from '../plan/types.ts';
import { searchTexts } from '../shared/texts/catalogues.ts';
import type { AssetFile } from './asset-file.ts';

/** The texts of the search box, which the viewer fetches when the reader comes near it; undefined without search. */
export function searchTextsFile({ config }: Plan): AssetFile | undefined {
  if (!config.search) return undefined;
  const { locale, texts } = config.i18n;
  const bytes = Buffer.from(JSON.stringify(searchTexts(locale, texts)));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `assets/search/texts-${hash}.json`, bytes };
}
