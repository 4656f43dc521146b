import { withoutLists } from './name-in-type.ts';

/** Comments that Doxygen does not read, and directives other than definitions, in front of a declaration. */
const skipped =
  /^(?:\s+|\/\*(?![*!])[^]*?\*\/|\/\*\*\/|\/\/(?![/!]).*|[ \t]*#[ \t]*(?!define\b)\w+(?:.*\\\r?\n)*.*)/;

/** Maximum length of a declaration. */
const LONGEST = 10_000;

/** Words in front of parentheses that are no names of functions. */
const noNames =
  /^(?:__\w+|_\w+_|alignas|decltype|noexcept|requires|explicit|sizeof|throw|if|for|while|switch|return|static_assert|template)$/;

/** The sign, type or suffix of an operator in front of its parameters, in code with spaces between words only. */
const operator =
  /\boperator ?(\(\)|\[\]|""\w+|[^ \w("]+|[A-Za-z_][\w: ]*(?:<[^()]*>)?[*&]*(?:\[\])?)\(/;

/**
 * Returns the name that some C or C++ code declares first, an operator with its sign as Doxygen writes it; undefined if it
 * declares nothing.
 */
export function declaredName(code: string): string | undefined {
  let rest = code.slice(0, LONGEST);
  for (let found = skipped.exec(rest); found && found[0] !== ''; found = skipped.exec(rest))
    rest = rest.slice(found[0].length);
  const macro = /^#[ \t]*define[ \t]+(\w+)/.exec(rest)?.[1];
  if (macro !== undefined) return macro;
  if (/^(?:\/[/*]|[{}#]|$)/.test(rest)) return undefined;
  const head = withoutTemplate(rest).replace(/\/\*[^]*?\*\/|\/\/.*/g, ' ');
  const [, type] =
    /^(?:typedef\s+)?(?:struct|class|union|enum(?:\s+(?:class|struct))?|namespace|concept)\s+(?:[\w:]+(?:\([^()]*\))?\s+)*?([A-Za-z_]\w*)\s*(?:final\s*)?(?:[:{;=<]|$)/.exec(
      head,
    ) ?? [];
  if (type !== undefined) return type;
  const body = /^(?:typedef\s+)?(?:struct|union|enum)\s*\{/.exec(head);
  if (body)
    return head.startsWith('typedef') ? behindBraces(head.slice(body[0].length)) : undefined;
  const [own = ''] = /^[^;{]*/.exec(head) ?? [];
  const [, pointer] = /\(\s*(?:\w+\s*)?\*\s*(?:const\s+)?(\w+)\s*\)\s*\(/.exec(own) ?? [];
  if (pointer !== undefined && own.indexOf('(') === own.search(/\(\s*(?:\w+\s*)?\*/))
    return pointer;
  const sign = operator.exec(own.replace(/\s+/g, ' ').replace(/ ?([^\w ]) ?/g, '$1'))?.[1];
  // Doxygen puts a space between a type and its signs.
  if (sign !== undefined)
    return `operator${/^\w/.test(sign) ? ' ' : ''}${sign.replace(/(\w)([*&])/, '$1 $2')}`;
  const called = [...own.matchAll(/([A-Za-z_]\w*)\s*\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => !noNames.test(name));
  const isAssigned = own.includes('=') && own.indexOf('=') < (own.indexOf('(') + 1 || Infinity);
  if (called.length > 0 && !isAssigned)
    return called.find((name) => !/^[A-Z][A-Z\d_]*$/.test(name)) ?? called.at(-1);
  const [variable = ''] = /^(?:::|[^;{=,[:])*/.exec(withoutLists(own)) ?? [];
  return /([A-Za-z_]\w*)\s*$/.exec(variable)?.[1];
}

/** Returns the name behind a closing brace, as in `} name;`. */
function behindBraces(code: string): string | undefined {
  let depth = 1;
  for (let i = 0; i < code.length; i += 1) {
    if (code[i] === '{') depth += 1;
    else if (code[i] === '}' && --depth === 0) return /^\s*\**(\w+)/.exec(code.slice(i + 1))?.[1];
  }
  return undefined;
}

/** Removes the parameters of a template in front of a declaration. */
function withoutTemplate(code: string): string {
  const [start] = /^template\s*</.exec(code) ?? [];
  if (start === undefined) return code;
  let depth = 0;
  for (let i = start.length - 1; i < code.length; i += 1) {
    if (code[i] === '<') depth += 1;
    else if (code[i] === '>' && --depth === 0)
      return withoutTemplate(code.slice(i + 1).trimStart());
  }
  return code;
}
