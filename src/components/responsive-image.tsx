import type { ComponentProps, ReactNode } from 'react';
import type { ResponsiveImage } from '../model/image.ts';
import { decodePath } from '../model/source-path.ts';
import { splitUrl } from '../shared/url.ts';
import { useThemeData } from './theme/theme-data.tsx';

/** Width of the column of texts in CSS pixels, where the window has room for it. */
const columnWidth = 800;

/**
 * An image that loads when it comes near the window, in the smallest variant that is sharp there; until then a few
 * pixels of it are seen. All of that is the browser's own work, so it needs no script (S-315 to S-317).
 */
export function ResponsiveImg({ src, alt = '', ...rest }: ComponentProps<'img'>): ReactNode {
  const images = useThemeData('images');
  const found = src === undefined ? undefined : images?.[decodePath(splitUrl(src)[0])];
  const lazy = { loading: 'lazy', decoding: 'async' } as const;
  if (!found || src === undefined) return <img {...lazy} {...rest} src={src} alt={alt} />;
  const { width, height } = found;
  const hasOwnSize = rest.width !== undefined || rest.height !== undefined;
  return (
    <img
      {...lazy}
      {...(hasOwnSize ? {} : { width, height })}
      {...choiceOf(found, rest)}
      {...rest}
      style={
        found.placeholder ? { ...placeholderStyle(found.placeholder), ...rest.style } : rest.style
      }
      src={addressOf(found, src)}
      alt={alt}
    />
  );
}

/** What the browser chooses from, and how wide the image will be. */
function choiceOf(
  { srcSet, width }: ResponsiveImage,
  own: ComponentProps<'img'>,
): Pick<ComponentProps<'img'>, 'sizes' | 'srcSet'> {
  if (srcSet === undefined) return {};
  const shown = Math.min(Number(own.width ?? width) || width, columnWidth);
  const listed = `(max-width: ${shown}px) 100vw, ${shown}px`;
  const isLazy = (own.loading ?? 'lazy') === 'lazy';
  // Browsers know the width themselves by the time a lazy image comes near; those that do not say so use the list.
  return { sizes: isLazy ? `auto, ${listed}` : listed, srcSet };
}

/** Address of the variant for browsers that do not choose, with the fragment that style sheets may tell images by. */
function addressOf({ src }: ResponsiveImage, written: string): string {
  const [path, rest] = splitUrl(written);
  if (decodePath(path) === decodePath(src)) return written;
  const fragment = rest.indexOf('#');
  return fragment < 0 ? src : src + rest.slice(fragment);
}

function placeholderStyle(placeholder: string): { background: string } {
  return { background: `url(${placeholder}) center / cover no-repeat` };
}
