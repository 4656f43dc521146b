/** How long background work goes on before others have their turn, in milliseconds. */
const slice = 8;

/** Gives what lets others have their turn whenever a slice of time is over, and tells whether to go on. */
export function slices(goesOn: () => boolean): () => Promise<boolean> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start >= slice) {
      await new Promise((done) => setImmediate(done));
      start = performance.now();
    }
    return goesOn();
  };
}
