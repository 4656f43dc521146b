import { afterParams, closingBracket } from '../model/code-brackets.ts';
import { compoundAdjectives } from '../model/own-badges.ts';
import type { XmlElement } from '../xml/element.ts';

type Rule = (attributes: XmlElement['attributes']) => boolean;

const is =
  (name: string, value = 'yes'): Rule =>
  (attributes) =>
    attributes[name] === value;

/**
 * Attributes of `memberdef` and their badges, in the order in which C++ writes the keywords; other languages follow.
 */
const badges: readonly (readonly [badge: string, rule: Rule])[] = [
  ['nodiscard', is('nodiscard')],
  ['static', is('static')],
  ['extern', is('extern')],
  ['thread_local', is('thread_local')],
  ['inline', is('inline')],
  ['virtual', is('virt', 'virtual')],
  ['pure virtual', is('virt', 'pure-virtual')],
  ['explicit', is('explicit')],
  ['consteval', is('consteval')],
  ['constexpr', is('constexpr')],
  ['constinit', is('constinit')],
  ['mutable', is('mutable')],
  ['const', is('const')],
  ['volatile', is('volatile')],
  ['&', is('refqual', 'lvalue')],
  ['&&', is('refqual', 'rvalue')],
  ['noexcept', is('noexcept')],
  ['new', is('new')],
  ['override', is('override')],
  ['final', is('final')],
  ['sealed', is('sealed')],
  ['default', is('default')],
  ['deleted', is('deleted')],
  // Qt
  ['readable', is('readable')],
  ['writable', is('writable')],
  // C#
  ['init-only', is('initonly')],
  ['gettable', is('gettable')],
  ['settable', is('settable')],
  ['protected gettable', is('protectedgettable')],
  ['protected settable', is('protectedsettable')],
  ['private gettable', is('privategettable')],
  ['private settable', is('privatesettable')],
  ['add', is('add')],
  ['remove', is('remove')],
  ['raise', is('raise')],
  // Objective-C
  ['optional', is('optional')],
  ['required', is('required')],
  ['assign', is('accessor', 'assign')],
  ['copy', is('accessor', 'copy')],
  ['retain', is('accessor', 'retain')],
  ['strong', is('accessor', 'strong')],
  ['weak', is('accessor', 'weak')],
  ['unretained', is('accessor', 'unretained')],
  // UNO
  ['attribute', is('attribute')],
  ['property', is('property')],
  ['read-only', is('readonly')],
  ['bound', is('bound')],
  ['removable', is('removable')],
  ['constrained', is('constrained')],
  ['transient', is('transient')],
  ['maybe void', is('maybevoid')],
  ['maybe default', is('maybedefault')],
  ['maybe ambiguous', is('maybeambiguous')],
];

const order = new Map(badges.map(([badge], index) => [badge, index]));

/** Returns the adjectives of a member, from its attributes and from the words after the parameters in `argsstring`. */
export function memberModifiers({ attributes }: XmlElement, argsString: string): string[] {
  const found = new Set(badges.filter(([, rule]) => rule(attributes)).map(([badge]) => badge));
  for (const badge of trailingModifiers(argsString)) found.add(badge);
  return [...found].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

const words =
  /\b(?:const|volatile|noexcept|override|final)\b(?!\s*\()|&&?|(?<!=)=\s*(?:default|delete|0)\b/g;

/** Returns the words after the parameter list, up to a trailing return type or a requires clause. */
function trailingModifiers(argsString: string): string[] {
  const trailer = withoutArguments(afterParams(argsString)).split(/->|\brequires\b/)[0] ?? '';
  return Array.from(trailer.matchAll(words), ([word]) => {
    const value = word.replace(/\s/g, '');
    if (value === '=default') return 'default';
    if (value === '=delete') return 'deleted';
    return value === '=0' ? 'pure virtual' : value;
  });
}

/** Empties the parentheses in code: `noexcept(n==0)` does not make a function pure. */
function withoutArguments(code: string): string {
  const open = code.indexOf('(');
  const close = open < 0 ? -1 : closingBracket(code, open);
  return close < 0 ? code : `${code.slice(0, open)}()${withoutArguments(code.slice(close + 1))}`;
}

/** Returns the adjectives of a compound. */
export function compoundModifiers({ attributes }: XmlElement): string[] {
  return compoundAdjectives.filter((name) => attributes[name] === 'yes');
}
