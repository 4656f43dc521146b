import type { ReactNode } from 'react';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';

/** The label of the docs version that a page belongs to (S-219). */
export function VersionBadge(): ReactNode {
  const { texts, version } = useContent();
  if (!version?.badge) return null;
  return (
    <span className="theme-doc-version-badge version-badge">
      {fill(texts.versionBadge, { label: version.label })}
    </span>
  );
}
