// How figures grow with the size of the input: exponents of n, without the fixed cost that every build has.

/** The largest exponent that counts as linear: 1 and what garbage collection, sorting and noise add. */
export const largest = 1.15;

/** Returns the exponent of two costs at two sizes: 1 is linear, 2 quadratic. */
export function exponentOf(from, to) {
  return Math.log(to.cost / from.cost) / Math.log(to.size / from.size);
}

/**
 * Returns the exponent with which a figure grows between the last two of the sizes, given the figure at the smallest
 * size, which is nearly all fixed. `floor` is the smallest cost that can be told from noise: undefined if even the last
 * figure is below it; a figure below it counts as that much, so the exponent is then a lower bound.
 */
export function growthOf(figures, floor) {
  const [fixed, ...rest] = figures;
  const costs = rest.map(({ size, cost }) => ({ size, cost: cost - fixed.cost }));
  const [before, last] = costs.slice(-2);
  if (last.cost <= floor * 2) return undefined;
  return exponentOf({ ...before, cost: Math.max(before.cost, floor) }, last);
}

/**
 * Returns the faults of an axis: steps whose processor time or memory grows faster than linear. `results` are those of
 * the tiny, the small, the middle and the large input; a step has `name`, `processor` (milliseconds), `memory` (bytes).
 */
export function growthOfAxis(results) {
  const figures = (of) => results.map((result) => ({ size: result.size, cost: of(result) ?? 0 }));
  const step = (name) => (result) =>
    result.steps.filter((one) => one.name === name).reduce((sum, one) => sum + one.processor, 0);
  const names = [...new Set(results.at(-1).steps.map(({ name }) => name))];
  const steps = names.map((name) => ({
    name,
    exponent: growthOf(figures(step(name)), floors.processor),
    last: step(name)(results.at(-1)),
  }));
  return {
    processor: growthOf(
      figures(({ processor }) => processor),
      floors.processor,
    ),
    memory: growthOf(
      figures(({ bytes }) => bytes),
      floors.memory,
    ),
    steps,
    faults: steps.filter(({ exponent }) => exponent > largest),
  };
}

/** Costs that are noise: milliseconds of a whole process, bytes, and milliseconds of a step in a warm process. */
export const floors = { processor: 100, memory: 40e6, step: 40 };

/** The largest exponent that a busy machine never makes of a linear step, and far below that of a quadratic one. */
export const steep = 1.35;

/**
 * Returns the steps that cost more for 4n than the bound allows, without what they cost for an input with next to nothing in
 * it (`fixed`). Steps that take no time are not judged.
 */
export function steepSteps(fixed, few, many) {
  return Object.keys(many).flatMap((name) => {
    const cost = (of) => Math.max((of[name] ?? 0) - (fixed[name] ?? 0), floors.step);
    const exponent = exponentOf({ size: 1, cost: cost(few) }, { size: 4, cost: cost(many) });
    return exponent > steep ? [{ name, exponent, few: few[name] ?? 0, many: many[name] }] : [];
  });
}
