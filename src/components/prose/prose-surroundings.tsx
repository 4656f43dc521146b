import { createContext, useContext, type ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** Where a text comes from, for its elements. */
interface Surroundings {
  /** File that relative links start from; the page's own when missing. */
  sourceFile?: string;
  /** Address of the page with the full text, if this is an excerpt in a list. */
  home?: string;
}

const Context = createContext<Surroundings>({});

/** Provides the surroundings to a text. */
export const ProseSurroundings = Context.Provider;

/** Content of another file within a text: relative links start from that file. */
export function WithinFile({ file, children }: { file: string; children: ReactNode }): ReactNode {
  return <Context value={{ ...useContext(Context), sourceFile: file }}>{children}</Context>;
}

/** Returns a function that resolves URLs of the text; in an excerpt, links to headings lead to the full text. */
export function useProseHref(): (url: string) => string {
  const { links, sourceFile: pageFile } = useContent();
  const { sourceFile = pageFile, home } = useContext(Context);
  return (url) =>
    home !== undefined && url.startsWith('#') ? home + url : links.url(url, sourceFile, pageFile);
}

/** True in excerpts: their headings get no ids, which could clash with those of other texts on the page. */
export function useIsExcerpt(): boolean {
  return useContext(Context).home !== undefined;
}
