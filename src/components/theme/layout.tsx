import type { ReactNode } from 'react';
import { Head } from './head.tsx';
import { PageMetadata } from './page-metadata.tsx';

/** Title and description of a React page. The site's frame surrounds every page, with or without this component. */
export function Layout(props: {
  /** Title, without the site's. */
  title?: string;
  /** Description. */
  description?: string;
  /** Omits the footer. */
  noFooter?: boolean;
  /** Class names around the content. */
  wrapperClassName?: string;
  /** The content. */
  children?: ReactNode;
}): ReactNode {
  const { title, description, noFooter, wrapperClassName, children } = props;
  return (
    <>
      <PageMetadata title={title} description={description} />
      {noFooter && (
        <Head>
          <html className="without-footer" />
        </Head>
      )}
      {wrapperClassName === undefined ? (
        children
      ) : (
        <div className={wrapperClassName}>{children}</div>
      )}
    </>
  );
}
