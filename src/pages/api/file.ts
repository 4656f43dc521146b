import {
  descriptionPart,
  includeParts,
  innerParts,
  listingPart,
} from '../../components/api/parts/common-parts.tsx';
import { availabilityPart } from '../../components/api/parts/availability-part.tsx';
import { guaranteesPart } from '../../components/api/parts/guarantees-part.tsx';
import {
  inlinedPart,
  memberDetailParts,
  memberTableParts,
} from '../../components/api/parts/member-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of source files. */
export const filePages = compoundPages({
  name: 'file',
  kinds: ['file'],
  address: ({ name }) => ({ folder: 'files', names: [name], style: 'path' }),
  parts: [
    includeParts,
    innerParts,
    memberTableParts,
    descriptionPart,
    availabilityPart,
    guaranteesPart,
    inlinedPart,
    memberDetailParts,
    listingPart,
  ],
});
