import type { Plan } from '../plan/types.ts';
import type { OutputFile } from './output-file.ts';
import { redirectFile } from './redirect-page.ts';

/**
 * Returns the pages at published addresses whose symbols have other addresses now.
 *
 * @param others All other files of the site; a redirect never replaces one.
 * @param script URL of the script of redirects.
 */
export function formerFiles(
  { ledger, config }: Pick<Plan, 'ledger'> & { config: Pick<Plan['config'], 'url'> },
  others: Iterable<{ readonly path: string }>,
  script: string | undefined,
): OutputFile[] {
  const taken = new Set([...others].map(({ path }) => path));
  return ledger.redirects
    .filter(({ path }) => !taken.has(path))
    .map((address) => redirectFile(address, config.url, script));
}
