import { createContext, memo, useContext } from 'react';
import type { ReactNode } from 'react';

/** The parts of a page that are plain HTML, which is never hydrated. */
export type PartName = 'content' | 'toc' | 'toc-mobile' | 'footer' | 'search';

/** HTML of the parts that a page has. */
export type StaticParts = Readonly<Partial<Record<PartName, string>>>;

const Context = createContext<StaticParts>({});

/** Gives the shell the parts of the page that is shown. */
export const StaticPartsProvider = Context.Provider;

/** An element with one of the parts; nothing if the page has no such part. */
export function StaticPart(props: {
  /** Which part. */
  name: PartName;
  /** Id of the element. */
  id?: string;
  /** Class names of the element. */
  className?: string;
}): ReactNode {
  const html = useContext(Context)[props.name];
  return html === undefined ? null : <Html {...props} html={html} />;
}

/** What React finds in the element while it hydrates stays as the server made it. */
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
