// Symbols of generated C++ libraries, identical each time, in the form that an index is built from (SymbolEntry).

/** Words of names; most names have two or three of them. */
const words = (
  'accept access account acquire adapter address align alloc allocator angle append apply arena array assign async atomic ' +
  'attach audio backend balance band barrier base batch beam bind bit blend block board body bool border bound box branch ' +
  'bridge bucket buffer build bus byte cache call camera cancel capture card cell center chain change channel char check ' +
  'child chunk circle claim clamp client clip clock clone close cluster code codec color column command commit common ' +
  'compare compute config connect console const container context control convert coord copy core count cover create ' +
  'current cursor curve cycle damage data date debug decay decode deep default delay delete depth deque derive device ' +
  'digest digit dimension direct disk dispatch display distance divide domain double draft drain draw driver drop dual ' +
  'dynamic edge edit element emit empty enable encode end engine entity entry equal error escape event exact except execute ' +
  'exit expand expect export extent factor factory fade fail fast fault feature fetch field file fill filter final find ' +
  'first fixed flag flash flat float flow flush focus fold follow font force fork form format forward frame free front ' +
  'full function fuse gain gate gather general get glyph gradient grant graph grid group grow guard handle hash head header ' +
  'heap height helper hidden hint hold hook host hub icon id image impl import index info init inline input insert inspect ' +
  'instance int integer interval invoke item iterator join journal jump kernel key kind label lane last latch layer layout ' +
  'lazy leaf left length level library light limit line link list literal load local lock log long lookup loop lower map ' +
  'mark mask match matrix max measure member memory merge mesh message meta method metric mid min mirror mix mode model ' +
  'module monitor motion mount mouse move multi mutex name native nested net next node noise normal notify null number ' +
  'object observe offset open operation option order origin output owner pack packet page paint pair panel param parent ' +
  'parse part pass patch path pattern pause peek peer perform phase pick pipe pixel place plan plane play point policy poll ' +
  'pool pop port pose position post power prefix prepare press print priority probe process profile project promise proxy ' +
  'push query queue quick quota radius random range rank rate ratio raw reach read ready real record rect reduce ref region ' +
  'register relay release remote remove render repeat replace reply report request reserve reset resize resolve resource ' +
  'response rest result resume retain retry return reverse right ring role roll root rotate round route row rule run safe ' +
  'sample scale scan scene schedule schema scope score screen script search section seed segment select self send sequence ' +
  'serial server service session set shade shadow shape share shift short show shrink side sign signal single size skip ' +
  'slice slot smooth snap socket sort source space span spawn spec speed spin split spread stack stage start state static ' +
  'status step stop storage store stream string strip stroke struct style sub sum support swap switch symbol sync system ' +
  'table tag target task temp tensor test text texture thread tick tile time timer title token tool total touch trace track ' +
  'trait transfer transform tree trigger trim try tuple turn type union unique unit update upper user util valid value ' +
  'variant vector verify version vertex view visit void wait walk watch wave weak weight wheel width window word work wrap ' +
  'write zero zone zoom'
).split(' ');

/** Members that many classes have. */
const common =
  'size begin end data get set clear empty reset name id swap front back push_back at value'.split(
    ' ',
  );
const operators =
  'operator== operator!= operator< operator[] operator() operator= operator<< operator+ operator++ operator->'.split(
    ' ',
  );
const types =
  'void bool int std::size_t double std::string std::string_view float char std::uint32_t'.split(
    ' ',
  );
/** Types that take another one as their argument. */
const wraps = [
  'std::vector<*>',
  'std::optional<*>',
  'std::unique_ptr<*>',
  'basic_range<*, Char>',
  'std::enable_if_t<is_readable<*>::value, bool>',
  'typename traits<*>::type',
];
const shortNames = 'value other index count first last lhs rhs name data x y'.split(' ');
const openings =
  'Returns Sets Creates Checks Computes Adds Removes Reads Writes Converts Finds Gets Initialises Moves Copies Appends'.split(
    ' ',
  );
const endings = [
  'if there is one',
  'of the given range',
  'without throwing',
  'in constant time',
  'at the given position',
  'or throws an exception',
  'that was passed to the constructor',
  'by reference',
];
const modules =
  'core math net io graphics audio storage parser crypto sim ui script geometry text async memory'.split(
    ' ',
  );

/** Returns a generator of numbers below a bound, identical each time. */
function numbers(seed) {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

/** Returns the path of a page, formed like a permalink. */
function pathOf(scope) {
  return scope.toLowerCase().replaceAll('_', '-').replaceAll('::', '/');
}

/** Returns the anchor of a name, formed like real anchors: operators and destructors are words. */
function anchorOf(name) {
  return name
    .replace(/^~(\w+)$/, '$1-destructor')
    .replace(/^operator(\W+)$/, (_, signs) => `operator-${operatorWords[signs]}`);
}

const operatorWords = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '[]': 'subscript',
  '()': 'call',
  '=': 'assign',
  '<<': 'shift-left',
  '+': 'plus',
  '++': 'increment',
  '->': 'arrow',
};

/**
 * Generated symbols: classes with members and overloads, functions, enumerations, macros. The mix of kinds and the
 * lengths of names, types and parameters follow a real template library (fmt); a third also has a brief description.
 */
