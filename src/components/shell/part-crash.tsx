import type { ReactNode } from 'react';
import { CrashBoundary, CrashMessage, TryAgain } from './crash.tsx';
import type { CrashProps } from './crash.tsx';

/** Catches what its children throw while they render in the browser; without `fallback` it shows a box in their place. */
export function ErrorBoundary(props: {
  /** Shown in place of the children that failed. */
  fallback?: (props: CrashProps) => ReactNode;
  /** What may fail. */
  children?: ReactNode;
}): ReactNode {
  const { fallback = (crash) => <PartCrash {...crash} />, children } = props;
  return <CrashBoundary fallback={fallback}>{children}</CrashBoundary>;
}

/** Replaces a part of a page that crashed. */
function PartCrash(crash: CrashProps): ReactNode {
  return (
    <div className="theme-admonition theme-admonition-danger crash--part" role="alert">
      <CrashMessage {...crash} />
      <TryAgain {...crash} />
    </div>
  );
}
