import fc from 'fast-check';

/**
 * Generates the same examples in every run, so that a change that breaks nothing never fails. For other examples, run
 * `PROPERTY_SEED=$RANDOM npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
