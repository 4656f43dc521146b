import { descriptionPart, innerParts } from '../../components/api/parts/common-parts.tsx';
import { memberDetailParts, memberTableParts } from '../../components/api/parts/member-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of namespaces, packages and the like. */
export const namespacePages = compoundPages({
  name: 'namespace',
  kinds: ['namespace'],
  address: ({ rawName }) => ({ folder: 'namespaces', name: rawName, style: 'symbol' }),
  parts: [innerParts, memberTableParts, descriptionPart, memberDetailParts],
});
