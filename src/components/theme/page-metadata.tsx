import type { ReactNode } from 'react';
import { useBaseUrl } from '../shell/docusaurus.ts';
import { useSiteData } from '../shell/site-context.tsx';
import { Head } from './head.tsx';

/** Returns the title of a document: page title and site title. */
function useFullTitle(title: string | undefined): string {
  const site = useSiteData();
  const own = title?.trim();
  return own && own !== site.title ? `${own} ${site.titleDelimiter} ${site.title}` : site.title;
}

/** Metadata of a page for the head and robots: tags that replace the page's own. */
export function PageMetadata(props: {
  /** Title, without the site's. */
  title?: string;
  /** Description. */
  description?: string;
  /** Keywords: a list, or a comma-separated string. */
  keywords?: readonly string[] | string;
  /** Social image: site path or URL. */
  image?: string;
  /** Additional tags. */
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
