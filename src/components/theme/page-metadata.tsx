import type { ReactNode } from 'react';
import { useBaseUrl } from '../shell/docusaurus.ts';
import { useSiteData } from '../shell/site-context.tsx';
import { Head } from './head.tsx';

/** The title of a document: that of the page and that of the site. */
function useFullTitle(title: string | undefined): string {
  const site = useSiteData();
  const own = title?.trim();
  return own && own !== site.title ? `${own} ${site.titleDelimiter} ${site.title}` : site.title;
}

/** What head and robots are told of a page: tags that take the place of the page's own. */
export function PageMetadata(props: {
  /** Title, without the site's. */
  title?: string;
  /** Description. */
  description?: string;
  /** Keywords: a list, or separated by commas. */
  keywords?: readonly string[] | string;
  /** Social image: site path or URL. */
  image?: string;
  /** Further tags. */
  children?: ReactNode;
}): ReactNode {
  const { title, description, keywords, image, children } = props;
  const fullTitle = useFullTitle(title);
  const imageUrl = useBaseUrl(image ?? '', { absolute: true });
  const words = typeof keywords === 'string' ? keywords : keywords?.join(',');
  return (
    <Head>
      {title !== undefined && <title>{fullTitle}</title>}
      {title !== undefined && <meta property="og:title" content={fullTitle} />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {words !== undefined && <meta name="keywords" content={words} />}
      {image !== undefined && <meta property="og:image" content={imageUrl} />}
      {image !== undefined && <meta name="twitter:image" content={imageUrl} />}
      {children}
    </Head>
  );
}

/** Adds class names to the `html` element while its children are shown. */
export function HtmlClassNameProvider(props: {
  /** The class names. */
  className: string;
  /** What stands inside. */
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      <Head>
        <html className={props.className} />
      </Head>
      {props.children}
    </>
  );
}
