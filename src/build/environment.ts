/** Environment variables that affect the output. */
const variables = ['NODE_ENV', 'SOURCE_DATE_EPOCH', 'TZ', 'LANG', 'LC_ALL', 'NODE_PATH'];

/** Returns the values of the environment variables that affect the output of a build, always in the same order. */
export function environmentOfBuild(): (string | null)[] {
  return variables.map((name) => process.env[name] ?? null);
}
