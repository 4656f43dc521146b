import type { ComponentProps, ReactNode } from 'react';
import type { ResponsiveImage } from '../model/image.ts';
import { decodePath } from '../model/source-path.ts';
import { splitUrl } from '../shared/url.ts';
import { useThemeData } from './theme/theme-data.tsx';

/** Width of the text column in CSS pixels, if the window is wide enough. */
const columnWidth = 800;

/**
 * A lazy image in the smallest variant that is sharp enough; a tiny preview shows until it loads. The browser does all
 * of this without scripts (S-315 to S-317).
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

/** Returns the variants for the browser to choose from, and the displayed width. */
function choiceOf(
  { srcSet, width }: ResponsiveImage,
  own: ComponentProps<'img'>,
): Pick<ComponentProps<'img'>, 'sizes' | 'srcSet'> {
  if (srcSet === undefined) return {};
  const shown = Math.min(Number(own.width ?? width) || width, columnWidth);
  const listed = `(max-width: ${shown}px) 100vw, ${shown}px`;
  const isLazy = (own.loading ?? 'lazy') === 'lazy';
  // By the time a lazy image loads, browsers know its width; those without `auto` use the list.
  return { sizes: isLazy ? `auto, ${listed}` : listed, srcSet };
}

/** Returns the variant for browsers that do not choose, with the fragment that style sheets may match. */
function addressOf({ src }: ResponsiveImage, written: string): string {
  const [path, rest] = splitUrl(written);
  if (decodePath(path) === decodePath(src)) return written;
  const fragment = rest.indexOf('#');
  return fragment < 0 ? src : src + rest.slice(fragment);
}

function placeholderStyle(placeholder: string): { background: string } {
  return { background: `url(${placeholder}) center / cover no-repeat` };
}
