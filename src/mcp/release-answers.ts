import { reportChanges, declarationLines } from '../releases/change-report.ts';
import { declarationText } from '../releases/declaration-text.ts';
import { compareReleases, isReleaseName } from '../releases/release-name.ts';
import type { IndexedSymbol, SymbolIndex } from '../releases/symbol-index.ts';
import { advisedPhrase, deprecationOf } from './advice.ts';
import { inCode, plainLine } from './answers.ts';
import type { BuiltSite } from './built-site.ts';
import { findNamed, releaseNames } from './find-symbol.ts';
import type { LibraryReleases } from './library-releases.ts';
import { changesBetween, firstWith, formerSymbol } from './former-symbol.ts';
import { meantOverloads } from './named-overloads.ts';
import { includeOf, notFound } from './symbol-answer.ts';

/** Most declarations of a name in an answer. */
const mostDeclarations = 6;

/** Says that a site has no snapshots of a release, and which it has. */
function unknownRelease(release: string, releases: readonly string[]): string {
  if (releases.length === 0) return 'This site has no snapshots of releases.';
  const before = isReleaseName(release)
    ? releases.filter((each) => compareReleases(each, release) < 0).at(-1)
    : undefined;
  const nearest = before === undefined ? '' : ` The last one before it is ${before}.`;
  return `This site has no snapshot of ${inCode(release)}. It has ${releases.join(', ')}.${nearest}`;
}

/** Returns the name that a site has for a release, which agents know as "v3.4", "fmt-12.1.0" or "3.4.0", too. */
function nameOn(releases: readonly string[], release: string): string {
  const wanted = release.trim().replace(/^\D+(?=\d)/, '');
  const same = (each: string): boolean =>
    isReleaseName(wanted) && isReleaseName(each) && compareReleases(each, wanted) === 0;
  return releases.find((each) => each === release) ?? releases.find(same) ?? release;
}

/** Returns the releases of a library, or says which libraries the site has. */
async function chosenLibrary(
  site: BuiltSite,
  wanted: string | undefined,
): Promise<LibraryReleases | string> {
  const all = await site.libraryReleases();
  const [only] = all.size === 1 ? all.values() : [];
  const found = wanted === undefined ? only : (all.get(wanted) ?? (all.has('') ? only : undefined));
  if (found) return found;
  const names = [...all.keys()].map(inCode).join(', ');
  return wanted === undefined
    ? `The site has several libraries, each with releases of its own. Name one as the argument library: ${names}.`
    : `The site has no releases of a library ${inCode(wanted)}. It has those of ${names}.`;
}

/** Answers what changed between two releases; the newer one is the documented code by default. */
export async function changesAnswer(
  site: BuiltSite,
  older: string,
  newer: string | undefined,
  wanted?: string,
): Promise<string> {
  const library = await chosenLibrary(site, wanted);
  if (typeof library === 'string') return library;
  const releases = await library.releases();
  const from = nameOn(releases, older);
  const to = newer === undefined ? undefined : nameOn(releases, newer);
  const [old, now] = [await library.release(from), await library.release(to)];
  if (!old) return unknownRelease(from, releases);
  if (!now) return unknownRelease(to ?? 'next', releases);
  const policy = { rules: [], abi: false, accepted: [], versioning: 'semver' as const };
  const { groups, changes } = reportChanges(
    old.snapshot,
    now.snapshot,
    policy,
    await changesBetween(old, now, library),
  );
  const title = `# ${plainLine(now.snapshot.header.library)}: changes from ${from} to ${now.snapshot.header.release}`;
  // Who goes back to an earlier release may ask so, too.
  const isBack = compareReleases(from, now.snapshot.header.release) > 0;
  const note = isBack ? [`${from} is the newer release: this is what going back changes.`] : [];
  if (changes.length === 0) return `${title}\n\nThe public API is the same.`;
  const parts = groups.map(({ category, symbols }) => {
    const rows = symbols.map((symbol) => {
      const phrases = symbol.changes.map(({ change }) => advisedPhrase(change));
      const row = `- ${inCode(symbol.name)}: ${[...new Set(phrases)].join('; ')}`;
      const lines = declarationLines(symbol);
      const [only] = lines;
      // A new symbol has one declaration, and the section says that it is new.
      if (only && lines.length === 1 && category === 'added')
        return `- ${inCode(symbol.name)}: ${inCode(only.text)}`;
      return [row, ...lines.map(({ sign, text }) => `  ${inCode(`${sign} ${text}`)}`)].join('\n');
    });
    return `## ${category} (${symbols.length})\n\n${rows.join('\n')}`;
  });
  return [title, ...note, ...parts].join('\n\n');
}

/**
 * Answers whether a release has a symbol, or the overload that its parameters name, and what to use there if it does not.
 * `isWhole` lists all overloads.
 */
export async function releaseAnswer(
  site: BuiltSite,
  name: string,
  wanted: string,
  { isWhole = false, library: own }: { isWhole?: boolean; library?: string | undefined } = {},
): Promise<string> {
  const library = await chosenLibrary(site, own);
  if (typeof library === 'string') return library;
  const releases = await library.releases();
  const release = nameOn(releases, wanted);
  const index = await library.release(release);
  if (!index) return unknownRelease(release, releases);
  const named = findNamed(name, releaseNames(index));
  const { found, others, isAmbiguous } = named;
  if (isAmbiguous) return notFound(name, named);
  const meant = meantOverloads(name, found);
  if (meant.length > 0)
    return `Yes, ${release} has it.\n\n${declarationsOf(meant, index, isWhole)}`;
  const answer = [`No, ${release} has no ${inCode(name)}.`];
  // The first later release with it says when it was added, the last earlier one when it was removed.
  const later = await firstWith(
    name,
    releases.filter((each) => compareReleases(each, release) > 0),
    library,
  );
  if (later)
    answer.push(
      `It was added later: ${later.release} is the first release with it.\n\n${declarationsOf(later.found, later.index, isWhole)}`,
    );
  const before = releases.filter((each) => compareReleases(each, release) < 0).reverse();
  const removal = await formerSymbol(name, index, before, library);
  answer.push(...removal);
  if (!later && removal.length === 0) answer.push('No release with a snapshot has it.');
  if (found.length > 0)
    answer.push(
      `${release} has it with other parameters:\n\n${declarationsOf(found, index, isWhole)}`,
    );
  if (others.length > 0)
    answer.push(
      `${release} has these similar names:\n\n${others.map((other) => `- ${inCode(other)}`).join('\n')}`,
    );
  return answer.join('\n\n');
}

function declarationsOf(
  found: readonly IndexedSymbol[],
  index: SymbolIndex,
  isWhole: boolean,
): string {
  const rows = found.slice(0, isWhole ? undefined : mostDeclarations).map((each) => {
    const { owner, symbol } = each;
    const { header, since, deprecated } = symbol;
    const facts = [
      ...(header === undefined ? [] : [includeOf(header)]),
      ...(since === undefined ? [] : [`since: ${plainLine(since)}`]),
      ...(deprecated === undefined ? [] : [`deprecated: ${deprecationOf([each], index)}`]),
    ];
    const scope = owner === '' ? '' : ` in ${inCode(owner)}`;
    return `- ${inCode(declarationText(symbol))}${scope}${facts.map((fact) => `; ${fact}`).join('')}`;
  });
  const more = found.length - rows.length;
  return [...rows, ...(more > 0 ? [`- and ${more} more, for the argument whole`] : [])].join('\n');
}
