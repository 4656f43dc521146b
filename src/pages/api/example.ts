import { innerParts, listingPart } from '../../components/api/parts/common-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of examples: a description and a listing. */
export const examplePages = compoundPages({
  name: 'example',
  kinds: ['example'],
  address: ({ rawName }) => ({ folder: 'examples', names: [rawName], style: 'path' }),
  parts: [innerParts, listingPart],
  isProse: true,
});
