import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { CrashProps } from './crash.tsx';
import { usePageData, useSiteData } from './site-context.tsx';

/** Input for showing a crash. */
export interface CrashDisplayProps extends CrashProps {
  /**
   * What crashed: a part of the content, the content of a page, something around it, or the layout itself, which then
   * does not surround the display.
   */
  of: 'part' | 'page' | 'site' | 'layout';
}

/** Replaces what crashed. */
export default function CrashDisplay({ of, ...crash }: CrashDisplayProps): ReactNode {
  const { texts } = useSiteData();
  if (of === 'part') return <PartCrash {...crash} />;
  if (of === 'page') return <CrashText title={texts.pageCrashed} {...crash} />;
  return <SiteCrash isAlone={of === 'layout'} {...crash} />;
}

/** Fills the window after a crash outside of the content, until the reader opens another page. */
function SiteCrash(props: CrashProps & { isAlone: boolean }): ReactNode {
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

/** Replaces a part of a page that crashed. */
function PartCrash(crash: CrashProps): ReactNode {
  return (
    <div className="theme-admonition theme-admonition-danger crash--part" role="alert">
      <CrashMessage {...crash} />
      <TryAgain {...crash} />
    </div>
  );
}

function TryAgain({ tryAgain }: CrashProps): ReactNode {
  return (
    <button type="button" className="button" onClick={tryAgain}>
      {useSiteData().texts.tryAgain}
    </button>
  );
}

function CrashMessage({ error }: CrashProps): ReactNode {
  const { texts } = useSiteData();
  return <p className="crash__message">{messageWithCauses(error, texts.cause)}</p>;
}

/** Returns the messages of an error and its causes, with a label before each cause. */
function messageWithCauses(error: unknown, label: string): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined
    ? message
    : `${message}\n\n${label}\n${messageWithCauses(cause, label)}`;
}
