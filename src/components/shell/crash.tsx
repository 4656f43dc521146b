import { Component } from 'react';
import type { ReactNode } from 'react';
import { texts } from '../../shared/texts.ts';

/** The messages of an error and of its causes. */
export function messageWithCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined
    ? message
    : `${message}\n\n${texts.cause}\n${messageWithCauses(cause)}`;
}

/** What a boundary shows in place of what failed. */
export interface CrashProps {
  /** What was thrown. */
  error: unknown;
  /** Renders again. */
  tryAgain: () => void;
}

/** Catches what its children throw while they render in the browser. */
export class CrashBoundary extends Component<
  { fallback: (props: CrashProps) => ReactNode; children: ReactNode },
  { crash?: { error: unknown } }
> {
  override state: { crash?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { crash: { error: unknown } } {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const tryAgain = (): void => this.setState({ crash: undefined });
    return crash ? this.props.fallback({ error: crash.error, tryAgain }) : this.props.children;
  }
}

/** What stands in the content of a page that crashed. */
export function PageCrash({ error, tryAgain }: CrashProps): ReactNode {
  return <CrashText title={texts.pageCrashed} error={error} tryAgain={tryAgain} />;
}

/** What stands in the window when something outside of the content crashed. */
export function SiteCrash({ error, tryAgain }: CrashProps): ReactNode {
  return (
    <>
      <title>{texts.pageError}</title>
      <CrashText title={texts.siteCrashed} error={error} tryAgain={tryAgain} />
    </>
  );
}

function CrashText({ title, error, tryAgain }: CrashProps & { title: string }): ReactNode {
  return (
    <div className="container crash">
      <h1>{title}</h1>
      <button type="button" className="button" onClick={tryAgain}>
        {texts.tryAgain}
      </button>
      <hr />
      <p className="crash__message">{messageWithCauses(error)}</p>
    </div>
  );
}
