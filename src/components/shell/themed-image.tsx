import type { ReactNode } from 'react';
import type { Logo } from '../../shared/site-data.ts';
import { useColorMode } from './color-mode.tsx';
import { FinalLink } from './final-link.tsx';
import { useSiteData } from './site-context.tsx';

/** An image in a light and a dark variant: both until the mode is known; the style sheet shows one of them. */
export function ThemedImage({ logo }: { logo: Logo }): ReactNode {
  const { mode } = useColorMode();
  const { alt, width, height, className = '', style } = logo;
  const classes = (theme: string): string =>
    `themed-image themed-image-${theme} ${className}`.trimEnd();
  const image = (src: string, theme: 'light' | 'dark' | 'any'): ReactNode => (
    <img
      key={theme}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={classes(theme)}
      style={style}
      // The hidden one is not fetched.
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

/** Logo and title of the site in one link. */
export function Brand(): ReactNode {
  const { logo, title, homeHref } = useSiteData().navbar;
  return (
    <FinalLink className="navbar__brand" href={logo?.href ?? homeHref} target={logo?.target}>
      {logo && (
        <span className="navbar__logo">
          <ThemedImage logo={logo} />
        </span>
      )}
      {title !== '' && <b className="navbar__title">{title}</b>}
    </FinalLink>
  );
}
