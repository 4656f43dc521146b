import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { child, itemsOf } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { moduleFile } from './module-file.ts';
import { stubbedPackage } from './package-stub.ts';

/** Kind of an entry in `plugins`, `themes` or `presets`. */
type Kind = 'plugin' | 'theme' | 'preset';

/** An entry: a package, a file or a function, with options. */
export interface Entry {
  /** In which list it is. */
  kind: Kind;
  /** Name of the package, `@docusaurus/plugin-sitemap`; undefined for the site's own files and functions. */
  name?: string;
  /** The entry itself. */
  given: ConfigValue;
  /** Its options; their names start with the last part of the package name. */
  options: ConfigValue;
}

/** The preset of most sites. */
export const PRESET = '@docusaurus/preset-classic';

/** True for the name of a package of Docusaurus whose short form a configuration may write. */
type IsKnown = (name: string) => boolean;

/** Returns the package that is meant, by its name, a short form, or the path of a file in it. */
function packageName(written: string, kind: Kind, isKnown: IsKnown): string | undefined {
  const path = written.replaceAll('\\', '/');
  const inside = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inside !== undefined) return inside;
  if (/^(?:\.|\/|[a-z]:\/)/i.test(path)) return undefined;
  const official = /^@docusaurus\/(.+)$/.exec(path)?.[1];
  if (official !== undefined)
    return /^(?:plugin|theme|preset)-/.test(official) ? path : `@docusaurus/${kind}-${official}`;
  const short = `@docusaurus/${kind}-${path}`;
  return isKnown(short) || short === PRESET ? short : path;
}

function entryOf(
  given: ConfigValue,
  kind: Kind,
  portable: Reading['portable'],
  isKnown: IsKnown,
): Entry | undefined {
  const { value } = given;
  if (value === null || value === undefined || value === false) return undefined;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const [first, options] = parts;
  const written = typeof first === 'string' ? first : stubbedPackage(first);
  const name = written === undefined ? undefined : packageName(written, kind, isKnown);
  const shown = written !== undefined && isAbsolute(written) ? portable(written) : written;
  return {
    kind,
    name,
    given: { ...given, name: name ?? shown ?? given.name },
    options: {
      value: options ?? {},
      name: name?.split('/').at(-1) ?? given.name,
      path: Array.isArray(value) ? [...given.path, 1] : given.path,
    },
  };
}

/** Returns the presets, themes and plugins of a configuration; of several instances, those without an id come first. */
export function pluginEntries(
  config: ConfigValue,
  portable: Reading['portable'],
  isKnown: IsKnown,
): Entry[] {
  const kinds = { presets: 'preset', themes: 'theme', plugins: 'plugin' } as const;
  const entries = Object.entries(kinds).flatMap(([key, kind]) =>
    itemsOf(child(config, key)).flatMap((item) => entryOf(item, kind, portable, isKnown) ?? []),
  );
  const isFurther = ({ options }: Entry): boolean => {
    const id = child(options, 'id').value;
    return id !== undefined && id !== 'default';
  };
  return [...entries.filter((each) => !isFurther(each)), ...entries.filter(isFurther)];
}

/** True for the classic preset, and for one that takes its options and adds to it. */
export function isClassic({ name, kind, options }: Entry): boolean {
  const adds =
    kind === 'preset' && ['docs', 'blog', 'pages'].some((key) => child(options, key).value);
  return name === PRESET || adds;
}

/** A plugin among the files of the site. */
interface OwnPlugin {
  /** Its file. */
  file: string;
  /** Its code. */
  code: string;
  /** The plugin for content that it extends: it imports it, and takes its options. */
  extended?: string;
}

/** Reads the plugin of an entry that is a file of the site; `undefined` for packages and functions. */
export function ownPlugin(
  { name, given: { value }, options }: Entry,
  folder: string,
): OwnPlugin | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const [written] = parts;
  if (name !== undefined || typeof written !== 'string') return undefined;
  const file = moduleFile(resolve(folder, written));
  if (file === undefined) return undefined;
  const code = readFileSync(file, 'utf8');
  const imports = code.replace(/\bimport\s+type\b[^;]*/g, '');
  const [, plugin] =
    /["'](@docusaurus\/plugin-content-(?:docs|blog|pages))["']/.exec(imports) ?? [];
  const takesOptions = ['path', 'routeBasePath'].some((key) => child(options, key).value);
  return { file, code, ...(plugin !== undefined && takesOptions && { extended: plugin }) };
}
