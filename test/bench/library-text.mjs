// Words, sentences and random numbers of the generated library, identical each time.

const nouns =
  'accessor adapter allocator archive array barrier batch binding block bridge buffer cache channel chunk codec column context cursor decoder dispatcher domain edge encoder engine event extent factory field filter frame gateway graph grid handler index iterator journal kernel key layer layout ledger lexer mapper matrix mesh metric node observer packet parser partition path pipeline policy port profile query queue range record region registry resolver route sampler schedule schema scope segment session signal slot snapshot socket solver stage storage stream table tensor token trace track transform tree validator vector vertex view window worker'.split(
    ' ',
  );
const adjectives =
  'async atomic basic bounded cached checked compact concurrent const_ default_ dense direct dynamic fixed flat hashed indexed inline_ lazy linear local masked mutable_ nested ordered packed partial paged pooled quick raw ref_counted scoped shared sparse stable static_ strided strict tagged typed unique weak'.split(
    ' ',
  );
const verbs =
  'accept acquire append apply assign attach bind clear clone collect commit compare compute convert count decode detach drain emit encode evaluate expand fetch fill find flush get insert load lock map match merge move notify open parse poll push read reduce release remove reserve reset resize resolve rotate save scan schedule seek select set shrink split store swap take test trim update validate visit wait write'.split(
    ' ',
  );
const stops = 'the a of and in for with from to by each its'.split(' ');

/**
 * Returns a seeded random function that gives integers from 0 up to a bound. Each compound and each member has its own
 * seed, so that it is the same in every file.
 */
export function chance(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Picks an item of a list. */
export function pick(list, next) {
  return list[next(list.length)];
}

/** Escapes text for elements and attributes. */
export function escapeXml(text) {
  return text.replace(
    /[&<>"]/g,
    (char) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[char]};`,
  );
}

/** Returns a class name: one to three words, in the style of the standard library or capitalized. */
export function className(next) {
  const words = [...(next(3) ? [pick(adjectives, next)] : []), pick(nouns, next)];
  if (next(3)) words.push(pick(nouns, next));
  const name = words.join('_').replace(/__+/g, '_');
  return next(4) ? name : name.replace(/(?:^|_)(\w)/g, (_, first) => first.toUpperCase());
}

/** Returns a function name. */
export function functionName(next) {
  return next(4) ? `${pick(verbs, next)}_${pick(nouns, next)}` : pick(verbs, next);
}

/** Returns a name for a value, a parameter or a folder. */
export function plainName(next) {
  return pick(nouns, next);
}

/** Returns a sentence with a number of words. */
export function sentence(next, length) {
  const words = Array.from({ length }, (_, i) =>
    i % 3 === 2 ? pick(stops, next) : pick(next(3) ? nouns : verbs, next),
  );
  return `${words[0][0].toUpperCase()}${words.join(' ').slice(1)}.`;
}

/** Returns hash digits like those that end Doxygen's member ids. */
export function hexDigits(next) {
  return Array.from({ length: 4 }, () => next(0x1_0000_0000).toString(16).padStart(8, '0')).join(
    '',
  );
}

/** Returns a name that is not yet in a set. */
export function unique(taken, make) {
  let name = make();
  for (let i = 2; taken.has(name); i++) name = `${make()}_${i}`;
  taken.add(name);
  return name;
}
