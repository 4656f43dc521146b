import { ownValue } from './own-value.ts';

/** Settings of the main set of guides, and of further sets by id. */
interface DocsSets<Settings> {
  /** The main set; missing if there is none. */
  docs?: Settings;
  /** Further sets. */
  docsSets: Readonly<Record<string, Settings>>;
}

/** Returns the settings of all sets of guides, the main one first. */
export function docsSetsOf<Settings>({ docs, docsSets }: DocsSets<Settings>): Settings[] {
  return [...(docs ? [docs] : []), ...Object.values(docsSets)];
}

/** Returns the settings of a set of guides; those of the main one without an id. */
export function docsSetOf<Settings>(
  { docs, docsSets }: DocsSets<Settings>,
  set: string | undefined,
): Settings | undefined {
  return set === undefined ? docs : ownValue(docsSets, set);
}

/** Returns the folder of the translations of a set below that of a language, as in Docusaurus. */
export function translationFolder(set: string | undefined): string {
  return `docusaurus-plugin-content-docs${set === undefined ? '' : `-${set}`}`;
}

/** Returns the name of a file or folder that belongs to the versions of a set: `community_versions.json`. */
export function versionFile(set: string | undefined, name: string): string {
  return set === undefined ? name : `${set}_${name}`;
}

/** Names an option of a set for messages. */
export function optionOf(set: string | undefined, option: string): string {
  return set === undefined ? `docs.${option}` : `docsSets.${set}.${option}`;
}
