import type { JsonSchema } from './option.ts';
import { navbarDefinitions } from './options-navbar.ts';
import { translation } from './options-texts.ts';
import { configuration } from './options.ts';

/** Returns the JSON schema (draft 7) of the configuration file, for editors. */
export function configSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'site.config.yaml of mtp-site',
    ...configuration.schema,
    definitions: navbarDefinitions,
  };
}

/** Returns the JSON schema of files with texts of the interface; the English texts are the descriptions. */
export function textsSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'texts of the interface of mtp-site',
    ...translation.schema,
  };
}
