import { useContext, createContext } from 'react';
import type { PageFacts, SidebarPropCategory, SidebarPropItem } from '../../shared/page-facts.ts';
import { useContentIfAny } from '../content-context.tsx';
import { usePageData } from '../shell/site-context.tsx';

/** Told what code that browsers take over asks about its page: the page brings it along for them. */
export type FactsRecorder = (facts: Partial<PageFacts>) => void;

const Recorder = createContext<FactsRecorder | undefined>(undefined);

/** Records the facts for browsers while a page is rendered. */
export const FactsRecorderProvider = Recorder.Provider;

const TakenOver = createContext(false);

/** Says whether browsers take over what stands inside; nothing of it when missing. */
export const TakenOverProvider = TakenOver.Provider;

/** A fact about the page; undefined where it has none such. */
function usePageFact<Key extends keyof PageFacts>(key: Key): PageFacts[Key] | undefined {
  const { facts } = usePageData();
  const content = useContentIfAny();
  const record = useContext(Recorder);
  const isTakenOver = useContext(TakenOver);
  const value = content?.facts?.[key] ?? facts?.[key];
  if (isTakenOver && value !== undefined) record?.({ [key]: value });
  return value;
}

/** The headings of the page's text. */
export function usePageHeadings(): PageFacts['headings'] {
  return usePageFact('headings') ?? [];
}

/** The levels that lists of headings show where nothing else is said. */
export function useTocLevels(): PageFacts['tocLevels'] {
  return usePageFact('tocLevels') ?? [2, 3];
}

/** The group of the sidebar that the page is the page of, or stands in. */
export function useCurrentSidebarCategory(): SidebarPropCategory {
  const { href } = usePageData();
  const category = usePageFact('category');
  if (category) return category;
  throw new Error(
    `${href} is not associated with a category. useCurrentSidebarCategory() should only be used on pages of a sidebar's category.`,
  );
}

/** What stands beside the page in its sidebar, or in the group that it is the page of. */
export function useCurrentSidebarSiblings(): readonly SidebarPropItem[] {
  const { href } = usePageData();
  const siblings = usePageFact('siblings');
  if (siblings) return siblings;
  throw new Error(
    `No sidebar lists ${href}, so <DocCardList> has no items to show. Set its items: <DocCardList items={[{ type: 'link', label: 'A page', href: '/docs/a-page' }]} />.`,
  );
}

/** The sidebar of the page; null where it has none. */
export function useDocsSidebar(): NonNullable<PageFacts['sidebar']> | null {
  return usePageFact('sidebar') ?? null;
}
