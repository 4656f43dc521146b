import { innerParts, requirementsPart } from '../../components/api/parts/common-parts.tsx';
import { compoundPages } from './compound-pages.tsx';

/** Pages of single requirements, and of the table of requirements. */
export const requirementPages = compoundPages({
  name: 'requirement',
  kinds: ['requirement', 'requirements'],
  address: ({ rawName }) => ({ folder: 'requirements', names: [rawName], style: 'path' }),
  parts: [requirementsPart, innerParts],
  isProse: true,
});
