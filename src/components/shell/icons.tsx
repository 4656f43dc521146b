import type { ReactNode } from 'react';
import { useSiteData } from './site-context.tsx';

/** An icon drawn with lines on a square of 24 units. */
function LineIcon(props: { className?: string; size?: number; path: string }): ReactNode {
  const { className, size = 24, path } = props;
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Light mode. */
export function SunIcon(): ReactNode {
  return (
    <LineIcon
      className="icon-light"
      size={22}
      path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"
    />
  );
}

/** Dark mode. */
export function MoonIcon(): ReactNode {
  return (
    <LineIcon
      className="icon-dark"
      size={22}
      path="M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11z"
    />
  );
}

/** The system's mode: a disc, half of it filled. */
export function SystemIcon(): ReactNode {
  return (
    <svg className="icon-system" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </svg>
  );
}

/** Three lines: a menu. */
export function MenuIcon(): ReactNode {
  return <LineIcon path="M4 7h16M4 12h16M4 17h16" />;
}

/** A cross. */
export function CloseIcon({ size = 20 }: { size?: number }): ReactNode {
  return <LineIcon size={size} path="M5 5l14 14M19 5L5 19" />;
}

/** An arrowhead; the style sheet turns it. */
export function CaretIcon({ size = 16 }: { size?: number }): ReactNode {
  return <LineIcon className="icon-caret" size={size} path="M6 9l6 6 6-6" />;
}

/** A globe, beside the languages. */
export function GlobeIcon(): ReactNode {
  return (
    <LineIcon
      className="icon-globe"
      size={18}
      path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9"
    />
  );
}

/** Two arrowheads to the left: a sidebar goes away. */
export function CollapseIcon(): ReactNode {
  return <LineIcon className="icon-collapse" size={20} path="M12 6l-6 6 6 6M19 6l-6 6 6 6" />;
}

/** The arrow behind links that open a new tab; its shape stands in the sprite at the start of the body. */
export function ExternalLinkIcon({ size = 13.5 }: { size?: number }): ReactNode {
  const { texts } = useSiteData();
  return (
    <svg
      className="icon-external-link"
      width={size}
      height={size}
      role="img"
      aria-label={texts.opensInNewTab}
    >
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
