// A fake search engine with a few names, so that tests control the answers and their times.
import type {
  AnswerGroup,
  Marked,
  SearchAnswer,
  SearchEngine,
  SearchQuestion,
  SearchResult,
} from '../../src/shared/search/answer.ts';

/** What the fake engine knows of an answer before its results are counted. */
type GivenAnswer = Omit<SearchAnswer, 'total'>;

declare global {
  var answerLater: () => boolean;
}

const base = '/micro-test-plus-xpack/';

const names: [
  kind: string,
  name: string,
  signature: string,
  scope: string,
  brief: string,
  path: string,
][] = [
  ['class', 'suite', '', 'lib', 'A suite of <b>tests</b>', 'docs/guide/first/'],
  ['class', 'suite_base', '', 'lib::detail', 'What suites have in common', 'docs/guide/second/'],
  ['function', 'run_suite', '(int count) -> bool', 'lib', 'Runs it', 'docs/long/'],
  ['function', 'old_suite', '()', 'lib', 'Do not use', 'docs/'],
  ['function', 'stop', '()', 'lib', 'Stops it', 'docs/guide/first/'],
  ['class', 'stopper', '', 'lib', 'What stops', 'docs/long/'],
  ['function', 'stop', '(int code)', 'lib', 'Stops it with a code', 'docs/guide/second/'],
  ['function', 'stop', '(const char *text)', 'lib', 'Stops it with a text', 'docs/'],
];

function marked(text: string, query: string): Marked[] {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return [{ text, isMatch: false }];
  const end = at + query.length;
  return [
    { text: text.slice(0, at), isMatch: false },
    { text: text.slice(at, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ].filter((piece) => piece.text !== '');
}

function symbols(query: string, limit: number): AnswerGroup {
  const results = names
    .filter(([, name]) => name.includes(query))
    .map(([kind, name, signature, scope, brief, path]): SearchResult => ({
      group: 'symbol',
      kind,
      name: marked(name, query),
      scope,
      signature,
      detail: [{ text: brief, isMatch: false }],
      href: base + path,
      qualifiedName: `${scope}::${name}`,
      ...(name.startsWith('old') ? { isDeprecated: true } : {}),
    }));
  return { group: 'symbol', results: results.slice(0, limit), total: results.length };
}

/** The fields that are known before descriptions are read. */
function undescribed({ results, ...group }: AnswerGroup): AnswerGroup {
  return { ...group, results: results.map((result) => ({ ...result, signature: '', detail: [] })) };
}

function guides(query: string, total: number): AnswerGroup {
  const results: SearchResult[] = [];
  for (let i = 1; i <= Math.min(total, 50); i += 1)
    results.push({
      group: 'guide',
      kind: 'doc',
      name: [{ text: `Guide ${i}`, isMatch: false }],
      scope: 'First steps',
      detail: marked(`All that a ${query} needs`, query),
      href: `${base}docs/guide/second/#${i}`,
    });
  return { group: 'guide', results, total };
}

function answersTo({ query, limit, version }: SearchQuestion): (GivenAnswer | undefined)[] {
  const given: GivenAnswer = {
    query,
    groups: [],
    completions: [],
    otherVersions: [],
    isComplete: true,
  };
  const [word = '', argument] = query.trim().split(':');
  switch (word) {
    case '':
      return [{ ...given, groups: [entries()] }];
    case 'nothing':
      return [given];
    case 'broken':
      return [{ ...given, fault: new Error('The index is missing.') }];
    case 'many':
      return [{ ...given, groups: [guides(word, 120)] }];
    case 'late':
      // Earlier results stay first, and get their descriptions later.
      return [
        { ...given, isComplete: false, groups: [undescribed(symbols('suite_b', limit))] },
        { ...given, groups: [symbols('suite_b', limit), guides('late', 2)] },
      ];
    case 'slow':
      return [undefined, { ...given, groups: [symbols(argument ?? 'suite_b', limit)] }];
    case 'versions':
      return [
        {
          ...given,
          groups: [guides(version ?? 'latest', 1)],
          otherVersions: [{ name: version === '1.0' ? '2.0' : '1.0', label: 'Another' }],
        },
      ];
    case 'cl':
      return [
        {
          ...given,
          groups: [symbols('old', limit)],
          completions: [{ query: 'class:', label: 'class:' }],
        },
      ];
    default:
      return [{ ...given, groups: [symbols(argument ?? word, limit), guides(word, 2)] }];
  }
}

function entries(): AnswerGroup {
  const addresses = { Start: 'about/', Reference: 'docs/long/' };
  const results = Object.entries(addresses).map(([text, path]): SearchResult => ({
    group: 'page',
    kind: 'page',
    name: [{ text, isMatch: false }],
    href: base + path,
  }));
  return { group: 'page', results, total: 2 };
}

let latest = 0;

/** Answers that a test requests by `window.answerLater()`, which returns false if there is none. */
let later: (() => void)[] = [];
globalThis.answerLater = () => {
  const give = later.shift();
  give?.();
  return give !== undefined;
};

/** Answers in the next task; further answers wait for the test, until the next question. */
function ask(question: SearchQuestion, onAnswer: (answer: SearchAnswer) => void): void {
  const own = ++latest;
  later = [];
  answersTo(question).forEach((answer, i) => {
    if (!answer) return;
    const groups = answer.groups.filter(({ results }) => results.length > 0);
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    const give = (): void => {
      if (own === latest) onAnswer({ ...answer, groups, total });
    };
    if (i === 0) setTimeout(give);
    else later.push(give);
  });
}

export const createEngine = (): SearchEngine & { isLarge: () => Promise<boolean> } => ({
  ask,
  warm: () => undefined,
  isLarge: () => Promise.resolve(false),
});
