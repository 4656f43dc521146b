import type { AnswerGroup, SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';
import {
  completionsOf,
  groupFilters,
  parseQuery,
  type Query,
} from '../../src/shared/search/query.ts';
import type { ProseSearch } from './prose-search.ts';
import { RowScan } from './row-scan.ts';
import type { SiteIndex } from './site-index.ts';
import { symbolGroup } from './symbol-result.ts';
import { SymbolSearch } from './symbol-search.ts';

/** Milliseconds that a browser may take to paint an answer. */
const frame = 16;

/** Number of rows from which readers cannot see what comes below. */
const manyRows = 8;

/** Milliseconds that results are held back, so that the next ones become part of the same answer. */
const batchDelay = 8;

/** The same for a search of everything, which takes longer. */
const wholeBatchDelay = 150;

/** Answers a question, in one or more answers. */
export async function answer(
  index: SiteIndex,
  base: string,
  question: SearchQuestion,
  isCurrent: () => boolean,
  onAnswer: (answer: SearchAnswer) => void,
): Promise<void> {
  const { query: text, isWhole, facets } = question;
  const given: SearchAnswer = {
    query: text,
    groups: [],
    total: 0,
    isComplete: false,
    completions: [],
    otherVersions: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;
  let since = performance.now();
  try {
    const manifest = await index.manifest();
    const version = index.version(manifest, question.version);
    if (!version) return;
    given.completions = completionsOf(text, version.symbols?.namespaces ?? []);
    given.otherVersions = manifest.versions.flatMap(({ name, label }) =>
      name === version.name ? [] : { name, label },
    );
    const query = parseQuery(text);
    const { phrases } = query;
    const texts = new Map<string, AnswerGroup>();
    /** True for texts that come first: the post of a wanted release, or a heading with the words that no name has. */
    const isFirst = ({ results: [first], group }: AnswerGroup): boolean =>
      !!first?.name.some(({ text, isMatch }) => isMatch && /\d\.\d/.test(text)) ||
      (symbols?.rows.isWeak === true &&
        group !== 'symbol' &&
        query.words.every((word) => first?.scope?.toLowerCase().includes(word)));
    const send = (isComplete: boolean): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!isCurrent()) return;
      const groups = [
        ...(symbols ? [symbolGroup(symbols.rows, query, base)] : []),
        ...groupFilters
          .flatMap((group) => texts.get(group) ?? [])
          .map((group) => ({ ...group, results: [...group.results] })),
      ]
        .filter(({ results }) => results.length > 0)
        .sort((a, b) => +isFirst(b) - +isFirst(a));
      if (groups.length === 0 && !isComplete) return;
      answers += 1;
      onAnswer({
        ...given,
        groups,
        total: groups.reduce((sum, group) => sum + group.total, 0),
        isComplete,
        isPartial: symbols?.rows.isPartial,
        instead: symbols?.rows.instead,
      });
    };
    const sendSoon = (): void => {
      timer ??= setTimeout(send, isWhole ? wholeBatchDelay : batchDelay, false);
    };
    const files = query.groups && !query.groups.has('symbol') ? undefined : index.symbols(version);
    const narrowing =
      facets || (files && query.since)
        ? await (await import('./further/narrowing.ts')).narrow(files, query, facets)
        : undefined;
    const symbols =
      files && text.trim() !== ''
        ? new SymbolSearch(
            new RowScan(files, query, question, isCurrent, sendSoon, narrowing?.seen),
          )
        : undefined;
    // Loads the details of symbols that lack them.
    const describe = (): Promise<unknown> =>
      Promise.all(
        (symbols?.rows.found ?? []).map(async (symbol) => {
          symbol.details ??= await files?.detailsOf(symbol.row);
        }),
      );
    // Paint the first results before doing anything else; show later ones when there is time.
    const show = async (): Promise<void> => {
      let wait = performance.now() - since > batchDelay ? 0 : undefined;
      if (answers > 0) sendSoon();
      else {
        await Promise.race([describe(), pause(batchDelay)]);
        send(false);
        if (answers > 0) wait = frame;
      }
      // Lets other questions through.
      if (wait === undefined) return;
      await pause(wait);
      since = performance.now();
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
    await symbols?.next();
    // Show results that fill the list before searching texts.
    if (symbols && symbols.rows.found.length >= manyRows) await show();
    const addTexts = (isAny: boolean): Promise<void> =>
      addProse(index.prose(manifest, version), query, question.limit, base, texts, isAny);
    const prose = addTexts(false);
    if (symbols) {
      // That texts cannot be loaded is reported below.
      symbols.rows.hasTexts = prose.then(
        () => texts.size > 0,
        () => false,
      );
    }
    if (symbols?.rows.total) await Promise.race([prose, pause(batchDelay)]);
    while (symbols?.isDone === false) {
      await show();
      await symbols.next();
    }
    const rest = Promise.all([prose, describe()]);
    if (!(await Promise.race([rest, pause(batchDelay)]))) send(false);
    await rest;
    // What nothing has as a phrase is searched as words.
    if (texts.size === 0 && (!symbols?.rows.total || phrases !== query.phrases))
      await addTexts(true);
    given.facets = await narrowing?.count();
    send(true);
  } catch (fault) {
    clearTimeout(timer);
    if (isCurrent()) onAnswer({ ...given, isComplete: true, fault });
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function addProse(
  searches: readonly ProseSearch[],
  query: Query,
  limit: number,
  base: string,
  groups: Map<string, AnswerGroup>,
  isAny: boolean,
): Promise<void> {
  const includesText = !query.groups || [...query.groups].some((group) => group !== 'symbol');
  if (!includesText || query.signature || (query.words.length === 0 && !query.groups)) return;
  await Promise.all(
    searches.map(async (search) => {
      const passages: Promise<void>[] = [];
      for (const { group: name, result, passage } of await search.find(query, base, isAny)) {
        const group = groups.get(name) ?? { group: name, results: [], total: 0 };
        groups.set(name, group);
        if (group.total++ >= limit) continue;
        const own = result();
        group.results.push(own);
        passages.push(
          passage().then((detail) => {
            own.detail = detail;
          }),
        );
      }
      await Promise.all(passages);
    }),
  );
}
