import { descriptionPart, innerParts } from '../../components/api/parts/common-parts.tsx';
import { availabilityPart } from '../../components/api/parts/availability-part.tsx';
import { guaranteesPart } from '../../components/api/parts/guarantees-part.tsx';
import {
  inlinedPart,
  memberDetailParts,
  memberTableParts,
} from '../../components/api/parts/member-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of groups: topics that authors define. */
export const groupPages = compoundPages({
  name: 'group',
  kinds: ['group'],
  address: ({ rawName }) => ({ folder: 'groups', names: [rawName], style: 'path' }),
  // The author's description explains the topic, so it comes first.
  parts: [
    descriptionPart,
    innerParts,
    memberTableParts,
    availabilityPart,
    guaranteesPart,
    inlinedPart,
    memberDetailParts,
  ],
});
