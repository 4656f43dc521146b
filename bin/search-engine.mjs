// Options that minify the search engine further than other scripts: all of its code is our own, and none is shared.

/** File name of the search engine, without hash. */
export const searchEngine = 'search-engine';

/**
 * The files of the engine, each of which loads those before it when they are needed: file name without hash, and entry
 * point. They are for addresses and names that compilers have mangled, other pasted texts, the keywords of authors,
 * texts of errors, values, misspelt names, phrases, facets, words, and names.
 */
export const engineParts = [
  { name: 'search-pasted', path: 'viewer/search/further/pasted-names.ts' },
  { name: 'search-text', path: 'viewer/search/further/pasted-text.ts' },
  { name: 'search-keywords', path: 'viewer/search/further/keywords.ts' },
  { name: 'search-errors', path: 'viewer/search/further/errors.ts' },
  { name: 'search-values', path: 'viewer/search/further/values.ts' },
  { name: 'search-typos', path: 'viewer/search/further/typos.ts' },
  { name: 'search-phrases', path: 'viewer/search/further/phrases.ts' },
  { name: 'search-facets', path: 'viewer/search/further/narrowing.ts' },
  { name: 'search-further', path: 'viewer/search/further/further.ts' },
  { name: searchEngine, path: 'viewer/search/search-engine.ts' },
];

/**
 * Property names that are shortened: only objects of the search have them, and none is read from a file, sent, or
 * built in.
 */
const ownNames = [
  ...['nameStarts', 'detailStarts', 'blocksWithPrefix', 'blocksWith', 'blocksAt', 'hasSort'],
  ...[
    'basesOf',
    'blocksOfDetails',
    'hasTexts',
    'isPlain',
    'nameSteps',
    'listOfSymbols',
    'symbolAt',
    'wanted',
  ],
  ...['detailsOf', 'isFull', 'isDone', 'isCurrent', 'isConst', 'isOpen', 'onMore', 'reference'],
  ...['spaced', 'within', 'traits', 'rank', 'fits', 'found', 'rows', 'collect', 'score'],
  ...['parsed', 'folded', 'written', 'returns', 'details', 'parts', 'args', 'files', 'entry'],
  ...['key', 'isDetail', 'depth', 'trailing', 'having', 'like', 'beginningWith', 'signatures'],
  ...[
    'phrases',
    'isWeak',
    'together',
    'isMeant',
    'allBlocks',
    'blocksOfTerms',
    'inBlocks',
    'weakSteps',
    'isForeign',
  ],
  ...['acceptsTraits', 'acceptsScope', 'strings', 'isSmall', 'filters', 'deprecated', 'place'],
  ...[
    'forms',
    'tier',
    'around',
    'isExact',
    'distance',
    'address',
    'weight',
    'level',
    'joined',
    'column',
  ],
  ...[
    'row',
    'question',
    'seen',
    'brief',
    'word',
    'start',
    'prose',
    'path',
    'page',
    'read',
    'search',
  ],
  ...[
    'matchLevel',
    'since',
    'isLater',
    'result',
    'passage',
    'manifest',
    'exact',
    'prefix',
    'inside',
    'similar',
    'described',
    'initials',
  ],
];

/** Options for esbuild. */
export const engineOptions = {
  mangleProps: new RegExp(`^(?:${ownNames.join('|')})$`),
  // Assigns fields where they get their values, without extra declarations.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
};

/** Options for the minifier: unlike React's code, no function is called with `new` or uses `this`. */
export const engineCompression = { unsafe: true, unsafe_arrows: true, unsafe_methods: true };
