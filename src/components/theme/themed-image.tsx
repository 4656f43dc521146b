import type { ComponentProps, ReactNode } from 'react';
import { useBaseUrl } from '../shell/docusaurus.ts';
import { useColorMode } from '../shell/color-mode.tsx';

/** An image in a light and a dark variant: both until the mode is known; the style sheet shows one of them. */
export function ThemedImage(
  props: Omit<ComponentProps<'img'>, 'src'> & {
    /** Addresses of the variants: site paths or URLs. */
    sources: { light: string; dark: string };
  },
): ReactNode {
  const { sources, className = '', alt = '', ...rest } = props;
  const { mode } = useColorMode();
  const light = useBaseUrl(sources.light);
  const dark = useBaseUrl(sources.dark);
  const image = (src: string, theme: 'light' | 'dark'): ReactNode => (
    <img
      // The hidden one is not fetched.
      loading="lazy"
      {...rest}
      src={src}
      alt={alt}
      className={`themed-image themed-image-${theme} ${className}`.trimEnd()}
    />
  );
  return (
    <>
      {mode !== 'dark' && image(light, 'light')}
      {mode !== 'light' && image(dark, 'dark')}
    </>
  );
}
