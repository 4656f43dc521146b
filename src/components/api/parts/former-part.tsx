import { FormerList } from '../former/former-list.tsx';
import type { CreateParts } from './part.ts';

/** Members of earlier releases that are gone or elsewhere, so that links from outside still lead to something. */
export const formerPart: CreateParts = ({ former, texts }) => {
  if (!former) return [];
  const title = former.removed.length > 0 ? texts.api.removedMembers : texts.api.movedMembers;
  return [{ title, content: <FormerList former={former} /> }];
};
