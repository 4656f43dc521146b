import type { Wanted } from './wanted.ts';

/** Fundamental types of the Itanium ABI. */
const fundamental: Readonly<Record<string, string>> = {
  v: 'void',
  b: 'bool',
  c: 'char',
  a: 'signed char',
  h: 'unsigned char',
  s: 'short',
  t: 'unsigned short',
  i: 'int',
  j: 'unsigned int',
  l: 'long',
  m: 'unsigned long',
  x: 'long long',
  y: 'unsigned long long',
  f: 'float',
  d: 'double',
  e: 'long double',
  w: 'wchar_t',
  z: '...',
};

/** Operators of the Itanium ABI. */
const operators: Readonly<Record<string, string>> = {
  nw: ' new',
  na: ' new[]',
  dl: ' delete',
  da: ' delete[]',
  ps: '+',
  ng: '-',
  ad: '&',
  de: '*',
  co: '~',
  pl: '+',
  mi: '-',
  ml: '*',
  dv: '/',
  rm: '%',
  an: '&',
  or: '|',
  eo: '^',
  aS: '=',
  pL: '+=',
  mI: '-=',
  mL: '*=',
  dV: '/=',
  rM: '%=',
  aN: '&=',
  oR: '|=',
  eO: '^=',
  ls: '<<',
  rs: '>>',
  lS: '<<=',
  rS: '>>=',
  eq: '==',
  ne: '!=',
  lt: '<',
  gt: '>',
  le: '<=',
  ge: '>=',
  ss: '<=>',
  nt: '!',
  aa: '&&',
  oo: '||',
  pp: '++',
  mm: '--',
  cm: ',',
  pm: '->*',
  pt: '->',
  cl: '()',
  ix: '[]',
};

/** Standard names with one letter. */
const standard: Readonly<Record<string, string>> = {
  t: 'std',
  a: 'std::allocator',
  b: 'std::basic_string',
  s: 'std::string',
  i: 'std::istream',
  o: 'std::ostream',
  d: 'std::iostream',
};

/** The names in a text that compilers have mangled, as declarations. */
export function demangled(text: string): Wanted[] {
  const itanium = text.match(/(?:^|[^\w$])_{0,3}Z[A-Z0-9]\w*|(?:^|\s)N\d+[A-Za-z_]\w*E\w*/g) ?? [];
  const microsoft = text.match(/\?[\w?$@]+@@\w*/g) ?? [];
  return [
    ...itanium.map((each) => new ItaniumName(each.replace(/^\W?_*/, '')).read()),
    ...microsoft.map(microsoftName),
  ].flatMap((each) => each ?? []);
}

/** Reads a name of the Itanium ABI as far as the search needs it: its scopes, and the types of its parameters. */
class ItaniumName {
  #at = 0;
  /** What `S_`, `S0_`, … refer to. */
  readonly #known: string[] = [];

  constructor(private readonly text: string) {}

