import type { ReactNode } from 'react';
import type { Logo } from '../../shared/site-data.ts';
import { useColorMode } from './color-mode.tsx';
import { Link } from './link.tsx';

/** An image for light and one for dark: both until the mode is known, and the style sheet shows one of them. */
export function ThemedImage({ logo }: { logo: Logo }): ReactNode {
  const { mode } = useColorMode();
  const { alt, width, height, className = '', style } = logo;
  const image = (src: string, theme: 'light' | 'dark' | 'any'): ReactNode => (
    <img
      key={theme}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={`themed-image themed-image-${theme} ${className}`.trimEnd()}
      style={style}
      // The one that is not shown is not fetched.
      loading="lazy"
    />
  );
  if (logo.src === logo.srcDark) return image(logo.src, 'any');
  return (
    <>
      {mode !== 'dark' && image(logo.src, 'light')}
      {mode !== 'light' && image(logo.srcDark, 'dark')}
    </>
  );
}

/** Logo and title of the navbar, as one link. */
export function Brand(props: { logo?: Logo; title: string; homeHref: string }): ReactNode {
  const { logo, title, homeHref } = props;
  return (
    <Link className="navbar__brand" href={logo?.href ?? homeHref} target={logo?.target}>
      {logo && (
        <span className="navbar__logo">
          <ThemedImage logo={logo} />
        </span>
      )}
      {title !== '' && <b className="navbar__title">{title}</b>}
    </Link>
  );
}
