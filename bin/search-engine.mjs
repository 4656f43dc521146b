// How the engine of the search is made smaller than other scripts: all of its code is our own, and none of it is shared.

/** Name of its file, without hash. */
export const searchEngine = 'search-engine';

/**
 * Names of properties that only the search's own objects have, none that is read from a file, sent, or built in: they
 * become shorter.
 */
const ownNames = [
  ...['nameStarts', 'detailStarts', 'blocksWithPrefix', 'blocksWith', 'blocksAt', 'hasSort'],
  ...['detailsOf', 'isFull', 'isDone', 'isWanted', 'isConst', 'isOpen', 'onMore', 'reference'],
  ...['spaced', 'within', 'traits', 'rank', 'fits', 'found', 'rows', 'collect', 'score'],
  ...['parsed', 'folded', 'written', 'returns', 'details', 'parts', 'args', 'files', 'entry'],
  ...['key', 'isDetail', 'depth', 'trailing', 'having', 'like', 'beginningWith', 'signatures'],
  ...['acceptsTraits', 'acceptsScope', 'strings', 'isSmall', 'filters', 'deprecated', 'place'],
  ...['row', 'question', 'brief', 'word', 'start', 'prose', 'path', 'page', 'read', 'search'],
];

/** Options of esbuild. */
export const engineOptions = {
  mangleProps: new RegExp(`^(?:${ownNames.join('|')})$`),
  // Fields are assigned where they get their values, and not declared as well.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
};

/** Options of the compressor: no function is called with `new` or looks at `this`, both of which React's code does. */
export const engineCompression = { unsafe_arrows: true, unsafe_methods: true };
