import type { ReactNode } from 'react';
import type { Links } from '../../model/links.ts';
import type { Author } from '../../model/site.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';

/** An author: photo, name, role and social networks. */
export function AuthorCard(props: {
  /** The author. */
  author: Author;
  /** The name is the title of the page, and leads nowhere. */
  asTitle?: boolean;
  /** Stands behind the name: how many posts there are. */
  count?: number;
}): ReactNode {
  const { author, asTitle = false, count } = props;
  const { links } = useContent();
  const { name, title, imageUrl, socials, place } = author;
  const href = asTitle ? undefined : hrefOf(author, links);
  const Name = asTitle ? 'h1' : 'span';
  const linked = (content: ReactNode): ReactNode =>
    href === undefined ? (
      content
    ) : (
      <SmartLink href={href} plain>
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
            alt={name}
            width={48}
            height={48}
            loading="lazy"
          />,
        )}
      <div>
        <div className="author-line">
          <Name className="author-name">{linked(name)}</Name>
          {count !== undefined && <span className="count">{count}</span>}
        </div>
        {title !== undefined && <div className="author-title">{title}</div>}
        {socials.length > 0 && (
          <ul className="author-socials">
            {socials.map(({ platform, url }) => (
              <li key={platform}>
                <SmartLink href={url} title={platformName(platform)} plain>
                  {platformName(platform)}
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Where an author's name leads: own page, else home page, else mail address. */
function hrefOf({ permalink, url, email }: Author, links: Links): string | undefined {
  if (permalink !== undefined) return links.permalink(permalink);
  return url ?? (email === undefined ? undefined : `mailto:${email}`);
}

const platformNames: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
};

function platformName(platform: string): string {
  return platformNames[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1);
}
