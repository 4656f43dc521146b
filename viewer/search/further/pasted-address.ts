import { nameKey } from '../../../src/shared/search/fold.ts';
import { addressWords } from '../address-words.ts';
import type { Wanted } from './wanted.ts';

/** The parts of a pasted address that the search uses. */
export interface AddressParts {
  /** Doxygen's id of the compound or member, if the address is one of Doxygen's HTML. */
  refid?: string;
  /** The names in it, the most specific first. */
  wanted: Wanted[];
}

/** Returns what an address says about symbols. */
export function addressParts(text: string): AddressParts {
  const [whole = '', hash = ''] = text.replace(/^\w+:\/\/[^/]*/, '').split('#');
  const path = whole.replace(/\?.*$/, '');
  const file = path.slice(path.lastIndexOf('/') + 1);
  const page = /^(.+?)\.(?:html?|php)$/i.exec(file)?.[1]?.replace(/-members$|_source$/, '');
  const names = addressWords(path).map((name): Wanted => ({ name }));
  const isHash = /^[a-z][0-9a-f]{32,33}$/.test(hash);
  const anchor = isHash || /^l\d+$/.test(hash) ? '' : decoded(hash);
  // Other tools put the path into the hash.
  const inner = anchor
    .split('/')
    .filter(Boolean)
    .reverse()
    .map((name): Wanted => ({
      name: name.replace(/-[a-z0-9]{6}$/, ''),
      address: address(path, hash),
    }));
  return {
    ...(page !== undefined && { refid: page + (isHash ? `_1${hash}` : '') }),
    wanted: [...inner, ...names, ...scopesIn(path)],
  };
}

/** Returns the end of the address on this site. */
function address(path: string, hash: string): string {
  return `${path.replace(/^.*?(?=docs\/|api\/)/, '')}${hash === '' ? '' : `#${hash}`}`;
}

/** Reads the scopes in a path of this site: `classes/sf/view/` is `sf::view`. */
function scopesIn(path: string): Wanted[] {
  const inside = /\/(?:classes|structs|unions|namespaces|concepts|interfaces)\/(.+?)\/?$/.exec(
    path,
  )?.[1];
  return inside === undefined
    ? []
    : [
        {
          name: inside
            .split('/')
            .map((each) => nameKey(decoded(each)))
            .join('::'),
        },
      ];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
