import type { ComponentProps, ReactNode } from 'react';
import { AnchoredHeading } from '../page/heading-with-anchor.tsx';
import { useThemeTexts } from './theme-data.tsx';

/** A heading that looks as in texts: with an id it ends in a link to itself. */
export function Heading(
  props: ComponentProps<'h2'> & {
    /** The element. */
    as: ComponentProps<typeof AnchoredHeading>['as'];
  },
): ReactNode {
  const { directLink } = useThemeTexts();
  const { children } = props;
  const label = typeof children === 'string' ? children : undefined;
  return <AnchoredHeading {...props} label={label} directLink={directLink} />;
}
