import { createContext, useContext, type ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** What the elements of a text need to know of it. */
interface Surroundings {
  /** The file that relative links start from; the page's own when missing. */
  sourceFile?: string;
  /** Href of the page that has the whole text, where this is an excerpt of it on a list. */
  home?: string;
}

const Context = createContext<Surroundings>({});

/** Puts a text's surroundings around it. */
export const ProseSurroundings = Context.Provider;

/** Text of another file within a text: relative links start from it. */
export function WithinFile({ file, children }: { file: string; children: ReactNode }): ReactNode {
  return <Context value={{ ...useContext(Context), sourceFile: file }}>{children}</Context>;
}

/** Makes the final href of a URL in the text; links to a heading of an excerpt lead to the whole text. */
export function useProseHref(): (url: string) => string {
  const { links, sourceFile: pageFile } = useContent();
  const { sourceFile = pageFile, home } = useContext(Context);
  return (url) =>
    home !== undefined && url.startsWith('#') ? home + url : links.url(url, sourceFile);
}

/** True in excerpts: their headings get no ids, which would clash with those of other texts on the page. */
export function useIsExcerpt(): boolean {
  return useContext(Context).home !== undefined;
}
