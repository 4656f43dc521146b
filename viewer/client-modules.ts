import { routeObservers } from '../src/components/shell/arrivals.ts';
import type { RouteLocation } from '../src/components/shell/arrivals.ts';

/** Functions that a client module can export, directly or as properties of its default export. */
type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';

/** Calls the client modules at one step of a navigation. Returns what they returned. */
function run(modules: readonly object[], name: Lifecycle, step: object): unknown[] {
  return modules.map((module) => {
    const own: unknown = 'default' in module ? module.default : undefined;
    const inDefault: unknown = own instanceof Object ? Reflect.get(own, name) : undefined;
    return call(inDefault ?? Reflect.get(module, name), step);
  });
}

/** Calls a function of a module; an error there does not disturb the site. */
function call(callback: unknown, step?: object): unknown {
  if (typeof callback !== 'function') return undefined;
  try {
    return Reflect.apply(callback, undefined, step ? [step] : []);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Notifies a site's client modules of the first load, which is not a navigation, and of every navigation (S-051). */
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
