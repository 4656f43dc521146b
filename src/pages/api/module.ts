import {
  descriptionPart,
  exportsPart,
  innerParts,
} from '../../components/api/parts/common-parts.tsx';
import { memberDetailParts, memberTableParts } from '../../components/api/parts/member-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of C++ modules. */
export const modulePages = compoundPages({
  name: 'module',
  kinds: ['module'],
  address: ({ rawName }) => ({ folder: 'modules', names: [rawName], style: 'path' }),
  parts: [exportsPart, innerParts, memberTableParts, descriptionPart, memberDetailParts],
});
