import type { ReactNode } from 'react';
import { MenuLabel } from './breakable.tsx';
import { useSiteData } from './site-context.tsx';

/** The label of a deprecated symbol in a sidebar, marked as deprecated. */
export function DeprecatedLabel(props: {
  /** The label. */
  text: string;
}): ReactNode {
  const { texts } = useSiteData();
  return (
    <>
      <s className="deprecated-label">
        <MenuLabel text={props.text} />
      </s>{' '}
      <span className="deprecated-badge">{texts.deprecated}</span>
    </>
  );
}
