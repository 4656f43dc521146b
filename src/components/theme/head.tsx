import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { headTags } from './head-tags.ts';
import type { HeadTag } from './head-tags.ts';
import { showTags } from './show-tags.ts';

/** Receives the tags that parts of a page add to its head, in rendering order. */
export type HeadCollector = (tags: readonly HeadTag[]) => void;

const Context = createContext<HeadCollector | undefined>(undefined);

/** Collects the head tags of a page while it is rendered. */
export const HeadProvider = Context.Provider;

/** Adds elements to the head of the page, and attributes to its `html` and `body`; renders nothing. */
export function Head({ children }: { children?: ReactNode }): ReactNode {
  const collect = useContext(Context);
  const tags = headTags(children);
  collect?.(tags);
  // Each rendering creates new tags, but only changed ones update the head.
  const written = JSON.stringify(tags);
  useEffect(() => showTags(tags), [written]);
  return null;
}
