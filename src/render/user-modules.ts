import { join, relative } from 'node:path';
import { isBuiltin } from 'node:module';
import type {
  ImportKind,
  Message,
  OnResolveArgs,
  OnResolveResult,
  Plugin,
  PluginBuild,
} from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';
import { explainImport } from './import-faults.ts';
import { table } from '../shared/table.ts';
import type { StylePlugin } from '../docusaurus/room.ts';
import type { TranslatedFolder } from '../model/translated-folders.ts';
import { providedExports } from './provided-modules.ts';
import { isRequestOf, requestOf } from './own-requests.ts';
import { ownModule } from './own-theme-modules.ts';
import { faultOfUnknown } from './unknown-modules.ts';

/** What module names in the user's code depend on. */
export interface UserSite {
  /** The folder of the configuration, which `@site` refers to. */
  folder: string;
  /** The folders of static files: absolute paths. */
  staticFolders: readonly string[];
  /** The folders of translated texts, whose imports find files of the default language: absolute paths. */
  translations: readonly TranslatedFolder[];
  /** The configuration under the names of Docusaurus, returned by `@generated/docusaurus.config`. */
  siteConfig: object;
  /** Plugins of PostCSS for style sheets. */
  postcss: readonly StylePlugin[];
  /** Module with components that all texts can use: absolute path. */
  components?: string | undefined;
  /** Texts of the user's own code in the language of the site, by id. */
  messages?: Readonly<Record<string, string>>;
}

/** Name of the plugin. */
const own = 'user-modules';

/** Namespace of the provided modules; it appears in messages. */
const namespace = 'mtp-site';

/** Names of the site's modules and ours, which are not packages. */
const ownNames = /^@(?:site|generated|theme|theme-original|theme-init|docusaurus)(?:\/|$)/;

/** Other names of the components of the theme. */
const themePath = /^@(?:theme-(?:original|init)|docusaurus\/theme-classic\/(?:lib|src)\/theme)\//;

/** Names of packages, with or without a path in them. */
const packageNames = /^(?:@[a-z0-9-~][\w.~-]*\/)?[a-z0-9-~][\w.~-]*(?:\/|$)/i;

/** Resolves module names in the user's code; reports unknown ones with advice. */
export function userModules(inputs: Inputs, site: UserSite): Plugin {
  return {
    name: own,
    setup(setup) {
      // Provided modules exist already during rendering, and in browsers.
      setup.onResolve({ filter: /.*/, namespace }, ({ path }) => ({ path, external: true }));
      setup.onResolve({ filter: /.*/, namespace: 'translating' }, ({ path }) =>
        path === 'messages' ? { path, namespace: 'site-messages' } : { path, external: true },
      );
      setup.onResolve({ filter: /^@site\// }, (args) =>
        resolveAs(setup, join(site.folder, args.path.slice('@site/'.length)), args),
      );
      // A common name of the folder of sources, which sites define for their bundler.
      setup.onResolve({ filter: /^@\// }, (args) =>
        resolveAs(setup, join(site.folder, 'src', args.path.slice('@/'.length)), args),
      );
      setup.onResolve({ filter: /^[@a-z]/i }, (args) => {
        const { path } = args;
        if (isRequestOf(own, args.pluginData)) return undefined;
        if (path === generatedConfig) return { path, namespace: 'site-config' };
        const name = path.replace(themePath, '@theme/');
        if (path === translating && site.messages) return { path, namespace: 'translating' };
        const replaced = name === path ? ownModule(inputs, site.folder, name) : undefined;
        if (replaced !== undefined) return { path: replaced };
        const provided = [path, name].find((each) => providedExports(each));
        if (provided !== undefined)
          // Each module has its own copy, so that none becomes a shared chunk. Bundles may contain the name.
          return {
            path: provided,
            suffix: `#${relative(site.folder, args.importer)}`,
            namespace,
            sideEffects: false,
          };
        if (ownNames.test(path) || /^react(?:-dom|-router-dom)?(?:\/|$)/.test(path))
          return { errors: [faultOfUnknown(path)] };
        if (isBuiltin(path) && isInPackage(args.importer)) return resolveBuiltin(setup, args);
        return packageNames.test(path) ? resolvePackage(setup, args, site.folder) : undefined;
      });
      setup.onLoad({ filter: /.*/, namespace: 'translating' }, () => ({
        contents: translatingModule,
        loader: 'js',
      }));
      setup.onLoad({ filter: /.*/, namespace: 'site-messages' }, () => ({
        contents: `export default ${JSON.stringify(site.messages)};`,
        loader: 'js',
      }));
      setup.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `export { ${(providedExports(path) ?? []).join(', ')} } from ${JSON.stringify(path)};`,
        loader: 'js',
      }));
      setup.onLoad({ filter: /.*/, namespace: nodeOnly }, () => ({
        contents: 'module.exports = {};',
      }));
      setup.onLoad({ filter: /.*/, namespace: 'site-config' }, () => ({
        contents: `export default ${JSON.stringify(site.siteConfig)};`,
        loader: 'js',
      }));
      setup.onEnd(async ({ errors }) => {
        for (const error of errors) {
          explainMissingExport(error);
          explainMissingLoader(error);
          await explainImport(inputs, error, site.folder);
        }
      });
    },
  };
}

