import { useContext, createContext } from 'react';
import type { PageFacts, SidebarPropItem } from '../../shared/page-facts.ts';
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

/** Returns the guide of the page, as far as components need it: its front matter. Throws an error on other pages. */
export function useDoc(): { frontMatter: NonNullable<PageFacts['frontMatter']> } {
  const { href } = usePageData();
  const frontMatter = usePageFact('frontMatter');
  if (frontMatter) return { frontMatter };
  throw new Error(`${href} is no guide: useDoc() only works on pages of guides.`);
}

/** Returns the post of the page, as far as components need it. Throws an error on other pages. */
export function useBlogPost(): { metadata: NonNullable<PageFacts['post']>; isBlogPostPage: true } {
  const { href } = usePageData();
  const metadata = usePageFact('post');
  if (metadata) return { metadata, isBlogPostPage: true };
  throw new Error(`${href} is no post: useBlogPost() only works on pages of posts.`);
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
