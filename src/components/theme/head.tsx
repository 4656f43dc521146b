import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { headTags } from './head-tags.ts';
import type { HeadTag } from './head-tags.ts';
import { showTags } from './show-tags.ts';

/** Told of the tags that parts of a page add to its head, in the order of rendering. */
export type HeadCollector = (tags: readonly HeadTag[]) => void;

const Context = createContext<HeadCollector | undefined>(undefined);

/** Collects what parts of a page add to its head while the page is rendered. */
export const HeadProvider = Context.Provider;

/** Adds elements to the head of the page, and attributes to its `html` and `body`; shows nothing. */
export function Head({ children }: { children?: ReactNode }): ReactNode {
  const collect = useContext(Context);
  const tags = headTags(children);
  collect?.(tags);
  // They are made anew each time; shown are others only when they differ.
  const written = JSON.stringify(tags);
  useEffect(() => showTags(tags), [written]);
  return null;
}
