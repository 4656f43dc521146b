import { group, type ValueOf } from './containers.ts';
import { Option, wrongType } from './option.ts';
import { integer } from './scalars.ts';
import type { Place } from '../shared/place.ts';

const settings = group('', {
  maxPages: integer(
    'Number of pages above which the site has no cards: drawing one takes about 20 ms, once.',
    { minimum: 1 },
  ).default(1000),
});

/** Social cards: true, false, or a map. The place is where the configuration asks for them. */
export const socialCards = new Option<(ValueOf<typeof settings> & { place?: Place }) | undefined>(
  {
    description:
      'Draws a picture of each page that has no image of its own, for other sites and messengers that show it with a link: name, kind, declaration, description and logo; true, or a map with further settings. It needs "url".',
    anyOf: [{ type: 'boolean' }, { ...settings.schema, description: undefined }],
  },
  (node, at) => {
    const isFlag = node.kind === 'scalar' && typeof node.value === 'boolean';
    if (isFlag && node.value === false) return { value: undefined };
    if (node.kind !== 'map' && !isFlag) {
      wrongType('true, false, or a map', node, at);
      return undefined;
    }
    const map = node.kind === 'map' ? node : { ...node, kind: 'map' as const, entries: [] };
    const outcome = settings.read(map, at);
    return outcome && { value: { ...outcome.value, place: node.place } };
  },
).default(false);