  read(): Wanted | undefined {
    if (this.#next() === 'Z') this.#at++;
    // Virtual tables and type information, guard variables, thunks.
    this.#take(/T[VTIS]|GV|T[hv]n?\d+_(?:n?\d+_)?/y);
    const name = this.#name();
    if (name === '') return undefined;
    const isTemplate = this.#wasTemplate;
    const isFunction = this.#at < this.text.length && !/^[.@]/.test(this.#next());
    if (!isFunction) return { name };
    // Templates begin with the return type.
    if (isTemplate) this.#type();
    const params: string[] = [];
    while (this.#at < this.text.length && /[A-Za-z0-9]/.test(this.#next())) {
      const start = this.#at;
      params.push(this.#type());
      if (this.#at === start) break;
    }
    return { name, params: params.filter((type) => type !== 'void') };
  }

  #wasTemplate = false;

  #next(): string {
    return this.text.charAt(this.#at);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  /** Reads a whole name. */
  #name(): string {
    this.#wasTemplate = false;
    if (this.#next() === 'Z') {
      // A local entity: the function around it says more.
      this.#at++;
      return this.#name();
    }
    if (this.#next() !== 'N') {
      const own = this.#unscoped();
      if (this.#next() === 'I') {
        this.#arguments();
        this.#wasTemplate = true;
      }
      return own;
    }
    this.#at++;
    this.#take(/[rVK]*[RO]?/y);
    const parts: string[] = [];
    while (this.#at < this.text.length && this.#next() !== 'E') {
      const start = this.#at;
      if (this.#next() === 'I') {
        this.#arguments();
        this.#wasTemplate = true;
        // A whole name is no part of others.
        if (this.#next() !== 'E') this.#known.push(parts.join('::'));
        continue;
      }
      const isKnown = this.#next() === 'S';
      const own = this.#part(parts.at(-1) ?? '');
      if (this.#at === start) return '';
      this.#wasTemplate = false;
      if (own !== '') parts.push(own);
      if (!isKnown && this.#next() !== 'E') this.#known.push(parts.join('::'));
    }
    this.#at++;
    return parts.join('::');
  }

  /** Reads a name without `N`. */
  #unscoped(): string {
    if (this.#take(/St/y) !== undefined) return `std::${this.#part('')}`;
    return this.#part('');
  }

  /** Reads one part of a name, given the one before it. */
  #part(before: string): string {
    this.#take(/L/y);
    const length = this.#take(/\d+/y);
    if (length !== undefined) {
      const own = this.text.slice(this.#at, this.#at + Number(length));
      this.#at += Number(length);
      // Tags of the ABI: `B5cxx11`.
      for (let tag = this.#take(/B\d+/y); tag !== undefined; tag = this.#take(/B\d+/y))
        this.#at += Number(tag.slice(1));
      return own.startsWith('_GLOBAL__N') ? '' : own;
    }
    if (this.#next() === 'S') return this.#substitution();
    if (this.#take(/C[1-5]/y) !== undefined) return before;
    if (this.#take(/D[0-5]/y) !== undefined) return `~${before}`;
    if (this.#take(/cv/y) !== undefined) return `operator ${this.#type()}`;
    if (this.#take(/li/y) !== undefined) return `operator""${this.#part('')}`;
    const operator = this.#take(/[a-z][a-zA-Z]/y);
    return operator === undefined ? '' : `operator${operators[operator] ?? ''}`;
  }

  #substitution(): string {
    const found = this.#take(/S(?:[0-9A-Z]*_|[tabsiod])/y) ?? '';
    if (found.endsWith('_')) {
      const number = found === 'S_' ? 0 : parseInt(found.slice(1, -1), 36) + 1;
      return this.#known[number] ?? '_';
    }
    return standard[found.slice(1)] ?? '_';
  }

  /** Skips template arguments. */
  #arguments(): void {
    this.#at++;
    while (this.#at < this.text.length && this.#next() !== 'E') {
      const start = this.#at;
      if (this.#take(/L(?:N[^E]*E|\w)[^E]*E/y) === undefined && this.#take(/J/y) === undefined)
        this.#type();
      if (this.#at === start) return;
    }
    this.#at++;
  }

  /** Reads a type; `_` for those that no search needs. */
  #type(): string {
    const sign = this.#next();
    const signs: Readonly<Record<string, string>> = { P: '*', R: '&', O: '&&' };
    if (sign in signs) {
      this.#at++;
      return this.#kept(this.#type() + (signs[sign] ?? ''));
    }
    if (sign === 'K' || sign === 'V') {
      this.#at++;
      return this.#kept(`const ${this.#type()}`);
    }
    if (sign === 'N' || /\d/.test(sign)) {
      return this.#kept(this.#name());
    }
    if (sign === 'S') {
      const name =
        this.#take(/St(?=\d)/y) === undefined ? this.#substitution() : `std::${this.#part('')}`;
      if (this.#next() !== 'I') return name;
      this.#arguments();
      return this.#kept(name);
    }
    if (sign === 'F') {
      this.#take(/F[^E]*E/y);
      return this.#kept('_');
    }
    if (sign === 'T') {
      this.#take(/T\d*_/y);
      if (this.#next() === 'I') this.#arguments();
      return this.#kept('_');
    }
    if (this.#take(/Dp|D[a-z]|A\d*_|M/y) !== undefined) return this.#type();
    const known = fundamental[sign];
    this.#at++;
    return known ?? '_';
  }

  #kept(type: string): string {
    this.#known.push(type);
    return type;
  }
}

/** Operators of Microsoft's compiler. */
const microsoftOperators: Readonly<Record<string, string>> = {
  '2': ' new',
  '3': ' delete',
  '4': '=',
  '5': '>>',
  '6': '<<',
  '7': '!',
  '8': '==',
  '9': '!=',
  A: '[]',
  C: '->',
  D: '*',
  E: '++',
  F: '--',
  G: '-',
  H: '+',
  I: '&',
  K: '/',
  L: '%',
  M: '<',
  N: '<=',
  O: '>',
  P: '>=',
  Q: ',',
  R: '()',
  S: '~',
  T: '^',
  U: '|',
  V: '&&',
  W: '||',
  X: '*=',
  Y: '+=',
  Z: '-=',
};

/** Reads a name of Microsoft's compiler: `?play@Sound@sf@@UEAAXXZ` is `sf::Sound::play`. */
function microsoftName(mangled: string): Wanted | undefined {
  const [whole = ''] = mangled.slice(1).split('@@');
  // Arguments of templates: `?$vector@H`.
  const parts = whole
    .replace(/\?\$(\w+)@[^@]*(?=@|$)/g, '$1')
    .split('@')
    .filter(Boolean);
  const [first = '', ...scopes] = parts;
  const around = [...scopes].reverse();
  // Virtual tables and type information.
  const table = /^\?_(?:7|8|R\d)(\w+)$/.exec(first)?.[1];
  if (table !== undefined) return { name: [...around, table].join('::') };
  const special = /^\?([0-9A-Z])(\w*)$/.exec(first);
  if (!special) return /^\w+$/.test(first) ? { name: [...around, first].join('::') } : undefined;
  const [, code = '', own = ''] = special;
  const scope = own === '' ? around : [...around, own];
  const last = scope.at(-1) ?? '';
  const name =
    code === '0' ? last : code === '1' ? `~${last}` : `operator${microsoftOperators[code] ?? ''}`;
  return { name: [...scope, name].join('::') };
}
