import type { Marked, SearchAnswer, SearchResult } from '../../src/shared/search/answer.ts';
import type { QueryRow } from './query-table.ts';

/** Kinds as readers know them, which the table uses. */
const kinds: Readonly<Record<string, string>> = { define: 'macro', doc: 'guide' };

/** Returns an empty string if an answer has the result that a row of the table expects, otherwise the actual result. */
export function verdict({ wanted, within }: QueryRow, answer: SearchAnswer): string {
  const results = answer.groups.flatMap((group) => group.results.slice(0, within));
  if (wanted.what === 'completion') {
    const offered = answer.completions.map(({ label }) => label);
    return offered.includes(wanted.text) ? '' : `offered are: ${offered.join(' ')}`;
  }
  if (wanted.what === 'nothing') return results.length === 0 ? '' : list(answer);
  const isWanted = (result: SearchResult): boolean => {
    if (wanted.what === 'address') return result.href.endsWith(wanted.end);
    if (wanted.what === 'text') return isMarked(result, wanted.text);
    return kindOf(result) === wanted.kind && endsWithName(nameOf(result), wanted.name);
  };
  return results.some(isWanted) ? '' : list(answer);
}

/** Returns the text of the pieces, without marks. */
export function textOf(pieces: readonly Marked[]): string {
  return pieces.map(({ text }) => text).join('');
}

function kindOf({ kind }: SearchResult): string {
  return kinds[kind] ?? kind;
}

function nameOf({ qualifiedName, name }: SearchResult): string {
  return qualifiedName ?? textOf(name);
}

function endsWithName(name: string, end: string): boolean {
  return name === end || name.endsWith(`::${end}`) || name.endsWith(`/${end}`);
}

function isMarked({ name, detail = [] }: SearchResult, words: string): boolean {
  const marked = [...name, ...detail].filter(({ isMatch }) => isMatch).map(({ text }) => text);
  return marked.join(' ').toLowerCase().includes(words.toLowerCase());
}

/** Returns the first results of each group, for the message of a test. */
function list({ groups }: SearchAnswer): string {
  const first = groups.flatMap(({ results }) => results.slice(0, 4));
  return first.length === 0
    ? 'nothing is found'
    : `found are: ${first.map((result) => `${kindOf(result)} ${nameOf(result)} ${result.href}`).join('; ')}`;
}
