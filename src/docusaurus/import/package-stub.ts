const names = new WeakMap<object, string>();
const calls = new WeakMap<object, readonly unknown[]>();

/**
 * Returns a stub for a missing package: it can be called, constructed, iterated and has any property, and always
 * returns itself, or another stub if it is called with arguments; as text it is `text`, by default empty.
 */
export function packageStub(name: string, text = ''): unknown {
  // Not an arrow function, which could not be constructed.
  const target = function (): void {
    return undefined;
  };
  const get = (_: object, key: string | symbol): unknown => {
    // With a `then`, it would be awaited forever.
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => text;
    if (key === Symbol.iterator) return () => [].values();
    return key === 'prototype' ? target.prototype : proxy;
  };
  // The bundled code creates its module objects from the prototype of the result of `require`.
  const inherited: object = new Proxy(Object.freeze({}), { get });
  const proxy: object = new Proxy(target, {
    get,
    getPrototypeOf: () => inherited,
    apply: (_target, _this, given: readonly unknown[]) => {
      if (given.length === 0) return proxy;
      const result = packageStub(name, text);
      if (typeof result === 'function') calls.set(result, given);
      return result;
    },
    construct: () => proxy,
  });
  names.set(proxy, name);
  return proxy;
}

/**
 * Returns a stub for the package of code themes, which configurations often modify: its themes are empty and
 * separate objects.
 */
export function themeStub(name: string): unknown {
  const theme = (): object => ({ plain: {}, styles: [] });
  if (name !== COLOURS) return theme();
  return {
    themes: new Proxy({}, { get: theme }),
    Highlight: packageStub(name),
    Prism: packageStub(name),
  };
}

/** Name of that package; older versions have one file per theme. */
export const COLOURS = 'prism-react-renderer';

/** Returns the arguments of the call that returned a stub; none for other values. */
export function stubArguments(value: unknown): readonly unknown[] {
  return (typeof value === 'function' ? calls.get(value) : undefined) ?? [];
}

/** Returns the package that a stub replaces; `undefined` for other values. */
export function stubbedPackage(value: unknown): string | undefined {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject ? names.get(value) : undefined;
}
