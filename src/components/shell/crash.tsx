import { Component, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePageData, useSiteData } from './site-context.tsx';

/** Returns the messages of an error and its causes, with a label before each cause. */
function messageWithCauses(error: unknown, label: string): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined
    ? message
    : `${message}\n\n${label}\n${messageWithCauses(cause, label)}`;
}

/** Props of the fallback that a boundary shows in place of its failed children. */
export interface CrashProps {
  /** The thrown value. */
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
    const { children, fallback } = this.props;
    const tryAgain = (): void => this.setState({ crash: undefined });
    return crash ? fallback({ error: crash.error, tryAgain }) : children;
  }
}

/** The content of a page that crashed. */
export function PageCrash({ error, tryAgain }: CrashProps): ReactNode {
  const { texts } = useSiteData();
  return <CrashText title={texts.pageCrashed} error={error} tryAgain={tryAgain} />;
}

/** Fills the window after a crash outside of the content, until the reader opens another page. */
export function SiteCrash(props: CrashProps & { isAlone?: boolean }): ReactNode {
  const { tryAgain } = props;
  const { texts } = useSiteData();
  const { title, href } = usePageData();
  const crashed = useRef(href);
  useEffect(() => {
    if (href !== crashed.current) {
      tryAgain();
      return undefined;
    }
    document.title = texts.pageError;
    return () => {
      // After a navigation, the title has already changed.
      if (document.title === texts.pageError) document.title = title;
    };
  });
  return <CrashText title={texts.siteCrashed} {...props} />;
}

function CrashText(props: CrashProps & { title: string; isAlone?: boolean }): ReactNode {
  const { title, isAlone, ...crash } = props;
  const { module } = usePageData();
  // React pages bring their own `<main>`, which is missing after a crash.
  const Main = module !== undefined || isAlone ? 'main' : 'div';
  return (
    <Main>
      <div className="container crash">
        <h1>{title}</h1>
        <TryAgain {...crash} />
        <hr />
        <CrashMessage {...crash} />
      </div>
    </Main>
  );
}

/** The button that renders again. */
export function TryAgain({ tryAgain }: CrashProps): ReactNode {
  return (
    <button type="button" className="button" onClick={tryAgain}>
      {useSiteData().texts.tryAgain}
    </button>
  );
}

/** What was thrown, with its causes. */
export function CrashMessage({ error }: CrashProps): ReactNode {
  const { texts } = useSiteData();
  return <p className="crash__message">{messageWithCauses(error, texts.cause)}</p>;
}
