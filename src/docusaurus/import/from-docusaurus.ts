import { basename } from 'node:path';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { displayPath } from '../../diagnostics/display-path.ts';
import type { Dictionary } from '../../init/dictionary.ts';
import type { MovedAddress } from '../../init/compare-addresses.ts';
import { sourceAddresses } from '../addresses/source-addresses.ts';
import { withReferences, type ComputedOptions } from './computed-values.ts';
import { isDictionary } from './config-value.ts';
import type { Note } from './notes.ts';
import { optionName, optionPlaces } from './option-places.ts';
import type { PlaceOf } from './option-places.ts';
import { runConfig } from './run-config.ts';
import { migrate } from './migrate.ts';
import { findStylePlugins } from './style-plugins.ts';
import { configText } from './write-config.ts';

const CODE = 'docusaurus-config';

/** A migrated configuration. */
export interface MigratedConfig {
  /** The text of the new file. */
  text: string;
  /** Returns the text with further redirects, from and to paths of the site. */
  withRedirects: (moved: readonly MovedAddress[]) => string;
  /** The options that it sets. */
  settings: Dictionary;
  /** New files that it names: their texts by name, relative to it. */
  files: ReadonlyMap<string, string>;
  /** Options that were not migrated. */
  notes: Note[];
  /** Returns the addresses of the old site that follow from its source. */
  oldAddresses: () => Promise<string[]>;
}

/**
 * Converts a configuration of Docusaurus to a site.config.yaml. Both paths are absolute. Reports errors and then
 * returns `undefined`; reports options that are not migrated and adds them to the file as comments.
 */
export async function fromDocusaurus(
  file: string,
  out: string,
  diagnostics: Diagnostics,
): Promise<MigratedConfig | undefined> {
  const ran = await runConfig(file, diagnostics);
  if (!ran) return undefined;
  if (!isDictionary(ran.value)) {
    diagnostics.error(
      CODE,
      'The file does not export a configuration.',
      { file: displayPath(file) },
      'Export an object, a promise of one, or a function that returns one: "export default { … }".',
    );
    return undefined;
  }
  const { placeOf, moduleAt } = await optionPlaces(file);
  const { options, files, notes, faults } = migrate(
    ran.value,
    file,
    out,
    moduleAt,
    await findStylePlugins(ran.value, file),
  );
  for (const { message, advice } of faults)
    diagnostics.error(CODE, message, { file: displayPath(file) }, advice);
  const { settings, frozen } = options
    ? await withReferences(options, ran.value, file, out)
    : { settings: {}, frozen: [] };
  notes.push(...frozen.map(frozenNote));
  if (options) reportNotes(notes, placeOf, diagnostics);
  for (const name of ran.missing)
    diagnostics.report({
      code: CODE,
      level: 'info',
      place: { file: displayPath(file) },
      message: `The package "${name}" is not installed; values that come from it are treated as empty.`,
      advice: 'If the settings depend on it, install the packages of the site first.',
    });
  if (!options) return undefined;
  const withRedirects = (moved: readonly MovedAddress[]): string =>
    configText(addRedirects(settings, moved), notes, basename(file));
  const config = ran.value;
  const oldAddresses = (): Promise<string[]> => sourceAddresses(config, file);
  return { text: withRedirects([]), withRedirects, settings, files, notes, oldAddresses };
}

/** Adds redirects to the list in some options. */
function addRedirects(settings: Dictionary, moved: readonly MovedAddress[]): Dictionary {
  if (moved.length === 0) return settings;
  const { redirects = [] } = settings;
  const rules = isDictionary(redirects) ? redirects : { list: redirects };
  const given: readonly unknown[] = Array.isArray(rules.list) ? rules.list : [];
  const list = [...given, ...moved];
  return { ...settings, redirects: isDictionary(redirects) ? { ...rules, list } : list };
}

/** The code of the report of each kind of note. */
const codes = {
  lost: 'not-taken-over',
  needless: 'not-needed',
  frozen: 'frozen-value',
} as const;

/** Notes that an option has the value of today. */
function frozenNote({ path, value, section }: ComputedOptions['frozen'][number]): Note {
  return {
    kind: 'frozen',
    option: optionName(path),
    path,
    reason: `The old configuration computes it on each build; it is now always "${value}".`,
    advice: 'Write a text that stays true, or use ${year}, ${package.version} or ${env.NAME}.',
    section,
  };
}

/** Reports each option that is not migrated, with its place. */
function reportNotes(notes: readonly Note[], placeOf: PlaceOf, diagnostics: Diagnostics): void {
  for (const { kind, option, path, reason, advice } of notes)
    diagnostics.report({
      code: codes[kind],
      level: kind === 'needless' ? 'info' : 'warning',
      place: placeOf(path),
      message: `${option}: ${reason}`,
      advice,
    });
}
