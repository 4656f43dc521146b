import { expect, test } from '@jest/globals';
import { all } from 'lowlight';
import hljs from 'highlight.js/lib/core';
import { grammarListing } from '../../src/code/grammar-names.ts';
import { loadHighlight } from '../../src/code/highlight.ts';

/** Returns the grammar for each name if all are known: of two grammars with a name, the later. */
function listedNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [grammar, make] of Object.entries(all))
    for (const name of make(hljs).aliases ?? []) names.set(name.toLowerCase(), grammar);
  for (const grammar of Object.keys(all)) names.delete(grammar);
  return names;
}

test('knows the names that grammars list', async () => {
  const names = listedNames();
  expect(names.size).toBeGreaterThan(100);
  expect([...names].map(([name]) => [name, grammarListing(name)])).toEqual([...names]);
  const highlight = await loadHighlight();
  const unknown = [...names.keys(), 'CPP', 'Cxx'].filter((name) => !highlight(name, 'x = 1;'));
  expect(unknown).toEqual([]);
  expect(highlight('no-such-language', 'x = 1;')).toBeUndefined();
  expect(highlight('constructor', 'x = 1;')).toBeUndefined();
});
