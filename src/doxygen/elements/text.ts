import type { Inline } from '../../model/description.ts';
import type { Style } from '../../model/styles.ts';
import { isInline } from '../../model/walk.ts';
import { decodeEntities } from '../../xml/entities.ts';
import { textOf } from '../../xml/element.ts';
import { withoutMangledNames } from '../anonymous.ts';
import { wrapRuns } from '../flow.ts';
import { styledText } from '../styled-text.ts';
import type { Reader } from '../reader.ts';
import { normalRefid } from '../refid.ts';

/** A reader for an element that styles its content, including the text of the blocks in it. */
export function styled(type: Style): Reader {
  const wrap = (children: Inline[]): Inline => ({ type, children });
  return (element, content) => {
    const flow = wrapRuns(content.flow(element), wrap);
    // Code in code is a listing, which has its own look.
    return type === 'code'
      ? flow
      : flow.map((node) => (isInline(node) ? node : styledText(node, wrap)));
  };
}

/** `javadoccode`: code without markup. */
export const readJavadocCode: Reader = (element) => [
  { type: 'code', children: [{ type: 'text', value: textOf(element) }] },
];

/** `javadocliteral`: text without markup. */
export const readJavadocLiteral: Reader = (element) => [{ type: 'text', value: textOf(element) }];

/** `linebreak`. */
export const readLineBreak: Reader = () => [{ type: 'lineBreak' }];

/** `anchor`. */
export const readAnchor: Reader = ({ attributes }) =>
  attributes.id ? [{ type: 'anchor', id: attributes.id }] : [];

/** `ulink`. */
export const readLink: Reader = (element, content) => {
  const url = element.attributes.url ?? '';
  return wrapRuns(content.flow(element), (children) => ({ type: 'link', url, children }));
};

/** `ref`. */
export const readRef: Reader = (element, content) => {
  const { refid = '', external, tooltip } = element.attributes;
  const flow = content
    .flow(element)
    .map((node) =>
      node.type === 'text' ? { ...node, value: withoutMangledNames(node.value) } : node,
    );
  if (refid === '') return flow;
  return wrapRuns(flow, (children) => ({
    type: 'ref',
    refid: normalRefid(refid),
    ...(external && { external }),
    ...(tooltip && { tooltip }),
    children,
  }));
};

/** `emoji`; its characters are numeric references, escaped twice. */
export const readEmoji: Reader = ({ attributes }) => {
  const value = decodeEntities(attributes.unicode ?? '') || `:${attributes.name ?? ''}:`;
  return [{ type: 'text', value }];
};

/** Elements without output: other output formats, index entries. */
export const readIgnored: Reader = () => [];

/** Elements that only contain others. */
export const readContent: Reader = (element, content) => content.flow(element);
