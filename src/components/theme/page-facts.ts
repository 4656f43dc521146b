import { useContext, createContext } from 'react';
import type {
  DocMetadata,
  PageFacts,
  SidebarPropCategory,
  SidebarPropItem,
} from '../../shared/page-facts.ts';
import { useContentIfAny } from '../content-context.tsx';
import { usePageData } from '../shell/site-context.tsx';

/** Receives the facts that hydrated code requests, so that the page can include them. */
export type FactsRecorder = (facts: Partial<PageFacts>) => void;

const Recorder = createContext<FactsRecorder | undefined>(undefined);

/** Records the facts for browsers while a page is rendered. */
export const FactsRecorderProvider = Recorder.Provider;

const Hydrated = createContext(false);

/** Whether browsers hydrate the content inside; false when missing. */
export const HydratedProvider = Hydrated.Provider;

/** Returns a fact about the page; `undefined` if it has none. */
function usePageFact<Key extends keyof PageFacts>(key: Key): PageFacts[Key] | undefined {
  const { facts } = usePageData();
  const content = useContentIfAny();
  const record = useContext(Recorder);
  const isHydrated = useContext(Hydrated);
  const value = content?.facts?.[key] ?? facts?.[key];
  if (isHydrated && value !== undefined) record?.({ [key]: value });
  return value;
}

/** Returns the headings of the page's text. */
export function usePageHeadings(): PageFacts['headings'] {
  return usePageFact('headings') ?? [];
}

/** Returns the default levels for lists of headings. */
export function useTocLevels(): PageFacts['tocLevels'] {
  return usePageFact('tocLevels') ?? [2, 3];
}

/** What `useDoc` returns. */
export interface DocContext {
  /** Facts about the guide. */
  metadata: DocMetadata;
  /** Its front matter. */
  frontMatter: DocMetadata['frontMatter'];
  /** Its first heading, if that is its title. */
  contentTitle: string | undefined;
  /** Its other headings; the values are plain text. */
  toc: readonly { value: string; id: string; level: number }[];
  /** Images of its front matter that are files next to it: none, because they are addresses already. */
  assets: Readonly<Record<string, never>>;
}

/** Returns the guide of the page; throws an error on other pages. */
export function useDoc(): DocContext {
  const { href } = usePageData();
  const metadata = usePageFact('doc');
  const headings = usePageHeadings();
  if (!metadata) throw new Error(`${href} is no guide: useDoc() only works on pages of guides.`);
  const [first] = headings;
  return {
    metadata,
    frontMatter: metadata.frontMatter,
    contentTitle: first?.level === 1 ? first.text : undefined,
    toc: headings
      .filter(({ level }) => level > 1)
      .map(({ text, id, level }) => ({ value: text, id, level })),
    assets: {},
  };
}

/** Returns the sidebar category that the page is the index of, or is in. */
export function useCurrentSidebarCategory(): SidebarPropCategory {
  const { href } = usePageData();
  const category = usePageFact('category');
  if (category) return category;
  throw new Error(
    `${href} is not associated with a category. useCurrentSidebarCategory() should only be used on pages of a sidebar's category.`,
  );
}

/** Returns the page's siblings in the sidebar, or the items of the category that it is the index of. */
export function useCurrentSidebarSiblings(): readonly SidebarPropItem[] {
  const { href } = usePageData();
  const siblings = usePageFact('siblings');
  if (siblings) return siblings;
  throw new Error(
    `No sidebar lists ${href}, so <DocCardList> has no items to show. Set its items: <DocCardList items={[{ type: 'link', label: 'A page', href: '/docs/a-page' }]} />.`,
  );
}

/** Returns the sidebar of the page; `null` if it has none. */
export function useDocsSidebar(): NonNullable<PageFacts['sidebar']> | null {
  return usePageFact('sidebar') ?? null;
}
