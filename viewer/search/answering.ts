import type {
  AnswerGroup,
  ResultGroup,
  SearchAnswer,
  SearchQuestion,
} from '../../src/shared/search/answer.ts';
import { completionsOf, parseQuery, type Query } from '../../src/shared/search/query.ts';
import type { ProseSearch } from './prose-search.ts';
import type { SiteIndex } from './site-index.ts';
import { symbolGroup } from './symbol-result.ts';
import { SymbolSearch } from './symbol-search.ts';

/** How long what was found is kept back, for what is found next to be part of the same answer: milliseconds. */
const patience = 4;

/** The same where everything is looked at, which takes a while. */
const patienceForAll = 150;

const textGroups = ['guide', 'post', 'page'] as const;

/** Answers a question, in one or several answers. */
export async function answer(
  index: SiteIndex,
  base: string,
  question: SearchQuestion,
  isWanted: () => boolean,
  onAnswer: (answer: SearchAnswer) => void,
): Promise<void> {
  const { query: text, isWhole } = question;
  const given: SearchAnswer = {
    query: text,
    groups: [],
    total: 0,
    isComplete: false,
    completions: [],
    otherVersions: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const manifest = await index.manifest();
    const version = index.version(manifest, question.version);
    if (!version) return;
    given.completions = completionsOf(text, version.symbols?.namespaces ?? []);
    given.otherVersions = manifest.versions
      .filter((other) => other !== version)
      .map(({ name, label }) => ({ name, label }));
    const query = parseQuery(text, manifest.commonWords);
    const texts = new Map<ResultGroup, AnswerGroup>();
    const tell = (isComplete: boolean): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!isWanted()) return;
      const groups = [
        ...(symbols ? [symbolGroup(symbols.rows, query, base)] : []),
        ...textGroups
          .flatMap((group) => texts.get(group) ?? [])
          .map((group) => ({ ...group, results: [...group.results] })),
      ].filter(({ results }) => results.length > 0);
      if (groups.length === 0 && !isComplete) return;
      onAnswer({
        ...given,
        groups,
        total: groups.reduce((sum, group) => sum + group.total, 0),
        isComplete,
        ...(symbols?.rows.isPartial ? { isPartial: true } : {}),
      });
    };
    const tellSoon = (): void => {
      timer ??= setTimeout(tell, isWhole ? patienceForAll : patience, false);
    };
    const files = query.groups && !query.groups.has('symbol') ? undefined : index.symbols(version);
    const symbols =
      files && text.trim() !== ''
        ? new SymbolSearch(files, query, question, isWanted, tellSoon)
        : undefined;
    // The details of what has not got them yet.
    const describe = async (): Promise<void> => {
      await Promise.all(
        (symbols?.rows.found ?? []).map(async (symbol) => {
          symbol.details ??= await files?.detailsOf(symbol.row);
        }),
      );
    };

    if (text.trim() === '') {
      const results = manifest.entries.map(([label, href]) => ({
        group: 'page' as const,
        kind: 'page',
        name: [{ text: label, isMatch: false }],
        href,
      }));
      texts.set('page', { group: 'page', results, total: results.length });
    }
    const prose = addProse(index.prose(manifest, version), query, question.limit, base, texts);
    await symbols?.next();
    const rest = Promise.all([prose, describe()]).then(() => symbols?.isDone ?? true);
    if (!(await Promise.race([rest, pause(patience)]))) tell(false);
    let since = performance.now();
    while (symbols && !symbols.isDone) {
      // Other questions come in between.
      if (performance.now() - since > patience) {
        await pause(0);
        since = performance.now();
      }
      await symbols.next();
      tellSoon();
    }
    await Promise.all([rest, describe()]);
    tell(true);
  } catch {
    clearTimeout(timer);
    if (isWanted()) onAnswer({ ...given, isComplete: true, isFailed: true });
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

async function addProse(
  searches: readonly ProseSearch[],
  query: Query,
  limit: number,
  base: string,
  groups: Map<ResultGroup, AnswerGroup>,
): Promise<void> {
  const wantsText = !query.groups || [...query.groups].some((group) => group !== 'symbol');
  if (!wantsText || query.signature || (query.words.length === 0 && !query.groups)) return;
  await Promise.all(
    searches.map(async (search) => {
      const passages: Promise<void>[] = [];
      for (const { group: name, result, passage } of await search.find(query, base)) {
        const group = groups.get(name) ?? { group: name, results: [], total: 0 };
        groups.set(name, group);
        if (group.total++ >= limit) continue;
        const own = result();
        group.results.push(own);
        passages.push(
          passage().then((detail) => {
            if (detail) own.detail = detail;
          }),
        );
      }
      await Promise.all(passages);
    }),
  );
}
