import {
  descriptionPart,
  mentionParts,
  inlineNamespacesPart,
  innerParts,
} from '../../components/api/parts/common-parts.tsx';
import { availabilityPart } from '../../components/api/parts/availability-part.tsx';
import { guaranteesPart } from '../../components/api/parts/guarantees-part.tsx';
import {
  inlinedPart,
  memberDetailParts,
  memberTableParts,
} from '../../components/api/parts/member-parts.tsx';
import { symbolAddressNames } from '../../model/address-names.ts';
import { compoundPages } from './compound-pages.tsx';

/** Pages of namespaces, packages and the like. */
export const namespacePages = compoundPages({
  name: 'namespace',
  kinds: ['namespace'],
  address: (compound, symbols) => ({
    folder: 'namespaces',
    names: symbolAddressNames(compound, symbols),
    style: 'symbol',
  }),
  parts: [
    innerParts,
    memberTableParts,
    descriptionPart,
    mentionParts,
    inlineNamespacesPart,
    availabilityPart,
    guaranteesPart,
    inlinedPart,
    memberDetailParts,
  ],
});
