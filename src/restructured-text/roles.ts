import type { Inline } from '../model/description.ts';
import type { Style } from '../model/styles.ts';
import { expandMacros, type Definitions } from './definitions.ts';

/** Roles that give text a style. */
const styles: ReadonlyMap<string, Style> = new Map<string, Style>([
  ['emphasis', 'emphasis'],
  ['dfn', 'emphasis'],
  ['strong', 'strong'],
  ['guilabel', 'strong'],
  ['menuselection', 'strong'],
  ['sub', 'subscript'],
  ['subscript', 'subscript'],
  ['sup', 'superscript'],
  ['superscript', 'superscript'],
  ['title', 'cite'],
  ['t', 'cite'],
  ['title-reference', 'cite'],
  ...'literal code file command program samp kbd option envvar makevar mimetype regexp token keyword'
    .split(' ')
    .map((name): [string, Style] => [name, 'code']),
]);

/** Roles whose text is shown without a style, because their targets are outside of the comment. */
const plain = new Set(
  'ref numref doc term any download abbr index eq cite cite:p cite:t citep citet'.split(' '),
);

/** Roles of symbols without the name of a language, as in a text with a default one. */
const symbols = new Set(
  'func class struct union member var data enum enumerator macro type concept meth attr obj expr'.split(
    ' ',
  ),
);

/** Roles of C++ and C for pieces of code that are no names. */
const code = new Set(['expr', 'texpr']);

const series: ReadonlyMap<string, (number: string) => string> = new Map([
  ['pep', (number: string) => `https://peps.python.org/pep-${number.padStart(4, '0')}/`],
  ['rfc', (number: string) => `https://www.rfc-editor.org/rfc/rfc${number}`],
]);

/** Reads the text of a role, given without its quotes: `:cpp:func:` and `name` become a reference to a symbol. */
export function readRole(role: string, text: string, definitions: Definitions): Inline[] {
  const name = role.toLowerCase();
  const style = styles.get(name);
  if (style) return [{ type: style, children: [{ type: 'text', value: text }] }];
  if (name === 'math') return [{ type: 'inlineFormula', tex: expandMacros(text, definitions) }];
  const { title, target } = splitTitle(text);
  const url = /^\d+$/.test(target) ? series.get(name)?.(target) : undefined;
  if (url !== undefined) {
    const value = title ?? `${name.toUpperCase()} ${target}`;
    return [{ type: 'link', url, children: [{ type: 'text', value }] }];
  }
  if (plain.has(name)) return [{ type: 'text', value: title ?? withoutMark(target) }];
  const [domain, kind = ''] = /^(?:cpp|c):/.test(name) ? name.split(':', 2) : ['', name];
  if (domain !== '' || symbols.has(name)) return readSymbol(kind, title, target);
  // A name of another language: `:py:func:`.
  if (name.includes(':'))
    return [{ type: 'code', children: [{ type: 'text', value: title ?? lastName(target) }] }];
  definitions.unknown.add(`:${role}:`);
  return [{ type: 'text', value: title ?? target }];
}

/** A reference to a symbol: `~` shows only the last name, `!` suppresses the link. */
export function readSymbol(kind: string, title: string | undefined, target: string): Inline[] {
  const name = withoutMark(target);
  const isCall = (kind === 'func' || kind === 'meth') && !name.endsWith(')');
  const own = code.has(kind) ? target : `${lastName(target)}${isCall ? '()' : ''}`;
  const children: Inline[] = [{ type: 'code', children: [{ type: 'text', value: title ?? own }] }];
  return target.startsWith('!') ? children : [{ type: 'symbol', name, children }];
}

function lastName(target: string): string {
  const name = withoutMark(target);
  return target.startsWith('~') ? name.replace(/^.*(?:::|\.)/s, '') : name;
}

function withoutMark(target: string): string {
  return target.replace(/^[~!]/, '');
}

/** Splits `title <target>`; template arguments (`vector<int>`) have no blank before them. */
export function splitTitle(text: string): { title?: string; target: string } {
  const open = text.endsWith('>') ? text.lastIndexOf(' <') : -1;
  if (open <= 0) return { target: text };
  return { title: text.slice(0, open).trim(), target: text.slice(open + 2, -1).trim() };
}
