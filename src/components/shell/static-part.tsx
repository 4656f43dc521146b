import { createContext, memo, useContext } from 'react';
import type { ReactNode } from 'react';

/** The parts of a page that are plain HTML and never hydrated. */
export type PartName = 'content' | 'toc' | 'toc-mobile' | 'footer' | 'search';

/** HTML of a page's parts. */
export type StaticParts = Readonly<Partial<Record<PartName, string>>>;

const Context = createContext<StaticParts>({});

/** Provides the parts of the current page to the shell. */
export const StaticPartsProvider = Context.Provider;

/** Returns whether the current page has a part. */
export function useHasPart(name: PartName): boolean {
  return useContext(Context)[name] !== undefined;
}

/** Renders one of the parts in an element; nothing if the page does not have it. */
export function StaticPart(props: {
  /** Name of the part. */
  name: PartName;
  /** Id of the element. */
  id?: string;
  /** Class names of the element. */
  className?: string;
}): ReactNode {
  const html = useContext(Context)[props.name];
  return html === undefined ? null : <Html {...props} html={html} />;
}

/** During hydration, React keeps the server's HTML in the element. */
const Html = memo(function Html(props: {
  name: PartName;
  id?: string;
  className?: string;
  html: string;
}): ReactNode {
  const { name, id, className, html } = props;
  return (
    <div
      id={id}
      className={className}
      data-part={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
