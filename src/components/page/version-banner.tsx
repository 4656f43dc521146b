import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';

/** States that a page belongs to a version that is not released yet, or no longer maintained (S-218). */
export function VersionBanner(): ReactNode {
  const { texts, version } = useContent();
  if (!version?.banner) return null;
  const { banner, siteTitle, label, latest } = version;
  const text = { unreleased: texts.unreleasedVersion, unmaintained: texts.unmaintainedVersion };
  const advice = fill(texts.latestVersionAdvice, { label: latest.label }).split('{link}');
  return (
    <div className="theme-doc-version-banner version-banner" role="alert">
      <div>{fill(text[banner], { site: siteTitle, label })}</div>
      <div>
        {advice.map((part, i) => (
          <Fragment key={i}>
            {i > 0 && (
              // On a click, the viewer stores the version of the link.
              <b>
                <a href={latest.href} data-docs-version={latest.name}>
                  {texts.latestVersion}
                </a>
              </b>
            )}
            {part}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
