const names = new WeakMap<object, string>();

/**
 * Stands for a package that is not there: it can be called, constructed, iterated and asked for any property, and is
 * always the same again; as text it is empty.
 */
export function standIn(name: string): unknown {
  // An ordinary function, since an arrow function could not be constructed.
  const target = function (): void {
    return undefined;
  };
  const get = (_: object, key: string | symbol): unknown => {
    // A promise would be waited for without end.
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    return key === 'prototype' ? target.prototype : proxy;
  };
  // The bundled code makes its module objects from the prototype of what `require` gives.
  const inherited: object = new Proxy(Object.freeze({}), { get });
  const proxy: object = new Proxy(target, {
    get,
    getPrototypeOf: () => inherited,
    apply: () => proxy,
    construct: () => proxy,
  });
  names.set(proxy, name);
  return proxy;
}

/** Stands for the package with colours of code, which configurations often change: its themes are empty, and all their own. */
export function coloursStandIn(name: string): unknown {
  const theme = (): object => ({ plain: {}, styles: [] });
  if (name !== COLOURS) return theme();
  return { themes: new Proxy({}, { get: theme }), Highlight: standIn(name), Prism: standIn(name) };
}

/** Name of that package; its older versions have a file for each theme. */
export const COLOURS = 'prism-react-renderer';

/** The package that a value stands for; undefined for values of their own. */
export function standInName(value: unknown): string | undefined {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject ? names.get(value) : undefined;
}
