import { descriptionPart, innerParts } from '../../components/api/parts/common-parts.tsx';
import { definitionPart } from '../../components/api/parts/concept-part.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of concepts. */
export const conceptPages = compoundPages({
  name: 'concept',
  kinds: ['concept'],
  address: ({ rawName }) => ({ folder: 'concepts', name: rawName, style: 'symbol' }),
  parts: [definitionPart, innerParts, descriptionPart],
});
