import { api } from './catalogue/api.ts';
import { commandLine } from './catalogue/command-line.ts';
import { configuration } from './catalogue/configuration.ts';
import { coverage } from './catalogue/coverage.ts';
import { examples } from './catalogue/examples.ts';
import { init } from './catalogue/init.ts';
import { output } from './catalogue/output.ts';
import { releases } from './catalogue/releases.ts';
import { site } from './catalogue/site.ts';
import { texts } from './catalogue/texts.ts';

/** All codes of diagnostics, by sections of documentation/reference/diagnostics.md. */
export const catalogue = {
  'Command line': commandLine,
  '`mtp-site init`': init,
  Configuration: configuration,
  'Doxygen XML and API reference': api,
  'Guides, blog and pages': texts,
  'Links, images and pages': site,
  'Output and cache': output,
  'Snapshots of releases': releases,
  '`mtp-site coverage`': coverage,
  Examples: examples,
} as const;

type Section = (typeof catalogue)[keyof typeof catalogue];

type CodesOf<Entries> = Entries extends unknown ? keyof Entries : never;

/** A code of the catalogue: the stable name of a kind of diagnostic. */
export type DiagnosticCode = CodesOf<Section>;
