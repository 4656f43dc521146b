import type { ComponentType } from 'react';

function isModule(value: unknown): value is { default: ComponentType } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

/** The component of a React page. Undefined where its chunk cannot be loaded: the page then shows its HTML. */
export async function loadModule(href: string): Promise<ComponentType | undefined> {
  try {
    const module: unknown = await import(href);
    return isModule(module) ? module.default : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
