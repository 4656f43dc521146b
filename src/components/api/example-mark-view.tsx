import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { exampleMark } from '../../code/example-marks.ts';
import type { Listing } from '../../model/description.ts';
import { textOfListing } from '../../model/walk.ts';
import { useContent } from '../content-context.tsx';

/** What follows the code of a proven example, as below the fences of guides; nothing below other code. */
export function ExampleMarkView(props: {
  /** The code. */
  listing: Listing;
}): ReactNode {
  const { examples } = useContent();
  if (!examples) return null;
  const children = exampleMark(textOfListing(props.listing), examples);
  return <>{toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs })}</>;
}
