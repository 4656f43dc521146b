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

/** An arrow that leaves a box. */
export const LeavingIcon = icon('M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9');
/** A check mark. */
export const SuccessIcon = icon('m4 12 6 6L20 6');
