import type { ReactNode } from 'react';
import type { Links } from '../../model/links.ts';
import type { Author } from '../../model/site.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { platformName, SocialIcon } from './social-icons.tsx';

/** An author: photo, name, role and social networks; the page must include the icon sprite. */
export function AuthorCard(props: {
  /** The author. */
  author: Author;
  /** Shows the name as an unlinked page title, with a larger photo. */
  asTitle?: boolean;
  /** Number of posts, shown after the name. */
  count?: number;
  /** Shows the author's description. */
  withDescription?: boolean;
}): ReactNode {
  const { author, asTitle = false, count, withDescription = false } = props;
  const { links } = useContent();
  const { name, title, imageUrl, socials, description, place } = author;
  const href = asTitle ? undefined : hrefOf(author, links);
  const Name = asTitle ? 'h1' : 'span';
  const isNamed = name !== '';
  const size = asTitle ? 96 : 48;
  const linked = (content: ReactNode, repeated = false): ReactNode =>
    href === undefined ? (
      content
    ) : (
      <SmartLink href={href} plain repeated={repeated}>
        {content}
      </SmartLink>
    );
  return (
    <div className="author-card">
      {imageUrl !== undefined &&
        linked(
          <img
            className="author-photo"
            src={links.url(imageUrl, place.file)}
            alt={isNamed ? '' : (title ?? href ?? '')}
            width={size}
            height={size}
            loading="lazy"
          />,
          isNamed,
        )}
      <div className="author-facts">
        <div className="author-line">
          {isNamed && <Name className="author-name">{linked(name)}</Name>}
          {count !== undefined && <span className="item-count">{count}</span>}
        </div>
        {title !== undefined && <div className="author-title">{title}</div>}
        {withDescription && description !== undefined && (
          <p className="author-description">{description}</p>
        )}
        <AuthorSocials socials={socials} />
      </div>
    </div>
  );
}

function AuthorSocials({ socials }: Pick<Author, 'socials'>): ReactNode {
  if (socials.length === 0) return null;
  return (
    <ul className="author-socials">
      {socials.map(({ platform, url }) => (
        <li key={platform}>
          <SmartLink href={url} title={platformName(platform)} plain>
            <SocialIcon platform={platform} />
            <span className="visually-hidden">{platformName(platform)}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** Returns the address for an author's name: own page, else home page, else mail address. */
function hrefOf({ permalink, url, email }: Author, links: Links): string | undefined {
  if (permalink !== undefined) return links.permalink(permalink);
  return url ?? (email === undefined ? undefined : `mailto:${email}`);
}
