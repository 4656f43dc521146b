import type { ReactNode } from 'react';
import { useSiteData } from './site-context.tsx';

/** An icon of the shell, in pixels; its shape stands in the sprite at the start of the body. */
function Icon({ name, size }: { name: string; size: number }): ReactNode {
  return (
    <svg className={`icon icon-${name}`} width={size} height={size} aria-hidden="true">
      <use href={`#__icon-${name}`} />
    </svg>
  );
}

/** Light mode. */
export function SunIcon(): ReactNode {
  return <Icon name="light" size={22} />;
}

/** Dark mode. */
export function MoonIcon(): ReactNode {
  return <Icon name="dark" size={22} />;
}

/** The system's mode: a disc, half of it filled. */
export function SystemIcon(): ReactNode {
  return <Icon name="system" size={22} />;
}

/** Three lines: a menu. */
export function MenuIcon(): ReactNode {
  return <Icon name="menu" size={24} />;
}

/** A cross. */
export function CloseIcon({ size = 20 }: { size?: number }): ReactNode {
  return <Icon name="close" size={size} />;
}

/** An arrowhead; the style sheet turns it. */
export function CaretIcon({ size = 16 }: { size?: number }): ReactNode {
  return <Icon name="caret" size={size} />;
}

/** A globe, beside the languages. */
export function GlobeIcon(): ReactNode {
  return <Icon name="globe" size={18} />;
}

/** Two arrowheads to the left: a sidebar goes away. */
export function CollapseIcon(): ReactNode {
  return <Icon name="collapse" size={20} />;
}

/** The arrow behind links that open a new tab. */
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