const generatedConfig = '@generated/docusaurus.config';

const translating = '@docusaurus/Translate';

/** Replaces `@docusaurus/Translate` if the site has texts in its language: finds them by id, or by the text itself. */
const translatingModule = `
import { jsx } from 'react/jsx-runtime';
import Base, { translate as base } from '${translating}';
import messages from 'messages';
const find = (id, text) => (Object.hasOwn(messages, id ?? text) ? messages[id ?? text] : text);
export const translate = ({ id, message }, values) => base({ id, message: find(id, message) }, values);
export default function Translate({ id, children, values }) {
  return jsx(Base, { id, values, children: find(id, children) });
}
`;

/** Resolves a path; faults refer to the place of the import. */
async function resolveAs(
  setup: PluginBuild,
  path: string,
  args: Pick<OnResolveArgs, 'importer' | 'resolveDir' | 'kind' | 'pluginData'>,
): Promise<OnResolveResult> {
  const { importer, resolveDir, kind } = args;
  const pluginData = requestOf(own, args.pluginData);
  const found = await setup.resolve(path, { importer, resolveDir, kind, pluginData });
  const { errors, warnings, ...result } = found;
  return errors.length > 0
    ? { errors: errors.map(({ text, notes }) => ({ text, notes })) }
    : { ...result, warnings };
}

/**
 * Resolves a package, for texts in other folders than the site also among the packages of the site; reports a missing
 * one with the command that installs it.
 */
async function resolvePackage(
  setup: PluginBuild,
  args: OnResolveArgs,
  siteFolder: string,
): Promise<OnResolveResult | undefined> {
  const { path, importer } = args;
  // Imports inside packages may be missing on purpose.
  if (isInPackage(importer) || !isImport(args.kind)) return undefined;
  const found = await resolveAs(setup, path, args);
  if (!found.errors) return found;
  const inSite = await resolveAs(setup, path, { ...args, resolveDir: siteFolder });
  if (!inSite.errors) return inSite;
  const name = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
  const advice = isBuiltin(path)
    ? `"${path}" is a Node.js module, but this code also runs in browsers.`
    : `Install the package: npm install ${name}`;
  return {
    errors: [{ text: `The package "${name}" is not installed.`, notes: [{ text: advice }] }],
  };
}

/** Namespace of Node's modules in code for browsers, where they are empty. */
const nodeOnly = 'node-only';

/**
 * Resolves a module of Node that a package requires. It is empty in browsers: packages for both ask where they run
 * before they use it.
 */
async function resolveBuiltin(setup: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult> {
  const found = await resolveAs(setup, args.path, args);
  // A package may have the name of the module, or be its replacement; or the importing one excludes the module.
  const isExcluded = !found.external && found.namespace === '';
  return found.errors || isExcluded ? { path: args.path, namespace: nodeOnly } : found;
}

/** True for a file of a package. */
export function isInPackage(importer: string): boolean {
  return /[\\/]node_modules[\\/]/.test(importer);
}

function isImport(kind: ImportKind): boolean {
  return kind === 'import-statement' || kind === 'require-call' || kind === 'dynamic-import';
}

/** Lists the exports of a provided module if an import names another one. */
function explainMissingExport(error: Message): void {
  const [, name, missing] =
    /^No matching export in "mtp-site:([^"#]+)[^"]*" for import "([^"]+)"/.exec(error.text) ?? [];
  if (name === undefined || missing === undefined) return;
  const names = (providedExports(name) ?? []).filter((each) => each !== 'default');
  error.text =
    missing === 'default'
      ? `"${name}" has no default export.`
      : `"${name}" does not provide "${missing}".`;
  const advice =
    names.length > 0 ? `It provides ${names.join(', ')}.` : 'It has only a default export.';
  error.notes = [{ text: advice, location: null }];
}

/** Advice for kinds of files that other bundlers can import. */
const adviceOfEnding: Readonly<Record<string, string>> = table({
  less: 'Compile it to CSS, and import the result: npx lessc a.less a.css',
});

/** Reports how to handle a file without a loader. */
function explainMissingLoader(error: Message): void {
  const [, ending] = /^No loader is configured for "\.(\w+)" files: /.exec(error.text) ?? [];
  if (ending === undefined) return;
  error.text = `A module cannot import files that end in ".${ending}".`;
  const text =
    adviceOfEnding[ending] ??
    'It can import modules, CSS, JSON, YAML, images, fonts, and source code as text. To import any file as text: import text from "!!raw-loader!./file"';
  error.notes = [{ text, location: null }];
}
