import { HistoryList, shownHistory } from '../changes/symbol-history.tsx';
import type { CreateParts } from './part.ts';

/** The releases that changed the symbol of the page. */
export const historyPart: CreateParts = ({ compound, history, texts }) => {
  const shown = shownHistory(history?.symbols.get(compound.refid));
  if (!shown) return [];
  return [{ title: texts.api.history, content: <HistoryList history={shown} /> }];
};
