import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config/types.ts';
import { apiCoverage, coveredSymbols } from '../coverage/measure-coverage.ts';
import { publicSymbols } from '../coverage/public-symbols.ts';
import type { Site } from '../model/site.ts';
import { includesOf } from '../plan/api-includes.ts';
import { librarySnapshot } from '../releases/library-snapshot.ts';
import { nextRelease } from '../releases/release-name.ts';

/** Adds the figures of the documentation to the latest API reference of a site, if a page shows them. */
export function addCoverage({ apis: [api] }: Pick<Site, 'apis'>, config: Config): void {
  const { coverage, doxygen, releases, title } = config;
  if (!api || !doxygen || !coverage.page) return;
  const about = { release: nextRelease, library: title, tool: packageJson.version };
  const taken = librarySnapshot(api, about, releases, { includes: includesOf(api, doxygen) });
  api.coverage = apiCoverage(coveredSymbols(api, publicSymbols(api, taken), coverage));
}
