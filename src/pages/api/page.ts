import { innerParts } from '../../components/api/parts/common-parts.tsx';
import { memberDetailParts, memberTableParts } from '../../components/api/parts/member-parts.tsx';
import { pageAddressNames } from '../../model/address-names.ts';
import { compoundPages } from './compound-pages.tsx';

/** Pages that authors write in comments or Markdown, and the lists that Doxygen generates (deprecated, to do). */
export const prosePages = compoundPages({
  name: 'page',
  kinds: ['page'],
  address: (compound) => ({
    folder: 'pages',
    names: pageAddressNames(compound),
    style: 'path',
  }),
  parts: [innerParts, memberTableParts, memberDetailParts],
  isProse: true,
});
