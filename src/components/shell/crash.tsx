import { Component, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { CrashDisplayProps } from './crash-display.tsx';

/** What readers can see of a crash, and do about it. */
export interface CrashProps {
  /** The thrown value. */
  error: unknown;
  /** Renders again. */
  tryAgain: () => void;
}

/** Props of the fallback that a boundary shows in place of its failed children. */
export interface FallbackProps extends CrashProps {
  /** What was thrown; a value that is no error becomes one. */
  error: Error;
}

/** Catches what its children throw while they render in the browser; without `fallback` a box replaces them. */
export class CrashBoundary extends Component<
  { fallback?: (props: FallbackProps) => ReactNode; children?: ReactNode },
  { crash?: { error: Error } }
> {
  override state: { crash?: { error: Error } } = {};

  static getDerivedStateFromError(thrown: unknown): { crash: { error: Error } } {
    return { crash: { error: thrown instanceof Error ? thrown : new Error(String(thrown)) } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, fallback = (props) => <Crash {...props} of="part" /> } = this.props;
    const tryAgain = (): void => this.setState({ crash: undefined });
    return crash ? fallback({ error: crash.error, tryAgain }) : children;
  }
}

/** Shows a crash; its script is loaded then. */
export function Crash(props: CrashDisplayProps): ReactNode {
  return (
    <Suspense>
      <Display {...props} />
    </Suspense>
  );
}

const Display = lazy(() =>
  import('./crash-display.tsx').catch(() => ({
    // What cannot be loaded must not crash in turn.
    default: ({ error }: CrashProps) => <p role="alert">{String(error)}</p>,
  })),
);
