import { descriptionPart, innerParts } from '../../components/api/parts/common-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of folders. */
export const folderPages = compoundPages({
  name: 'folder',
  kinds: ['dir'],
  address: ({ name }) => ({ folder: 'folders', names: [name], style: 'path' }),
  parts: [innerParts, descriptionPart],
});
