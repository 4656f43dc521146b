import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'svg'>;

/** Creates an icon from the outline of its shape in a square of 24 units. */
function icon(path: string): (props: Props) => ReactNode {
  return function Icon(props: Props): ReactNode {
    return (
      <svg
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

/** An arrowhead to the right. */
export const ArrowIcon = icon('m9 5 7 7-7 7');
/** A cross. */
export const ClosingIcon = icon('m6 6 12 12M18 6 6 18');
/** Two sheets of paper. */
export const CopyIcon = icon('M9 9h11v11H9zM5 15H4V4h11v1');
/** A moon. */
export const DarkModeIcon = icon('M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10Z');
/** A pencil. */
export const EditIcon = icon('m4 20 1-5L16 4l4 4L9 19ZM13 7l4 4');
/** An arrow that leaves a box. */
export const LeavingIcon = icon('M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9');
/** A house. */
export const HomeIcon = icon('m3 11 9-8 9 8M5 9v11h14V9M10 20v-6h4v6');
/** A globe. */
export const LanguageIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18',
);
/** A sun. */
export const LightModeIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
);
/** Three lines. */
export const LinesIcon = icon('M4 6h16M4 12h16M4 18h16');
/** A check mark. */
export const SuccessIcon = icon('m4 12 6 6L20 6');
/** Lines, and an arrow that turns at their end. */
export const WordWrapIcon = icon('M4 6h16M4 12h13a3 3 0 0 1 0 6h-5M4 18h4M14 16l-2 2 2 2');
