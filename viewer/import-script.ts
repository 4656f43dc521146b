/** How often each script failed to load or to run, by address. */
const failures = new Map<string, number>();

/**
 * Imports a script. After a failure, the next call uses another address: browsers do not run a script again that threw
 * an error, and older ones do not fetch it again.
 */
export async function importScript(href: string): Promise<unknown> {
  const count = failures.get(href) ?? 0;
  try {
    return (await import(count === 0 ? href : `${href}?${count}`)) as unknown;
  } catch (error) {
    failures.set(href, count + 1);
    throw error;
  }
}
