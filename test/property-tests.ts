import fc from 'fast-check';

/**
 * Generates the same examples in every run, so that a change that breaks nothing never fails. For other examples, run
 * `PROPERTY_SEED=$RANDOM npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

/** First of the code points of surrogates, which are no characters, and their number. */
const [firstSurrogate, surrogates] = [0xd800, 0x800];

/**
 * Generates the same characters as the unit `binary` of `fc.string`, which builds a map of a million characters in each
 * suite that uses it.
 */
export const anyCharacter = fc
  .nat({ max: 0x10ffff - surrogates })
  .map(
    (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
    indexOf,
  );

/** Returns the index of a character among all characters; throws an error for other values. */
function indexOf(value: unknown): number {
  const [character, ...others] = typeof value === 'string' ? value : '';
  const point = character?.codePointAt(0) ?? firstSurrogate;
  const isSurrogate = point >= firstSurrogate && point < firstSurrogate + surrogates;
  if (others.length > 0 || isSurrogate) throw new Error('This is not one character.');
  return point < firstSurrogate ? point : point - surrogates;
}

export { fc };
