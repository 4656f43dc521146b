import {
  descriptionPart,
  innerParts,
  mentionParts,
  typeUsersPart,
} from '../../components/api/parts/common-parts.tsx';
import { definitionPart } from '../../components/api/parts/concept-part.tsx';
import { historyPart } from '../../components/api/parts/history-part.tsx';
import { symbolAddressNames } from '../../model/address-names.ts';
import { compoundPages } from './compound-pages.tsx';

/** Pages of concepts. */
export const conceptPages = compoundPages({
  name: 'concept',
  kinds: ['concept'],
  address: (compound, symbols) => ({
    folder: 'concepts',
    names: symbolAddressNames(compound, symbols),
    style: 'symbol',
  }),
  parts: [definitionPart, innerParts, descriptionPart, mentionParts, typeUsersPart, historyPart],
});
