import type { ComponentType } from 'react';

function isModule(value: unknown): value is { default: ComponentType } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

/** The component of a React page. Undefined where its chunk cannot be loaded: the page then shows its HTML. */
export async function loadModule(href: string): Promise<ComponentType | undefined> {
  try {
    const routing = import('./page-router.tsx');
    const module: unknown = await import(href);
    const { inRouter } = await routing;
    return isModule(module) ? inRouter(module.default) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
