import type { Expression, Program, Property, SpreadElement } from 'estree';

/** The value of an expression that is known without running code. */
export type LiteralValue =
  string | number | boolean | null | LiteralValue[] | { [key: string]: LiteralValue };

/** Returns the only expression of a program, or `undefined` if there is none or more than one. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [only, ...others] = program?.body ?? [];
  return only?.type === 'ExpressionStatement' && others.length === 0 ? only.expression : undefined;
}

/**
 * Returns the value of a literal: a string, a number, or a list or an object of them. `require('./image.png').default`
 * and `useBaseUrl('/image.png')` count as the string in the quotes.
 */
export function literalOf(node: Expression): { value: LiteralValue } | undefined {
  switch (node.type) {
    case 'Literal': {
      const { value } = node;
      return isPlainLiteral(value) ? { value } : undefined;
    }
    case 'TemplateLiteral': {
      const [only] = node.quasis;
      return node.expressions.length === 0 && only
        ? { value: only.value.cooked ?? only.value.raw }
        : undefined;
    }
    case 'UnaryExpression': {
      const inner = literalOf(node.argument)?.value;
      return node.operator === '-' && typeof inner === 'number' ? { value: -inner } : undefined;
    }
    case 'ArrayExpression':
      return listOf(node.elements);
    case 'ObjectExpression':
      return objectOf(node.properties);
    case 'MemberExpression': {
      const { object, property } = node;
      const isDefault = property.type === 'Identifier' && property.name === 'default';
      return isDefault && object.type === 'CallExpression' ? literalOf(object) : undefined;
    }
    case 'CallExpression': {
      const { callee } = node;
      const [argument, ...others] = node.arguments;
      const isAddress =
        callee.type === 'Identifier' && ['require', 'useBaseUrl'].includes(callee.name);
      if (!isAddress || others.length > 0 || argument?.type !== 'Literal') return undefined;
      return typeof argument.value === 'string' ? { value: argument.value } : undefined;
    }
    default:
      return undefined;
  }
}

function isPlainLiteral(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function listOf(
  elements: readonly (Expression | SpreadElement | null)[],
): { value: LiteralValue[] } | undefined {
  const value: LiteralValue[] = [];
  for (const element of elements) {
    const item = element && element.type !== 'SpreadElement' ? literalOf(element) : undefined;
    if (!item) return undefined;
    value.push(item.value);
  }
  return { value };
}

function objectOf(
  properties: readonly (Property | SpreadElement)[],
): { value: Record<string, LiteralValue> } | undefined {
  const value: Record<string, LiteralValue> = {};
  for (const property of properties) {
    const entry = property.type === 'Property' ? entryOf(property) : undefined;
    if (!entry) return undefined;
    value[entry.key] = entry.value;
  }
  return { value };
}

function entryOf({
  key,
  value,
  computed,
}: Property): { key: string; value: LiteralValue } | undefined {
  const name =
    key.type === 'Identifier' && !computed
      ? key.name
      : key.type === 'Literal'
        ? String(key.value)
        : undefined;
  const isExpression =
    value.type !== 'AssignmentPattern' &&
    value.type !== 'ArrayPattern' &&
    value.type !== 'ObjectPattern' &&
    value.type !== 'RestElement';
  const literal = isExpression ? literalOf(value) : undefined;
  return name === undefined || !literal ? undefined : { key: name, value: literal.value };
}
