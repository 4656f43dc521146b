import { routeObservers } from '../src/components/shell/arrivals.ts';
import type { RouteLocation } from '../src/components/shell/arrivals.ts';

/** The functions that a client module may export, by themselves or as properties of its default export. */
type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';

/** Runs what the client modules do at one step of a navigation; gives what they returned. */
function run(modules: readonly object[], name: Lifecycle, step: object): unknown[] {
  return modules.map((module) => {
    const own: unknown = 'default' in module ? module.default : undefined;
    const inDefault: unknown = own instanceof Object ? Reflect.get(own, name) : undefined;
    return call(inDefault ?? Reflect.get(module, name), step);
  });
}

/** Calls a function of a module; what goes wrong there does not disturb the site. */
function call(callback: unknown, step?: object): unknown {
  if (typeof callback !== 'function') return undefined;
  try {
    return Reflect.apply(callback, undefined, step ? [step] : []);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Tells the client modules of a site of the first load, which is no navigation, and of all navigations (S-051). */
export function connectClientModules(modules: readonly object[]): void {
  const observe = (
    location: RouteLocation,
    previousLocation: RouteLocation | null,
  ): ((isShown: boolean) => void) => {
    const step = { location, previousLocation };
    const cleanups = run(modules, 'onRouteUpdate', step);
    return (isShown) => {
      for (const cleanup of cleanups) call(cleanup);
      if (isShown) run(modules, 'onRouteDidUpdate', step);
    };
  };
  routeObservers.push(observe);

  const { pathname, search, hash } = window.location;
  const end = observe({ pathname, search, hash }, null);
  const root = document.documentElement;
  const hydration = new MutationObserver(() => {
    hydration.disconnect();
    end(true);
  });
  hydration.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
