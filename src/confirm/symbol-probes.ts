import type { ApiChange } from '../releases/change.ts';
import type { SnapshotSymbol } from '../releases/snapshot.ts';
import type { SymbolIndex } from '../releases/symbol-index.ts';
import type { Probe } from './client.ts';
import { overrideText } from './function-probes.ts';
import { argumentsOf, type OwnerPlace } from './owner-place.ts';

/** Returns the ways in which code uses a class or union; `self` is the type, as code names it. */
export function classProbes(
  symbol: SnapshotSymbol,
  { rule, part }: Pick<ApiChange, 'rule' | 'part'>,
): Probe[] {
  const name: Probe = { use: 'names it', code: 'static void use(mtp_self *object);' };
  const derives: Probe = {
    use: 'derives from it',
    code: 'struct mtp_derived : mtp_self { using mtp_self::mtp_self; };',
  };
  if ((rule === 'base-removed' || rule === 'base-access') && part !== undefined) {
    const code = `using mtp_base = ${part}; static void use(mtp_self *object) { mtp_base *base = object; }`;
    return [{ use: 'converts it to its base class', code }];
  }
  if (rule === 'final-added') return [derives];
  if (rule === 'union-or-not') {
    const key = symbol.kind === 'union' ? 'union' : 'struct';
    const text = `static void use(${key} mtp_elaborated *object);`;
    return [{ use: `names it as a ${key}`, code: text }];
  }
  const creates: Probe = {
    use: 'creates it',
    code: 'static void use() { static_cast<void>(mtp_self()); }',
  };
  // Without a specialisation, its name means the template.
  if (symbol.name.includes('<')) return [{ ...creates, isWeak: true }];
  const canDerive = symbol.kind !== 'union' && !symbol.flags?.includes('final');
  return canDerive ? [name, derives, creates] : [name, creates];
}

/** Returns the use of a class as one that has no other pure virtual functions. */
export function implementingProbe(owner: string, index: SymbolIndex): Probe {
  const overrides = index
    .membersOf(owner)
    .filter(({ symbol }) => symbol.flags?.includes('pure'))
    .map(({ symbol }) => overrideText(symbol));
  return {
    use: 'implements the class',
    code: `struct mtp_derived : mtp_self { ${overrides.join(' ')} }; static_assert(!__is_abstract(mtp_derived), "the class has another pure virtual function");`,
  };
}

/** Returns the uses of the constructors and assignments that compilers provide. */
export function implicitProbes(): Probe[] {
  return [
    { use: 'creates it', code: 'static void use() { static_cast<void>(mtp_self()); }' },
    { use: 'copies it', code: 'static void use(const mtp_self *from) { mtp_self copy(*from); }' },
    {
      use: 'assigns it',
      code: 'static void use(mtp_self *to, const mtp_self *from) { *to = *from; }',
    },
  ];
}

/** Returns the ways in which code uses an enumeration. */
export function enumProbes(
  symbol: SnapshotSymbol,
  place: OwnerPlace,
  name: string,
  index: SymbolIndex,
): Probe[] {
  const isScoped = symbol.flags?.includes('scoped') === true;
  const [enumerator] = index.membersOf(name).map((each) => each.symbol.name);
  const probes: Probe[] = [
    { use: 'names it', code: 'static void use() { mtp_self value = mtp_self(); }' },
  ];
  if (isScoped) return probes;
  probes.push({
    use: 'converts it to a number',
    code: 'static void use() { int value = mtp_self(); }',
  });
  if (enumerator !== undefined)
    probes.push({
      use: 'names an enumerator without its enumeration',
      code: `static void use() { mtp_self value = ${place.prefix}${enumerator}; }`,
    });
  return probes;
}

