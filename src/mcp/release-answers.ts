import { changePhrase, reportChanges, declarationLines } from '../releases/change-report.ts';
import { compareSnapshots } from '../releases/compare-snapshots.ts';
import { declarationText } from '../releases/declaration-text.ts';
import { compareReleases } from '../releases/release-name.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from '../releases/symbol-index.ts';
import { inCode, plainLine } from './answers.ts';
import type { BuiltSite } from './built-site.ts';
import { findNamed, releaseNames } from './find-symbol.ts';
import { deprecationOf, includeOf, notFound } from './symbol-answer.ts';

/** Most declarations of a name in an answer. */
const mostDeclarations = 6;

/** Says that a site has no snapshots of a release, and which it has. */
function unknownRelease(release: string, releases: readonly string[]): string {
  return releases.length === 0
    ? 'This site has no snapshots of releases.'
    : `This site has no snapshot of ${inCode(release)}. It has ${releases.join(', ')}.`;
}

/** Answers what changed between two releases; the newer one is the documented code by default. */
export async function changesAnswer(
  site: BuiltSite,
  from: string,
  to: string | undefined,
): Promise<string> {
  const releases = await site.releases();
  const [old, now] = [await site.release(from), await site.release(to)];
  if (!old) return unknownRelease(from, releases);
  if (!now) return unknownRelease(to ?? 'next', releases);
  const policy = { rules: [], abi: false, accepted: [], versioning: 'semver' as const };
  const { groups, changes } = reportChanges(old.snapshot, now.snapshot, policy);
  const title = `# ${plainLine(now.snapshot.header.library)}: changes from ${from} to ${now.snapshot.header.release}`;
  if (changes.length === 0) return `${title}\n\nThe public API is the same.`;
  const parts = groups.map(({ category, symbols }) => {
    const rows = symbols.map((symbol) => {
      const phrases = symbol.changes.map(({ change }) => plainLine(changePhrase(change)));
      const lines = declarationLines(symbol).map(
        ({ sign, text }) => `  ${inCode(`${sign} ${text}`)}`,
      );
      return [`- ${inCode(symbol.name)}: ${[...new Set(phrases)].join('; ')}`, ...lines].join('\n');
    });
    return `## ${category} (${symbols.length})\n\n${rows.join('\n')}`;
  });
  return [title, ...parts].join('\n\n');
}

/** Answers whether a release has a symbol, and what to use there if it does not. */
export async function releaseAnswer(
  site: BuiltSite,
  name: string,
  release: string,
): Promise<string> {
  const releases = await site.releases();
  const index = await site.release(release);
  if (!index) return unknownRelease(release, releases);
  const named = findNamed(name, releaseNames(index));
  const { found, others, isAmbiguous } = named;
  if (isAmbiguous) return notFound(name, named);
  if (found.length > 0) return `Yes, ${release} has it.\n\n${declarationsOf(found)}`;
  const answer = [`No, ${release} has no ${inCode(name)}.`];
  // The last earlier release that has it says when it was removed, the first later one when it was added.
  const later = await firstWith(
    name,
    releases.filter((each) => compareReleases(each, release) > 0),
    site,
  );
  const earlier = await firstWith(
    name,
    releases.filter((each) => compareReleases(each, release) < 0).reverse(),
    site,
  );
  if (later)
    answer.push(
      `It was added later: ${later.release} is the first release with it.\n\n${declarationsOf(later.found)}`,
    );
  if (earlier) {
    const changes = compareSnapshots(earlier.index.snapshot, index.snapshot);
    const full = new Set(earlier.found.map(({ owner, symbol }) => qualified(owner, symbol)));
    const phrases = changes
      .filter((change) => full.has(change.name))
      .map((change) => `${inCode(change.name)} ${plainLine(changePhrase(change))}`);
    answer.push(`${earlier.release} is the last release before that has it.`);
    if (phrases.length > 0) answer.push(`Since then: ${[...new Set(phrases)].join('; ')}.`);
    const symbols = earlier.found.map(({ symbol }) => symbol);
    if (symbols.some(({ deprecated }) => deprecated !== undefined))
      answer.push(`It was deprecated there: ${deprecationOf(symbols)}`);
  }
  if (!later && !earlier) answer.push('No release with a snapshot has it.');
  if (others.length > 0)
    answer.push(
      `${release} has these similar names:\n\n${others.map((other) => `- ${inCode(other)}`).join('\n')}`,
    );
  return answer.join('\n\n');
}

/** Returns the first of some releases that has a symbol. */
async function firstWith(
  name: string,
  releases: readonly string[],
  site: BuiltSite,
): Promise<{ release: string; index: SymbolIndex; found: IndexedSymbol[] } | undefined> {
  for (const release of releases) {
    const index = await site.release(release);
    const { found } = index ? findNamed(name, releaseNames(index)) : { found: [] };
    if (index && found.length > 0) return { release, index, found };
  }
  return undefined;
}

function declarationsOf(found: readonly IndexedSymbol[]): string {
  const rows = found.slice(0, mostDeclarations).map(({ owner, symbol }) => {
    const { header, since, deprecated } = symbol;
    const facts = [
      ...(header === undefined ? [] : [includeOf(header)]),
      ...(since === undefined ? [] : [`since: ${plainLine(since)}`]),
      ...(deprecated === undefined ? [] : [`deprecated: ${deprecationOf([symbol])}`]),
    ];
    const scope = owner === '' ? '' : ` in ${inCode(owner)}`;
    return `- ${inCode(declarationText(symbol))}${scope}${facts.map((fact) => `; ${fact}`).join('')}`;
  });
  const more = found.length - rows.length;
  return [...rows, ...(more > 0 ? [`- and ${more} more overloads`] : [])].join('\n');
}
