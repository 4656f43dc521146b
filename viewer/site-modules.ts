import { guardItem } from '../src/components/shell/guarded-item.ts';
import { connectClientModules } from './client-modules.ts';

/** Loads a module. */
type Load = () => Promise<object>;

/**
 * Loads the site's components of navbar items and its client modules before the viewer starts; connects the client
 * modules. One that cannot be loaded, or that throws an error while it loads, is reported and left out, so that the site
 * starts all the same.
 *
 * @returns the components by type; one that could not be loaded renders nothing
 */
export async function loadSiteModules(
  items: Readonly<Record<string, Load>>,
  clients: readonly Load[],
): Promise<Record<string, unknown>> {
  const [components, modules] = await Promise.all([
    Promise.all(
      Object.entries(items).map(
        async ([type, load]) => [type, await componentOf(load, type)] as const,
      ),
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

async function componentOf(load: Load, type: string): Promise<unknown> {
  try {
    const module = await load();
    return guardItem('default' in module ? module.default : undefined, type);
  } catch (error) {
    reportError(error);
    return nothing;
  }
}
