import { PluginKind } from '@stryker-mutator/api/plugin';
import { createHash } from 'node:crypto';

/** What Stryker has reported so far: how many mutants it will try at most, and the results. */
export const reported = { planned: 0, results: [] };

/**
 * Chooses some mutants at random, and puts them into random order, so that what a run reaches before it is ended stands
 * for all. For Stryker, it is a checker that finds the others invalid.
 */
function chooser(options) {
  const { atMost, seed } = options.choice;
  const rank = (id) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  let chosen = new Set();
  return {
    init() {},

    /** Returns the chosen mutants one by one, and all others together. */
    group(mutants) {
      const ids = mutants
        .map(({ id }) => ({ id, rank: rank(id) }))
        .sort((a, b) => (a.rank < b.rank ? -1 : 1))
        .map(({ id }) => id);
      chosen = new Set(ids.slice(0, atMost));
      const others = ids.slice(atMost);
      return [...[...chosen].map((id) => [id]), ...(others.length > 0 ? [others] : [])];
    },

    check(mutants) {
      const answer = (id) =>
        chosen.has(id)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' };
      return Object.fromEntries(mutants.map(({ id }) => [id, answer(id)]));
    },
  };
}
chooser.inject = ['options'];

/** The plug-ins; Stryker wants this name. */
export const strykerPlugins = [
  { kind: PluginKind.Checker, name: 'chooser', factory: chooser },
  {
    kind: PluginKind.Reporter,
    name: 'collector',
    value: {
      onMutationTestingPlanReady: ({ mutantPlans }) => {
        reported.planned += mutantPlans.length;
      },
      onMutantTested: (mutant) => reported.results.push(mutant),
    },
  },
];
