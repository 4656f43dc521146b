/** Maximum time that background work runs without a pause, in milliseconds. */
const slice = 8;

/** Returns a function that lets other work run at the end of each time slice, and returns whether to continue. */
export function slices(shouldContinue: () => boolean): () => Promise<boolean> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start >= slice) {
      await new Promise((done) => setImmediate(done));
      start = performance.now();
    }
    return shouldContinue();
  };
}
