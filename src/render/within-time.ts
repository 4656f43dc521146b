/** How long the user's code may take to load, in milliseconds. */
const limit = 30_000;

/** Returns the result of a promise; throws if it takes too long, because the build could otherwise wait forever. */
export async function withinTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It did not finish within ${limit / 1000} seconds.`));
    }, limit);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
