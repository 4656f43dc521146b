import { reportChanges, declarationLines } from '../releases/change-report.ts';
import { declarationText } from '../releases/declaration-text.ts';
import { compareReleases } from '../releases/release-name.ts';
import type { IndexedSymbol, SymbolIndex } from '../releases/symbol-index.ts';
import { advisedPhrase, deprecationOf } from './advice.ts';
import { inCode, plainLine } from './answers.ts';
import type { BuiltSite } from './built-site.ts';
import { findNamed, releaseNames } from './find-symbol.ts';
import { changesBetween, firstWith, formerSymbol } from './former-symbol.ts';
import { includeOf, notFound } from './symbol-answer.ts';

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
  const { groups, changes } = reportChanges(
    old.snapshot,
    now.snapshot,
    policy,
    await changesBetween(old, now, site),
  );
  const title = `# ${plainLine(now.snapshot.header.library)}: changes from ${from} to ${now.snapshot.header.release}`;
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
  if (found.length > 0) return `Yes, ${release} has it.\n\n${declarationsOf(found, index)}`;
  const answer = [`No, ${release} has no ${inCode(name)}.`];
  // The first later release with it says when it was added, the last earlier one when it was removed.
  const later = await firstWith(
    name,
    releases.filter((each) => compareReleases(each, release) > 0),
    site,
  );
  if (later)
    answer.push(
      `It was added later: ${later.release} is the first release with it.\n\n${declarationsOf(later.found, later.index)}`,
    );
  const before = releases.filter((each) => compareReleases(each, release) < 0).reverse();
  const removal = await formerSymbol(name, index, before, site);
  answer.push(...removal);
  if (!later && removal.length === 0) answer.push('No release with a snapshot has it.');
  if (others.length > 0)
    answer.push(
      `${release} has these similar names:\n\n${others.map((other) => `- ${inCode(other)}`).join('\n')}`,
    );
  return answer.join('\n\n');
}

function declarationsOf(found: readonly IndexedSymbol[], index: SymbolIndex): string {
  const rows = found.slice(0, mostDeclarations).map((each) => {
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
  return [...rows, ...(more > 0 ? [`- and ${more} more overloads`] : [])].join('\n');
}
