import type { ContainerDirective } from 'mdast-util-directive';

/** Keywords of other generators for kinds of admonitions here. */
const KINDS: Readonly<Record<string, string>> = {
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  default: 'note',
  primary: 'info',
  seealso: 'info',
  hint: 'tip',
  attention: 'warning',
  warn: 'warning',
  error: 'danger',
  failure: 'danger',
  fail: 'danger',
  bug: 'danger',
  check: 'success',
  done: 'success',
  question: 'info',
  help: 'info',
  faq: 'info',
  example: 'note',
  quote: 'note',
  cite: 'note',
  admonition: 'note',
};

/** Kinds that are called the same. */
const SAME = /^(?:note|tip|info|important|warning|caution|danger|success)$/;

/** Returns the kind of an admonition of another generator; `undefined` if the word is none. */
export function admonitionKind(word: string): string | undefined {
  const name = word.toLowerCase();
  if (SAME.test(name)) return name;
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
}

/**
 * Returns an admonition for that of another generator. Without a title, the keyword is its title, as there; `undefined`
 * if the title follows as the first child.
 */
export function admonition(word: string, title: string | undefined): ContainerDirective {
  const name = admonitionKind(word) ?? 'note';
  const isKeyword = name === word.toLowerCase() || /^(?:admonition|default)$/i.test(word);
  const shown = title || (isKeyword ? '' : word.charAt(0).toUpperCase() + word.slice(1));
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children:
      title === undefined || shown === ''
        ? []
        : [
            {
              type: 'paragraph',
              data: { directiveLabel: true },
              children: [{ type: 'text', value: shown }],
            },
          ],
  };
}
