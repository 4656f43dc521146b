import { relative, resolve } from 'node:path';
import type { Loader, Metafile } from 'esbuild';
import { displayPath } from '../../diagnostics/display-path.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { ProseModule } from '../../model/prose-code.ts';
import type { Place } from '../../shared/place.ts';
import {
  inlineStyles,
  mergeSources,
  type PolicyDirective,
  type PolicySources,
} from '../../shared/policy-sources.ts';
import { scriptSources } from '../tag-sources.ts';
import { placeInText, textNamespace } from '../text-modules.ts';
import { addsStyles } from './adds-styles.ts';
import { PackageCode } from './package-code.ts';
import { findUses } from './find-uses.ts';
import { parseModule } from './parse-module.ts';

/** Something in the user's code that the policy refuses unless the configuration allows it. */
export interface Refusal {
  /** The directive. */
  directive: PolicyDirective;
  /** The keyword that allows it; missing if the code does not show the address. */
  keyword?: string;
  /** What does it, as messages name it. */
  what: string;
  /** Where. */
  place: Place;
  /** The package that does it, if it is not the user's own code. */
  package?: string;
}

/** What the user's code loads, and what it links to. */
export interface UserUses {
  /** The sources that each bundle names, with those of its imports; bundles that name none are missing. */
  sources: ReadonlyMap<string, PolicySources>;
  /** What the policy refuses. */
  refused: readonly Refusal[];
  /** Places of plain `a` elements, by their address as written. */
  links: ReadonlyMap<string, Place>;
}

/** What the bundler read: its metafile, and the input file of each bundle. */
export interface BundledInputs {
  /** Inputs of the metafile. */
  files: Metafile['inputs'];
  /** Maps the name of each bundle to its input. */
  entries: ReadonlyMap<string, string>;
  /** The code of texts. */
  texts: readonly ProseModule[];
}

/** What one file of the user uses. */
interface FileUses {
  known: PolicySources[];
  /** What has no address; some of it only in the code. */
  unknown: (Refusal & { isShown: boolean })[];
  refused: Refusal[];
  passed: string[];
  links: [href: string, place: Place][];
}

/** Finds what the user's code uses. Code of packages counts only if it runs text, or adds scripts or frames. */
export async function findUserUses(inputs: Inputs, bundled: BundledInputs): Promise<UserUses> {
  const { files, entries } = bundled;
  const packages = new PackageCode(inputs, files);
  const own = new Map<string, FileUses>();
  await Promise.all(
    Object.keys(files)
      .filter((name) => loaderOf(name) && !/(?:^|[\\/])node_modules[\\/]/.test(name))
      .map(async (name) => {
        const found = await usesOf(name, inputs, bundled, packages);
        if (found) own.set(name, found);
      }),
  );
  const sources = new Map<string, PolicySources>();
  const answered = new Set<FileUses>();
  for (const [bundle, entry] of entries) {
    const reached = [...reachableFrom(entry, files)].flatMap((name) => own.get(name) ?? []);
    const passed = [...new Set(reached.flatMap((each) => each.passed))].sort();
    const received = reached.flatMap(({ unknown }) =>
      passed.length > 0 ? unknown.map(({ directive }) => ({ [directive]: passed })) : [],
    );
    if (passed.length > 0) for (const each of reached) answered.add(each);
    const merged = mergeSources([...reached.flatMap(({ known }) => known), ...received]);
    if (Object.keys(merged).length > 0) sources.set(bundle, merged);
  }
  const all = [...own].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  const refused = all.flatMap((each) => [
    ...each.refused,
    ...(answered.has(each) ? [] : each.unknown.filter(({ isShown }) => !isShown)),
  ]);
  const links = new Map(all.flatMap((each) => each.links).reverse());
  return { sources, refused, links };
}

async function usesOf(
  name: string,
  inputs: Inputs,
  { texts, files }: BundledInputs,
  packages: PackageCode,
): Promise<FileUses | undefined> {
  const text = textOf(name, texts);
  const source = text?.source ?? (await inputs.read(resolve(name), 'utf8')) ?? '';
  const parsed = await parseModule(source, loaderOf(name) ?? 'jsx');
  if (!parsed) return undefined;
  const file = text?.file ?? displayPath(resolve(name));
  const placeOf = (node: Parameters<typeof parsed.placeOf>[0]): Place => {
    const place = parsed.placeOf(node);
    return { file, ...(text ? placeInText(text, place) : place) };
  };
  const { uses, passed, links, imports } = findUses(parsed.program);
  const known = addsStyles(source) ? [inlineStyles] : [];
  const found: FileUses = { known, unknown: [], refused: [], passed, links: [] };
  // Elements may get addresses from answers to requests; all others are in the HTML of pages.
  const requests = uses.some(({ directive }) => directive === 'connect');
  for (const { directive, source: allowing, what, node, isRendered } of uses) {
    const isShown = isRendered && (directive === 'form' || !requests);
    if (allowing === undefined)
      found.unknown.push({ directive, what, place: placeOf(node), isShown });
    else if (allowing.startsWith("'"))
      found.refused.push({ directive, keyword: allowing, what, place: placeOf(node) });
    else found.known.push(trusted(directive, allowing));
  }
  for (const { href, node } of links) found.links.push([href, placeOf(node)]);
  for (const { name: imported, node } of imports) {
    const target = files[name]?.imports.find(
      ({ original, path }) => (original ?? path) === imported,
    );
    const inPackage = target ? packages.uses(target.path) : [];
    const owner = packageName(imported, target?.path);
    for (const { name: inner, what, directive, keyword } of inPackage) {
      if (directive === 'style') found.known.push(inlineStyles);
      else
        found.refused.push({
          ...{ directive, keyword, place: placeOf(node), package: owner },
          what: inner === owner ? what : `${what} (in "${inner}")`,
        });
    }
  }
  return found;
}

function trusted(directive: PolicyDirective, source: string): PolicySources {
  return directive === 'script' ? scriptSources([source]) : { [directive]: [source] };
}

/** Returns the name of an imported package; a path may lead into one, too. */
function packageName(imported: string, path = ''): string {
  const [, inside] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  if (/^[./]/.test(imported) && inside !== undefined) return inside.replaceAll('\\', '/');
  return imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the code of a text, given the name of its input. */
function textOf(name: string, texts: readonly ProseModule[]): ProseModule | undefined {
  if (!name.startsWith(`${textNamespace}:`)) return undefined;
  return texts[Number(name.slice(name.lastIndexOf('#') + 1))];
}

/** Returns how to parse an input; `undefined` for inputs that are no code of the user. */
function loaderOf(name: string): Loader | undefined {
  if (name.startsWith(`${textNamespace}:`)) return 'jsx';
  if (/^[\w-]{2,}:/.test(name)) return undefined;
  const [, ending] = /\.[cm]?([jt]sx?)$/.exec(name) ?? [];
  if (ending === undefined) return undefined;
  return ending === 'ts' ? 'ts' : ending === 'tsx' ? 'tsx' : 'jsx';
}

function reachableFrom(entry: string, files: Metafile['inputs']): Set<string> {
  const reached = new Set([entry]);
  for (const name of reached)
    for (const { path, external } of files[name]?.imports ?? []) if (!external) reached.add(path);
  return reached;
}

/** Returns the name of a file among the inputs of a bundle. */
export function inputName(file: string): string {
  return relative(process.cwd(), file).replaceAll('\\', '/');
}