/** Returns the ways in which code uses an alias. */
export function aliasProbes({ type = '' }: SnapshotSymbol): Probe[] {
  return [
    { use: 'names it', code: 'static void use(mtp_self *object);' },
    {
      use: 'gives a value of its type',
      code: `using mtp_target = ${type}; static void use() { mtp_self value = mtp_client::value<mtp_target>(); }`,
    },
    {
      use: 'takes a value of its type',
      code: `using mtp_target = ${type}; static void use() { mtp_target value = mtp_client::value<mtp_self>(); }`,
    },
  ];
}

/** Returns the ways in which code uses a variable. */
export function variableProbes(
  symbol: SnapshotSymbol,
  { type: owner, prefix }: OwnerPlace,
  rule: ApiChange['rule'],
): Probe[] {
  const { name, type = '', flags = [], bits } = symbol;
  const isMember = owner !== undefined && !flags.includes('static');
  const text = isMember ? `mtp_client::value<mtp_self &>().${name}` : `${prefix}${name}`;
  const body = (statement: string): string =>
    `using mtp_type = ${type}; static void use() { ${statement} }`;
  if (rule === 'constexpr-removed')
    return [{ use: 'needs it as a constant', code: body(`constexpr auto value = ${text};`) }];
  if (symbol.access === 'protected')
    return [
      {
        use: 'reads it in a derived class',
        code: `struct mtp_derived : mtp_self { void use() { static_cast<void>(this->${name}); } };`,
      },
    ];
  const isConst = /\bconst\b(?!.*[*])/.test(type) || flags.includes('constexpr');
  const probes: Probe[] = [
    { use: 'names it', code: `static void use() { static_cast<void>(${text}); }` },
    { use: 'reads it', code: body(`mtp_type value = ${text};`) },
  ];
  if (!isConst)
    probes.push({ use: 'writes it', code: body(`${text} = mtp_client::value<mtp_type>();`) });
  if (bits === undefined)
    probes.push({
      use: 'refers to it',
      code: body(`${isConst ? 'const ' : ''}mtp_type &reference = ${text};`),
      isRare: true,
    });
  return probes;
}

/** Returns the ways in which code uses an enumerator. */
export function enumeratorProbes(
  { name, value }: SnapshotSymbol,
  rule: ApiChange['rule'],
): Probe[] {
  const text = `mtp_self::${name}`;
  if (rule === 'enum-value-changed' && value !== undefined)
    return [
      {
        use: `relies on its value ${value}`,
        code: `static_assert(static_cast<long long>(${text}) == static_cast<long long>(${value}), "it has another value");`,
      },
    ];
  return [{ use: 'names it', code: `static void use() { mtp_self value = ${text}; }` }];
}

/** Returns the ways in which code uses a concept: types that it accepts, among a few. */
export function conceptProbes({ name, template }: SnapshotSymbol, { prefix }: OwnerPlace): Probe[] {
  const usual = argumentsOf(template) ?? '<int>';
  const types = ['mtp_client::words', 'int *', 'const char *', 'double'].map((type) => `<${type}>`);
  return [...new Set([usual, ...types])].map((args) => ({
    use: `gives it ${args.slice(1, -1).replace('mtp_client::words', 'a container')}`,
    code: `static_assert(${prefix}${name}${args}, "the concept does not accept it");`,
  }));
}

/** Returns the ways in which code uses a macro. */
export function macroProbes({ name, params }: SnapshotSymbol): Probe[] {
  const names = (params ?? []).map((param) => param.name ?? '').filter((each) => each !== '...');
  const list = params ? `(${names.map(() => '1').join(', ')})` : '';
  return [
    {
      use: 'evaluates it',
      code: `static void use() { static_cast<void>(${name}${list}); }`,
    },
    { use: 'has it as a statement', code: `static void use() { ${name}${list}; }` },
    {
      use: 'expands it',
      // Tokens that are not expanded remain in the text; a macro never expands to its own name with arguments.
      code: `static_assert(mtp_client::differ(MTP_CLIENT_TEXT(${name}${list}), MTP_CLIENT_RAW(${name}${list})), "it is not defined as a macro of this form");`,
    },
  ];
}
