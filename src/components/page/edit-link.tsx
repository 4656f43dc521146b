import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** A link for editing the source of a page. */
export function EditLink(props: {
  /** The address. */
  href: string;
  /** The label; "Edit this page" by default. */
  children?: ReactNode;
}): ReactNode {
  const { texts } = useContent();
  return (
    <a className="theme-edit-this-page" href={props.href} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="m4 16.5 10.8-10.8 3.5 3.5L7.5 20H4zM16 4.5 17.5 3 21 6.5 19.5 8z"
          fill="currentColor"
        />
      </svg>
      {props.children ?? texts.editPage}
    </a>
  );
}
