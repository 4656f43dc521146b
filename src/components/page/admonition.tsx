import type { ReactNode } from 'react';
import type { AdmonitionType } from '../../model/admonitions.ts';

/** Icons of the types, shown before the title. */
const icons: Record<AdmonitionType, keyof typeof paths> = {
  note: 'info',
  secondary: 'info',
  info: 'info',
  important: 'alert',
  tip: 'star',
  success: 'check',
  warning: 'alert',
  caution: 'alert',
  danger: 'stop',
};

/** Paths of the icons, in a square of 24. */
const paths = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-1 5h2v2h-2zm0 4h2v6h-2z',
  star: 'M12 2.5 14.9 9l7.1.7-5.3 4.7 1.6 7L12 17.7l-6.3 3.7 1.6-7L2 9.7 9.1 9z',
  check: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-1.6 14.4L6 12l1.5-1.5 2.9 2.9 6.1-6.1L18 8.8z',
  alert: 'M12 2.5 1.3 21h21.4zM11 9h2v6h-2zm0 7.5h2v2h-2z',
  stop: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zm3 5v6h2V7zm0 8v2h2v-2z',
};

/** A coloured box with a title. */
export function Admonition(props: {
  /** Look of the box. */
  type: AdmonitionType;
  /** The title. */
  title: ReactNode;
  /** The content: blocks. */
  children?: ReactNode;
  /** Additional class names. */
  className?: string;
  /** Id on the page. */
  id?: string;
  /** Icon that replaces the one of the type. */
  icon?: ReactNode;
}): ReactNode {
  const { type, title, children, className, id, icon } = props;
  const extra = className ? ` ${className}` : '';
  return (
    <div id={id} className={`theme-admonition theme-admonition-${type}${extra}`}>
      <div className="admonition-heading">
        {icon ?? (
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={paths[icons[type]]} fill="currentColor" fillRule="evenodd" />
          </svg>
        )}
        <span>{title}</span>
      </div>
      {children !== undefined && <div className="admonition-content">{children}</div>}
    </div>
  );
}
