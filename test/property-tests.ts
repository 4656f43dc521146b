import fc from 'fast-check';

/**
 * Makes the same examples in every run, so that a change that breaks nothing never fails. `PROPERTY_SEED=$RANDOM npm test`
 * looks for others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
