import type { Properties } from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
} from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';
import { expressionOf, literalOf, type LiteralValue } from './mdx-literals.ts';

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Converts attributes of an element to properties of the tree; returns `undefined` if one of them needs code. */
export function propertiesOf(attributes: readonly Attribute[]): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of attributes) {
    const literal = literalAttribute(attribute);
    if (!literal) return undefined;
    const { name, value } = literal;
    // The library looks names up in an object that inherits some: `constructor`.
    const property = name in Object.prototype ? name : find(html, name).property;
    if (property === 'style') properties.style = styleText(value);
    else if (typeof value === 'object') {
      if (value !== null) return undefined;
    } else if (property === 'className') properties.className = String(value).split(/\s+/);
    else properties[property] = value;
  }
  return properties;
}

function literalAttribute(attribute: Attribute): { name: string; value: LiteralValue } | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  const { name, value } = attribute;
  if (value === null || value === undefined) return { name, value: true };
  if (typeof value === 'string') return { name, value };
  const expression = expressionOf(value.data?.estree);
  const literal = expression && literalOf(expression);
  return literal && { name, value: literal.value };
}

/** CSS properties whose numbers have no unit in React. */
const unitless = new Set(
  'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom'.split(
    ' ',
  ),
);

/** Returns a style as text; accepts objects, too. */
function styleText(style: LiteralValue): string {
  if (typeof style === 'string') return style;
  if (typeof style !== 'object' || style === null) return '';
  return Object.entries(style)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      const isLength = typeof value === 'number' && value !== 0 && !unitless.has(name);
      const property = name.startsWith('--')
        ? name
        : name.replace(/^ms(?=[A-Z])|[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [`${property}: ${value}${isLength && !name.startsWith('--') ? 'px' : ''}`];
    })
    .join('; ');
}

/** Returns attributes as JSX source. */
export function attributesSource(attributes: readonly Attribute[]): string {
  return attributes
    .map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return ` ${braced(attribute.value)}`;
      const { name, value } = attribute;
      if (value === null || value === undefined) return ` ${name}`;
      return ` ${name}=${braced(typeof value === 'string' ? JSON.stringify(value) : codeOf(value))}`;
    })
    .join('');
}

/** Returns the code of an expression; plugins may create one only as a syntax tree. */
function codeOf({ value, data }: MdxJsxAttributeValueExpression): string {
  if (value !== '') return value;
  const expression = expressionOf(data?.estree);
  const literal = expression && literalOf(expression);
  return literal ? JSON.stringify(literal.value) : 'undefined';
}

/** Puts code in braces; a comment at its end must not swallow the closing one. */
export function braced(code: string): string {
  return code.includes('//') ? `{${code}\n}` : `{${code}}`;
}
