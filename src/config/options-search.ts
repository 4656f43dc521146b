import { group, mapping, oneOrMore, type ValueOf } from './containers.ts';
import { Option, wrongType } from './option.ts';
import { name } from './scalars.ts';
import type { Place } from '../shared/place.ts';

/** Words, and what is found by them. */
export interface SearchAlias {
  /** The words. */
  words: string;
  /** Name of a symbol, or path of a page without base, from the root on, with an anchor or without. */
  target: string;
  /** Place of the target. */
  place: Place;
}

const target = new Option<Pick<SearchAlias, 'target' | 'place'>>({ type: 'string' }, (node, at) => {
  const outcome = name('').read(node, at);
  return outcome && { value: { target: outcome.value, place: node.place } };
});

const settings = group('', {
  aliases: mapping(
    'Words that readers may type, each with what they mean: the name of a symbol ("ns::f"), the path of a page without the base path ("/docs/install#build"), or a list of these.',
    oneOrMore('', target),
  )
    .map((byWords) =>
      Object.entries(byWords).flatMap(([words, targets]) =>
        targets.map((each): SearchAlias => ({ words, ...each })),
      ),
    )
    .default({}),
});

/** The search: true, false, or a map. */
export const search = new Option<ValueOf<typeof settings> | undefined>(
  {
    description:
      'Enables the search; false removes the search box, page and index; a map enables it with further settings.',
    anyOf: [{ type: 'boolean' }, { ...settings.schema, description: undefined }],
  },
  (node, at) => {
    const isFlag = node.kind === 'scalar' && typeof node.value === 'boolean';
    if (isFlag) return { value: node.value === true ? { aliases: [] } : undefined };
    if (node.kind === 'map') return settings.read(node, at);
    wrongType('true, false, or a map', node, at);
    return undefined;
  },
).default(true);
