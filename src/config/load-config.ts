import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { errorCode } from '../inputs/error-code.ts';
import { lookAt } from '../inputs/unreadable.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { checkDocsFeatures } from './docs-features.ts';
import { checkLibraries } from './libraries.ts';
import type { Where } from './option.ts';
import { References } from './references.ts';
import { baseUrl, configuration } from './options.ts';
import { readConfigSource } from './read-config-source.ts';
import { childOf, sourceOf, type SourceNode } from '../yaml/source.ts';
import { pathOfLibrary, releasesOf } from './library-settings.ts';
import type { Config } from './types.ts';

/** Default name of the configuration file. */
export const DEFAULT_FILE = 'site.config.yaml';

/** Configuration settings from the command line; paths are relative to `cwd`. */
export interface LoadConfigOptions {
  /** The configuration file; defaults to `site.config.yaml`, or to none if `xml` is set. */
  file?: string;
  /** The text of that file, if it is not written yet. */
  text?: string;
  /** Folder with Doxygen's XML: replaces `doxygen.xml` if a file is named, otherwise the only source. */
  xml?: string;
  /** Base path; replaces `baseUrl`. */
  base?: string;
  /** True to make the site portable, whatever the file says. */
  portable?: boolean;
  /** True to make it a docset, whatever the file says. */
  docset?: boolean;
  /** True if nothing of a site is used, so that the defaults apply where there is no configuration file. */
  isOptional?: boolean;
  /** True if the XML of today is not read, so that its folder need not exist. */
  withoutXml?: boolean;
  /** The working folder, absolute. */
  cwd: string;
}

/** Settings of a library without configuration; its title comes from the XML, its URL is unknown. */
const xmlOnly = {
  title: 'Library',
  staticDirectories: [],
  navbar: { items: [{ label: 'API Reference', to: '/docs/api/', position: 'left' }] },
  sitemap: null,
  colorMode: { respectPrefersColorScheme: true },
  // Only a configuration promises a whole reference; a first try shows what there is.
  checks: { missingXml: 'warn' },
};

/** Settings without a site: there must be some source, which is not read. */
const noSite = { ...xmlOnly, pages: { path: '.' } };

/**
 * Inserts the folder of `--xml` into the source, as if the file contained it. Of several libraries, it selects the one
 * with that folder.
 */
function withXml(
  source: SourceNode,
  xml: string,
  folder: string,
): { source: SourceNode; library?: string } {
  if (source.kind !== 'map') return { source };
  const others = source.entries.filter(({ key }) => key !== 'doxygen' && key !== 'libraries');
  const library = libraryWith(source, xml, folder);
  const settings = childOf(source, 'doxygen') ?? library?.value;
  const { place } = settings ?? source;
  const kept = settings?.kind === 'map' ? settings.entries : [];
  const entry = (key: string, text: string): (typeof kept)[number] => ({
    key,
    keyPlace: place,
    value: sourceOf(text, place),
  });
  const hasPath = !library || kept.some(({ key }) => key === 'routeBasePath');
  const entries = [
    ...kept.filter(({ key }) => key !== 'xml' && key !== 'variants'),
    entry('xml', xml),
    ...(hasPath ? [] : [entry('routeBasePath', pathOfLibrary(library.key))]),
  ];
  const value: SourceNode = { kind: 'map', place, entries };
  return {
    source: { ...source, entries: [...others, { key: 'doxygen', keyPlace: place, value }] },
    ...(library && { library: library.key }),
  };
}

/** Returns the settings of the library with a folder of XML; `undefined` if none has it. */
function libraryWith(
  source: SourceNode,
  xml: string,
  folder: string,
): { key: string; value: SourceNode } | undefined {
  const libraries = childOf(source, 'libraries');
  const entries = libraries?.kind === 'map' ? libraries.entries : [];
  const isOwn = (node: SourceNode | undefined): boolean =>
    node?.kind === 'scalar' && resolve(folder, String(node.value)) === xml;
  return entries.find(({ value }) => {
    const variants = childOf(value, 'variants');
    const all = variants?.kind === 'map' ? variants.entries.map((each) => each.value) : [];
    return [childOf(value, 'xml'), ...all].some(isOwn);
  });
}

function readText(path: string, shown: string, diagnostics: Diagnostics): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = errorCode(error);
    if (reason === 'ENOENT') {
      const advice = 'Check the path after --config; it is relative to the working folder.';
      diagnostics.error('config-missing', `There is no file "${shown}".`, undefined, advice);
    } else {
      const message = `The configuration cannot be read${reason && ` (${reason})`}.`;
      diagnostics.error('config-unreadable', message, { file: shown }, 'It must be a YAML file.');
    }
    return undefined;
  }
}

