import type { SymbolPlaces } from './links.ts';
import type { NamedSymbol, SymbolNames } from './symbol-names.ts';

/** Maximum number of similar names from each library. */
const mostNear = 3;

/**
 * Finds symbols of several libraries by the names in texts. If several libraries have a symbol with the name, the only
 * one with a description is meant: others may only declare it.
 */
export function symbolsOfLibraries(libraries: readonly SymbolPlaces[]): SymbolPlaces {
  const homes = new WeakMap<NamedSymbol, SymbolPlaces>();
  const inLibrary = (home: SymbolPlaces, symbol: NamedSymbol): NamedSymbol => {
    const own = { ...symbol, library: home.library };
    homes.set(own, home);
    return own;
  };
  const find: SymbolNames['find'] = (written) => {
    const found = libraries.flatMap((home) =>
      home.names.find(written).map((symbol) => inLibrary(home, symbol)),
    );
    const described = found.filter(({ isDescribed }) => isDescribed);
    return described.length === 1 ? described : found;
  };
  return {
    reference: 'the API references',
    linksCode: libraries.some(({ linksCode }) => linksCode),
    names: {
      find,
      findCode: (written) => {
        const isScoped = written.includes('::');
        const isMeant = (symbol: NamedSymbol): boolean =>
          symbol.isPublic && symbol.isDescribed && (isScoped || !symbol.isMember);
        const homesOfName = libraries.filter(({ names }) => names.find(written).some(isMeant));
        const [home, other] = homesOfName;
        const found = home?.linksCode && !other ? home.names.findCode(written) : undefined;
        return home && found && inLibrary(home, found);
      },
      near: (written) => libraries.flatMap(({ names }) => names.near(written).slice(0, mostNear)),
    },
    target: (symbol) => homes.get(symbol)?.target(symbol),
  };
}
