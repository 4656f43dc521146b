import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { breakable } from '../shell/breakable.tsx';

/** The path from the home page to this one; the last entry is the page itself. */
export function Breadcrumbs(props: {
  /** The entries; those with a permalink (site path without base) are linked. */
  crumbs: readonly { label: string; permalink?: string }[];
}): ReactNode {
  const { links, texts } = useContent();
  const { crumbs } = props;
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  return (
    <nav className="theme-doc-breadcrumbs breadcrumbs" aria-label={texts.breadcrumbs}>
      <ul>
        <li>
          <a href={links.permalink('')} aria-label={texts.homePage}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M12 3.2 3 11h2.6v9h5v-6h2.8v6h5v-9H21z" fill="currentColor" />
            </svg>
          </a>
        </li>
        {crumbs.map(({ label, permalink }, i) => (
          <li key={i}>
            {i < last && permalink !== undefined ? (
              <a href={links.permalink(permalink)}>{breakable(label)}</a>
            ) : (
              <span aria-current={i === last ? 'page' : undefined}>{breakable(label)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
