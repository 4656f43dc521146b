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
import { statSync } from '../inputs/files.ts';
import { explainImport } from './import-faults.ts';
import { providedExports } from './provided-modules.ts';
import { faultOfUnknown } from './unknown-modules.ts';

/** What the names of modules in the user's code depend on. */
export interface UserSite {
  /** The folder of the configuration: what `@site` stands for. */
  folder: string;
  /** The configuration under the names of Docusaurus: what `@generated/docusaurus.config` gives. */
  siteConfig: object;
  /** What texts of the user's code are called in the language of the site, by their ids. */
  messages?: Readonly<Record<string, string>>;
}

/** Namespace of the modules that are provided; messages name them by it. */
const namespace = 'mtp-site';

/** Endings of modules that a name without ending may stand for. */
const endings = [
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Names that stand for something of the site's or of ours, and no package. */
const ownNames = /^@(?:site|generated|theme|theme-original|theme-init|docusaurus)(?:\/|$)/;

/** Names of packages, with or without a path in them. */
const packageNames = /^(?:@[a-z0-9-~][\w.~-]*\/)?[a-z0-9-~][\w.~-]*(?:\/|$)/i;

/** Finds what names in the user's code stand for; what nobody provides is told with what to write instead. */
export function userModules(site: UserSite): Plugin {
  return {
    name: 'user-modules',
    setup(setup) {
      // What is provided is there already where pages are rendered, and in browsers.
      setup.onResolve({ filter: /.*/, namespace }, ({ path }) => ({ path, external: true }));
      setup.onResolve({ filter: /.*/, namespace: 'translating' }, ({ path }) =>
        path === 'messages' ? { path, namespace: 'site-messages' } : { path, external: true },
      );
      setup.onResolve({ filter: /^@site\// }, (args) =>
        resolveAs(setup, join(site.folder, args.path.slice('@site/'.length)), args),
      );
      setup.onResolve({ filter: /^[@a-z]/i }, (args) => {
        const { path } = args;
        if (isSeen(args.pluginData)) return undefined;
        if (path === generatedConfig) return { path, namespace: 'site-config' };
        const name = path.replace(/^@theme-(?:original|init)\//, '@theme/');
        if (path === translating && site.messages) return { path, namespace: 'translating' };
        const own = name === path ? ownModule(site.folder, name) : undefined;
        if (own !== undefined) return { path: own };
        const provided = [path, name].find((each) => providedExports(each));
        if (provided !== undefined)
          // Each module has its own, so that none of them is a part that bundles share. Bundles may have the name.
          return {
            path: provided,
            suffix: `#${relative(site.folder, args.importer)}`,
            namespace,
            sideEffects: false,
          };
        if (ownNames.test(path) || /^react(?:-dom|-router-dom)?(?:\/|$)/.test(path))
          return { errors: [faultOfUnknown(path)] };
        return packageNames.test(path) ? resolvePackage(setup, args) : undefined;
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
      setup.onLoad({ filter: /.*/, namespace: 'site-config' }, () => ({
        contents: `export default ${JSON.stringify(site.siteConfig)};`,
        loader: 'js',
      }));
      setup.onEnd(async ({ errors }) => {
        for (const error of errors) {
          tellNames(error);
          tellEnding(error);
          await explainImport(error, site.folder);
        }
      });
    },
  };
}

const generatedConfig = '@generated/docusaurus.config';

const translating = '@docusaurus/Translate';

/** What stands for that module where the site has texts in its language: it finds them by id, or by the text itself. */
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

/** Marks a request of ours, so that we do not answer it ourselves. */
const seen = Symbol('seen');

function isSeen(data: unknown): boolean {
  return data === seen;
}

/** What a path stands for, with the place of the import in what goes wrong. */
async function resolveAs(
  setup: PluginBuild,
  path: string,
  { importer, resolveDir, kind }: Pick<OnResolveArgs, 'importer' | 'resolveDir' | 'kind'>,
): Promise<OnResolveResult> {
  const found = await setup.resolve(path, { importer, resolveDir, kind, pluginData: seen });
  const { errors, warnings, ...result } = found;
  return errors.length > 0
    ? { errors: errors.map(({ text, notes }) => ({ text, notes })) }
    : { ...result, warnings };
}

/** A package; one that is not there is told with the command that brings it. */
async function resolvePackage(
  setup: PluginBuild,
  args: OnResolveArgs,
): Promise<OnResolveResult | undefined> {
  const { path, importer } = args;
  // What a package itself asks for may be missing on purpose.
  if (/[\\/]node_modules[\\/]/.test(importer) || !isImport(args.kind)) return undefined;
  const found = await resolveAs(setup, path, args);
  if (!found.errors) return found;
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

function isImport(kind: ImportKind): boolean {
  return kind === 'import-statement' || kind === 'require-call' || kind === 'dynamic-import';
}

/** A module below `src/theme` of the site, for the name that it has there. */
function ownModule(folder: string, name: string): string | undefined {
  if (!name.startsWith('@theme/')) return undefined;
  const path = join(folder, 'src/theme', name.slice('@theme/'.length));
  return endings.map((ending) => path + ending).find((file) => statSync(file)?.isFile());
}

/** Where a provided module lacks an export, says which it has. */
function tellNames(error: Message): void {
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

/** What to do with files of some kinds that are imported elsewhere. */
const adviceOfEnding: Readonly<Record<string, string>> = {
  scss: 'Compile it to CSS, and import the result: npx sass a.scss a.css',
  sass: 'Compile it to CSS, and import the result: npx sass a.sass a.css',
  less: 'Compile it to CSS, and import the result: npx lessc a.less a.css',
  md: 'Only Markdown files can import Markdown; pass it to a component as children.',
  mdx: 'Only Markdown files can import Markdown; pass it to a component as children.',
};

/** Says of a file that nothing is known to be made of what to do with it. */
function tellEnding(error: Message): void {
  const [, ending] = /^No loader is configured for "\.(\w+)" files: /.exec(error.text) ?? [];
  if (ending === undefined) return;
  error.text = `A module cannot import files that end in ".${ending}".`;
  const text =
    adviceOfEnding[ending] ??
    'It can import modules, CSS, JSON, YAML, images and fonts. To import any file as text: import text from "!!raw-loader!./file"';
  error.notes = [{ text, location: null }];
}
