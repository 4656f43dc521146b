import { algorithms, aroundAlgorithms, views } from './algorithms.ts';
import { names } from './names.ts';
import type { StandardNames } from './standard-names.ts';

const site = 'https://en.cppreference.com/w/cpp/';

let pages: Map<string, string> | undefined;

/** The URL of the cppreference page for a name of the C++ standard library: `std::vector`, `std::is_same_v`. */
export function cppreferenceUrl(name: string): string | undefined {
  if (!name.startsWith('std::')) return undefined;
  pages ??= indexPages();
  const bare = name.slice('std::'.length);
  // The short forms of traits are on the same page: `is_same_v`, `decay_t`.
  const page = pages.get(bare) ?? pages.get(bare.replace(/_[tv]$/, ''));
  return page && site + page;
}

/** Maps names without `std::` to page paths. */
function indexPages(): Map<string, string> {
  const index = new Map<string, string>();
  for (const group of [algorithms, ...aroundAlgorithms, ...names]) addNames(index, group);
  addNames(index, { ...algorithms, scope: 'ranges::', folder: 'algorithm/ranges' });
  for (const name of wordsOf(views)) {
    const page = `ranges/${name}_view`;
    for (const scope of ['views::', 'ranges::views::']) addName(index, scope + name, page);
    addName(index, `ranges::${name}_view`, page);
  }
  // Containers and strings with a polymorphic allocator share the page of the others.
  for (const [name, page] of [...index])
    if (/^(container|string)\/\w+$/.test(page)) addName(index, `pmr::${name}`, page);
  return index;
}

function addNames(index: Map<string, string>, { scope = '', folder, words }: StandardNames): void {
  for (const word of wordsOf(words)) {
    const [page = word, listed = word] = word.split('=');
    for (const name of listed.split(',')) addName(index, scope + name, `${folder}/${page}`);
  }
}

function addName(index: Map<string, string>, name: string, page: string): void {
  if (!index.has(name)) index.set(name, page);
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
