import { closest } from '../diagnostics/closest.ts';
import { attributes } from './containers.ts';
import { Option } from './option.ts';
import type { SourceEntry } from './source.ts';
import { text } from './scalars.ts';

/** Names with a special meaning in React, and names that hold code. */
const reserved = /^(?:on.*|style|class|key|ref|children|dangerouslySetInnerHTML)$/i;

const attributeName = text('Name of an attribute.').check((value) => {
  if (/^[a-z][\w-]*$/i.test(value) && !reserved.test(value)) return undefined;
  return {
    message: `"${value}" is not allowed as an attribute of a link.`,
    advice: 'To style the link, use "className".',
  };
});

/** Common HTML attributes of links; they count as attributes even if they resemble an option. */
const common =
  /-|^(?:dir|download|hreflang|id|lang|name|referrerpolicy|rel|role|tabindex|title|translate)$/i;

/** Further attributes of a link (S-122). */
export const itemAttributes = attributes(
  'Additional attributes of the link. You can also write them next to the other keys.',
  attributeName,
).default({});

/**
 * The same option; text under an unknown key becomes an attribute of the link, unless the key looks like a misspelt
 * option.
 */
export function withAttributes<T>(option: Option<T>, known: readonly string[]): Option<T> {
  const isAttribute = ({ key, value }: SourceEntry): boolean =>
    value.kind === 'scalar' &&
    !known.includes(key) &&
    (common.test(key) || closest(key, known) === undefined);
  const additionalProperties = { type: ['string', 'number', 'boolean'] };
  return new Option<T>({ ...option.schema, additionalProperties }, (node, at) => {
    const extra = node.kind === 'map' ? node.entries.filter(isAttribute) : [];
    const [first] = extra;
    if (node.kind !== 'map' || !first) return option.read(node, at);
    const others = node.entries.filter((entry) => !isAttribute(entry));
    const written = others.find(({ key }) => key === 'attributes')?.value;
    const entries = [...(written?.kind === 'map' ? written.entries : []), ...extra];
    const gathered: SourceEntry = {
      key: 'attributes',
      keyPlace: first.keyPlace,
      value: { kind: 'map', place: first.keyPlace, entries },
    };
    const rest = others.filter(({ key }) => key !== 'attributes');
    return option.read({ ...node, entries: [...rest, gathered] }, at);
  });
}
