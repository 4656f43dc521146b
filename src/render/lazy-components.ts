import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { withinTime } from '../diagnostics/within-time.ts';

type Load = () => PromiseLike<{ default: ComponentType<object> }>;

/** The components that are being loaded. */
const loading = new Set<Promise<void>>();

/**
 * `lazy` of React during rendering: starts to load the component at once, so that it exists when a page shows it. A
 * component that cannot be loaded here throws when it is shown, so that its `Suspense` shows the fallback.
 */
export function loadedLazy(load: Load): ComponentType<object> {
  let component: ComponentType<object> | undefined;
  let fault: { error: unknown } | undefined;
  const done = Promise.resolve()
    .then(load)
    .then(
      (module) => {
        component = module.default;
      },
      (error: unknown) => {
        fault = { error };
      },
    )
    .finally(() => loading.delete(done));
  loading.add(done);
  return function Lazy(props: object): ReactNode {
    if (fault) throw fault.error;
    // One that is only created while a page is rendered.
    if (!component) use(done);
    return component && createElement(component, props);
  };
}

/** Waits until all components are loaded, including those that only loaded ones ask for, but not forever. */
export async function loadLazies(): Promise<void> {
  const all = async (): Promise<void> => {
    while (loading.size > 0) await Promise.all(loading);
  };
  await withinTime(all()).catch(() => {
    loading.clear();
  });
}