export function madeUpSymbols(count) {
  const next = numbers(count);
  const entries = [];
  // Some words are in many names, most in few; the factor spreads the frequent ones over the alphabet.
  const word = () =>
    words[(Math.floor(words.length * (next(1e6) / 1e6) ** 2.5) * 211) % words.length];
  const name = () => Array.from({ length: 1 + (next(8) > 0) + (next(3) > 0) }, word).join('_');
  const camel = (text) => text.replace(/(?:^|_)(\w)/g, (_, first) => first.toUpperCase());
  const sentence = (length) =>
    Array.from({ length }, (_, i) =>
      i % 4 === 3 ? ['of', 'the', 'a', 'and'][next(4)] : word(),
    ).join(' ');
  // Return types often contain other types, parameter types less often.
  const typeOf = (own, from) => {
    if (next(5) === 0) return own;
    const plain = types[from + next(types.length - from)];
    return next(from === 0 ? 3 : 9)
      ? plain
      : wraps[next(wraps.length)].replace('*', next(3) ? plain : camel(word()));
  };
  const parameter = (own) => {
    const type = typeOf(own, 1);
    const label = next(5) ? shortNames[next(shortNames.length)] : word();
    const isPointer = type === 'char' || next(12) === 0;
    if (isPointer) return `const ${type} *${label}`;
    // Anything larger than a number is passed by reference.
    return type === own || /[<g]$|>$/.test(type) ? `const ${type} &${label}` : `${type} ${label}`;
  };
  // A brief description in the style of authors: a verb and its object.
  const brief = (about) =>
    `${openings[next(openings.length)]} the ${next(3) ? '' : `${word()} `}${word()}${next(2) ? ` of the ${next(2) ? about : word()}` : ''}${next(4) ? '' : ` ${endings[next(endings.length)]}`}.`;

  const add = (scope, own, kind, page, anchor, more = {}) => {
    if (entries.length >= count) return;
    entries.push({
      name: own,
      scope,
      kind,
      page,
      anchor,
      isDetail: /(?:^|::)detail(?:::|$)/.test(scope),
      isDeprecated: next(60) === 0,
      type: '',
      params: '',
      brief: next(3) === 0 ? brief(own.replaceAll('_', ' ').trim().toLowerCase()) : '',
      text: next(20) === 0 ? `${sentence(12 + next(24))}.` : '',
      ...more,
    });
  };
  const addFunction = (scope, own, page, owner, isOverloaded = next(4) === 0) => {
    const length = [0, 0, 1, 1, 1, 2, 3][next(7)];
    const list = Array.from({ length }, () => parameter(owner)).join(', ');
    // Only one of several overloads needs a hash in its anchor.
    const hash = Array.from({ length: 6 }, () => next(36).toString(36)).join('');
    const anchor = anchorOf(own) + (isOverloaded ? `-${hash}` : '');
    const type = typeOf(owner, 0);
    add(scope, own, 'function', page, anchor, {
      type,
      params: `(${list})${next(3) ? '' : ' const'}`,
    });
  };

  while (entries.length < count) {
    const module = modules[next(modules.length)];
    const scope = `lib::${module}${next(4) === 0 ? '::detail' : next(3) === 0 ? `::${word()}` : ''}`;
    const path = `docs/api/namespaces/${pathOf(scope)}/`;
    switch (next(8)) {
      case 0:
        for (let i = 0; i < 6; i++) addFunction(scope, name(), path, camel(name()));
        break;
      case 1: {
        const own = next(2) ? camel(name()) : name();
        add(scope, own, 'enum', path, own);
        for (let i = 3 + next(8); i > 0; i--) {
          const value = name();
          add(`${scope}::${own}`, value, 'enumvalue', path, `${own}-${value}`);
        }
        break;
      }
      case 2:
        for (let i = 0; i < 3; i++) {
          const own = `LIB_${module}_${name()}`.toUpperCase();
          add('', own, 'define', `docs/api/files/lib/${module}-h/`, own, {
            params: next(2) ? '(x)' : '',
          });
        }
        break;
      default: {
        const own = next(4) === 0 ? camel(name()) : name();
        const inner = `${scope}::${own}`;
        const page = `docs/api/classes/${pathOf(inner)}/`;
        add(scope, own, next(3) ? 'class' : 'struct', page, '');
        addFunction(inner, own, page, own);
        if (next(2)) addFunction(inner, `~${own}`, page, own);
        for (let i = next(5); i > 0; i--)
          addFunction(inner, common[next(common.length)], page, own);
        for (let i = next(4); i > 0; i--)
          addFunction(inner, operators[next(operators.length)], page, own);
        for (let i = next(7); i > 0; i--) {
          const member = name();
          const overloads = next(4) === 0 ? 3 : 1;
          for (let j = 0; j < overloads; j++) addFunction(inner, member, page, own, overloads > 1);
        }
        for (let i = next(8); i > 0; i--) {
          const member = `${name()}_`;
          add(inner, member, 'variable', page, member, { type: types[next(types.length)] });
        }
        for (let i = next(4); i > 0; i--) {
          const alias = `${word()}_type`;
          add(inner, alias, 'typedef', page, alias, { type: typeOf(own, 0) });
        }
      }
    }
  }
  return entries;
}
