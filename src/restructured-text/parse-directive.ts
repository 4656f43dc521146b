import { dedent, isBlank } from './text-lines.ts';

/** A directive: `.. name:: argument`, then options, then content. */
export interface Directive {
  /** Its name in lower case. */
  name: string;
  /** The text after the name, on the same line and on the lines below it. */
  argument: string;
  /** The options by name: `:caption: text`. */
  options: ReadonlyMap<string, string>;
  /** The lines of the content without their indent. */
  content: readonly string[];
}

/** Splits a directive, given the lines that begin after its name. */
export function parseDirective(name: string, [first = '', ...more]: readonly string[]): Directive {
  const options = new Map<string, string>();
  const argument = [first.trim()];
  let at = 0;
  for (; at < more.length && !isBlank(more[at]); at++) {
    const line = (more[at] ?? '').trim();
    const [, key, value = ''] = /^:([\w-]+):(?: +(.*))?$/.exec(line) ?? [];
    if (key !== undefined) options.set(key, value);
    else if (options.size > 0 || first.trim() === '') break;
    else argument.push(line);
  }
  return { name, argument: argument.join('\n').trim(), options, content: dedent(more.slice(at)) };
}
