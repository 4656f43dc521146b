import type { ComponentProps, ReactNode } from 'react';
import { ResponsiveImg } from '../responsive-image.tsx';

/** The value of an imported image: its address, or a module with it. */
type ImportedImage = string | { default: string };

/** An imported image, shown in the best variant (`@theme/IdealImage`). */
export function IdealImage({
  img,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** The result of `import picture from './picture.png'` or `require('./picture.png')`. */
  img: ImportedImage;
}): ReactNode {
  const src = typeof img === 'string' ? img : img.default;
  // TypeScript allows any attribute with a dash; the viewer finds the image by it.
  return <ResponsiveImg data-ideal-image="" {...rest} src={src} />;
}
