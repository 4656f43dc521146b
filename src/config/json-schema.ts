import type { JsonSchema } from './option.ts';
import { navbarDefinitions } from './options-navbar.ts';
import { configuration } from './options.ts';

/** The JSON schema (draft 7) of the configuration file, for editors. */
export function configSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'site.config.yaml of mtp-site',
    ...configuration.schema,
    definitions: navbarDefinitions,
  };
}
