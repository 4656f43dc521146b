import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { importScript } from './import-script.ts';
import { inRouter } from './page-router.tsx';
import siteData from './site-data.ts';

/** Milliseconds before a spinner is shown while a script loads. */
const spinnerDelay = 200;

/** Loaded components of React pages, by the address of their scripts. */
const loaded = new Map<string, ComponentType>();

/** Result of loading a React page. */
export interface ModuleResult {
  /** The component of the page, or its replacement. */
  Component: ComponentType;
  /** True for the replacement. */
  isFailed: boolean;
}

/** Loads the component of a React page; if that fails, returns a component that shows the page's HTML. */
export async function loadModule(href: string, html: string): Promise<ModuleResult> {
  try {
    return { Component: await importPage(href), isFailed: false };
  } catch (error) {
    console.warn(error);
    const Component = (): ReactNode => <FailedPage href={href} html={html} error={error} />;
    return { Component, isFailed: true };
  }
}

async function importPage(href: string): Promise<ComponentType> {
  const known = loaded.get(href);
  if (known) return known;
  const module = await importScript(href);
  if (!isModule(module)) throw new Error(`${href} is not a page.`);
  const Page = inRouter(module.default);
  loaded.set(href, Page);
  return Page;
}

function isModule(value: unknown): value is { default: ComponentType } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

/** Reports the missing script above the page as the server rendered it; a button loads it again. */
function FailedPage(props: { href: string; html: string; error: unknown }): ReactNode {
  const { href, html } = props;
  const [state, setState] = useState<{ error?: unknown; Page?: ComponentType }>({
    error: props.error,
  });
  const retry = useCallback(() => {
    setState({});
    importPage(href).then(
      (Page) => setState({ Page }),
      (error: unknown) => {
        console.warn(error);
        setState({ error });
      },
    );
  }, [href]);
  const { Page } = state;
  if (Page) return <Page />;
  if (!('error' in state)) return <Spinner />;
  return (
    <>
      <div className="load-failure" role="alert">
        <p>{String(state.error)}</p>
        <button type="button" className="button" onClick={retry}>
          {siteData.texts.retry}
        </button>
      </div>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** Shows nothing at first, then a spinner. */
function Spinner(): ReactNode {
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => show(true), spinnerDelay);
    return () => clearTimeout(timeout);
  }, []);
  if (!isShown) return null;
  return (
    <div className="page-loading" role="status">
      <svg id="loader" width="128" height="110" viewBox="0 0 128 110">
        <title>{siteData.texts.loadingSidebar}</title>
        {[0, 1, 2].map((part) => (
          <path key={part} d="M64 11a44 44 0 0 1 38 22" transform={`rotate(${part * 120} 64 55)`} />
        ))}
      </svg>
    </div>
  );
}
