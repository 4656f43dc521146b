import type { ComponentProps, ReactNode } from 'react';
import { ResponsiveImg } from '../responsive-image.tsx';

/** What an import of an image gives: its address, or a module with it. */
type ImportedImage = string | { default: string };

/** An image that a module imports, shown in the variant that fits (`@theme/IdealImage`). */
export function IdealImage({
  img,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** What `import picture from './picture.png'` or `require('./picture.png')` gives. */
  img: ImportedImage;
}): ReactNode {
  const src = typeof img === 'string' ? img : img.default;
  // TypeScript lets attributes with a dash through; the viewer finds the image by it.
  return <ResponsiveImg data-ideal-image="" {...rest} src={src} />;
}
