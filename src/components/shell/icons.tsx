import type { ReactNode } from 'react';
import { useSiteData } from './site-context.tsx';

/** An icon of the shell, with its size in pixels; the shape is in the sprite at the start of the body. */
function Icon({ name, size }: { name: string; size: number }): ReactNode {
  return (
    <svg className={`icon-${name}`} width={size} height={size} aria-hidden="true">
      <use href={`#__icon-${name}`} />
    </svg>
  );
}

/** Icon for light mode. */
export function SunIcon(): ReactNode {
  return <Icon name="light" size={22} />;
}

/** Icon for dark mode. */
export function MoonIcon(): ReactNode {
  return <Icon name="dark" size={22} />;
}

/** Icon for the system's mode: a half-filled disc. */
export function SystemIcon(): ReactNode {
  return <Icon name="system" size={22} />;
}

/** Icon for a menu: three lines. */
export function MenuIcon(): ReactNode {
  return <Icon name="menu" size={24} />;
}

/** Icon for closing: a cross. */
export function CloseIcon({ size = 20 }: { size?: number }): ReactNode {
  return <Icon name="close" size={size} />;
}

/** An arrowhead, which the style sheet rotates. */
export function CaretIcon({ size = 16 }: { size?: number }): ReactNode {
  return <Icon name="caret" size={size} />;
}

/** Icon for languages: a globe. */
export function GlobeIcon(): ReactNode {
  return <Icon name="globe" size={18} />;
}

/** Icon for collapsing a sidebar: two arrowheads to the left. */
export function CollapseIcon(): ReactNode {
  return <Icon name="collapse" size={20} />;
}

/** The arrow after links that open a new tab. */
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