/** Returns the source of the configuration: the file, or the minimum that `--xml` needs without one. */
function findSource(
  options: LoadConfigOptions,
  xml: string | undefined,
  diagnostics: Diagnostics,
): { source: SourceNode; file?: string } | undefined {
  const file = resolve(options.cwd, options.file ?? DEFAULT_FILE);
  const shown = displayPath(file, options.cwd);
  const exists = lookAt(file).stats !== undefined;
  if (options.file === undefined && (xml !== undefined || !exists)) {
    if (xml !== undefined) {
      // The guides of this folder's site would link to API pages that another library does not have.
      if (exists)
        diagnostics.report({
          code: 'config-unused',
          level: 'info',
          message: `--xml without --config builds a site from that folder only; ${DEFAULT_FILE} is not read.`,
          advice: `Add --config ${DEFAULT_FILE} to use it with this XML.`,
        });
      // Nor are the snapshots of that site's releases those of this library.
      const others = exists ? { releases: { folder: join(xml, 'api') } } : {};
      return { source: sourceOf({ ...xmlOnly, ...others }, { file: shown }) };
    }
    if (options.isOptional) return { source: sourceOf(noSite, { file: shown }) };
    const other = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']
      .map((ending) => `docusaurus.config.${ending}`)
      .find((name) => lookAt(resolve(options.cwd, name)).stats);
    diagnostics.error(
      'config-missing',
      `There is no ${DEFAULT_FILE} in this folder, and --xml is not set.`,
      undefined,
      other === undefined
        ? `Run "mtp-site init" to create one, or "mtp-site build --xml DIR" with the folder of Doxygen's XML.`
        : `Run "mtp-site init --from ${other}" to create one from that file.`,
    );
    return undefined;
  }
  const text = options.text ?? readText(file, shown, diagnostics);
  const source = text === undefined ? undefined : readConfigSource(text, shown, diagnostics);
  return source && { source, file };
}

/**
 * Loads and validates the configuration. Reports each fault with its place; returns `undefined` if there are any. Paths
 * in the result are absolute; without a file, the title is empty and the library's title applies.
 */
export function loadConfig(
  options: LoadConfigOptions,
  diagnostics: Diagnostics,
): Config | undefined {
  const before = diagnostics.count('error');
  const xml = options.xml === undefined ? undefined : resolve(options.cwd, options.xml);
  if (xml !== undefined && !lookAt(xml).stats?.isDirectory()) {
    diagnostics.error(
      'config-xml',
      `--xml: there is no folder "${displayPath(xml, options.cwd)}".`,
      undefined,
      'Run Doxygen with GENERATE_XML = YES, and pass the folder that contains index.xml.',
    );
  }
  const found = findSource(options, xml, diagnostics);
  if (!found || (xml !== undefined && diagnostics.count('error') > before)) return undefined;

  const { file } = found;
  const at: Where = {
    path: '',
    place: found.source.place,
    folder: file === undefined ? options.cwd : dirname(file),
    withoutGenerated: options.withoutXml === true,
    fault: (message, place, advice) => diagnostics.error('config-invalid', message, place, advice),
  };
  const references = new References(at.folder);
  const written = references.expandAll(found.source, at.fault);
  const { source, library } =
    xml === undefined ? { source: written } : withXml(written, xml, at.folder);
  const outcome = configuration.read(source, at);
  if (outcome) {
    checkDocsFeatures(outcome.value, source, at.fault);
    checkLibraries(outcome.value, source, at.fault);
  }
  const base =
    options.base === undefined
      ? undefined
      : baseUrl.read(sourceOf(options.base, { file: '--base' }), { ...at, path: '--base' });
  if (!outcome || diagnostics.count('error') > before) return undefined;

  const config: Config = { ...outcome.value };
  if (file === undefined) config.title = '';
  else config.file = file;
  if (library !== undefined) {
    config.library = library;
    config.releases = releasesOf(config.releases, library);
  }
  if (references.files.length > 0) config.referredFiles = references.files;
  if (base) {
    config.publishedBaseUrl = config.baseUrl;
    config.baseUrl = base.value;
  }
  if (options.docset) config.docset = true;
  if (options.portable || config.docset) config.portable = true;
  // Faults of the configuration itself are reported by now, and stay errors.
  diagnostics.isLenient = config.checks.profile === 'lenient';
  return config;
}
