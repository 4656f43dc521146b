import { guardItem, isComponent } from '../src/components/shell/guarded-item.ts';
import { connectClientModules } from './client-modules.ts';

/** Loads a module. */
type Load = () => Promise<object>;

/**
 * Loads the site's components of navbar and footer, and its client modules, before the viewer starts; connects the client
 * modules. One that cannot be loaded, or that throws an error while it loads, is reported and left out, so that the site
 * starts all the same.
 *
 * @returns the components by key; one that could not be loaded renders nothing
 */
export async function loadSiteModules(
  own: Readonly<Record<string, Load>>,
  clients: readonly Load[],
): Promise<Record<string, unknown>> {
  const [components, modules] = await Promise.all([
    Promise.all(
      Object.entries(own).map(async ([key, load]) => [key, await componentOf(load, key)] as const),
    ),
    Promise.allSettled(clients.map((load) => load())),
  ]);
  const loaded = modules.flatMap((each) => {
    if (each.status === 'fulfilled') return [each.value];
    reportError(each.reason);
    return [];
  });
  if (loaded.length > 0) connectClientModules(loaded);
  return Object.fromEntries(components);
}

const nothing = (): null => null;

async function componentOf(load: Load, key: string): Promise<unknown> {
  try {
    // Only sites with such components need the router before they start.
    const [module, { inShellRouter }] = await Promise.all([load(), import('./page-router.tsx')]);
    const Component = guardItem('default' in module ? module.default : undefined, key);
    return isComponent<object>(Component) ? inShellRouter(Component) : Component;
  } catch (error) {
    reportError(error);
    return nothing;
  }
}
