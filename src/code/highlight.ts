import type { Element, ElementContent, RootContent } from 'hast';
import { embeddedIn, grammarOf } from './languages.ts';
import { table } from '../shared/table.ts';

/** Highlights code: returns nodes with classes, or `undefined` if the language is not known. */
export type Highlight = (language: string, code: string) => ElementContent[] | undefined;

let loaded: Promise<Highlight> | undefined;

/** Loads the highlighter on demand: its grammars are large, and sites without code do not need them. */
export function loadHighlight(): Promise<Highlight> {
  return (loaded ??= load());
}

/** Returns the highlighter if it was requested before. */
export function loadedHighlight(): Promise<Highlight> | undefined {
  return loaded;
}

async function load(): Promise<Highlight> {
  const [{ all, createLowlight }, { default: engine }] = await Promise.all([
    import('lowlight'),
    import('highlight.js/lib/core'),
  ]);
  const lowlight = createLowlight();
  let byAlias: ReadonlyMap<string, string> | undefined;
  // Initializes all grammars, so frequent aliases have an entry in `languages.ts`.
  const listing = (alias: string): string | undefined => {
    byAlias ??= new Map(
      Object.entries(all).flatMap(([grammar, make]) =>
        (make(engine).aliases ?? []).map((name) => [name.toLowerCase(), grammar]),
      ),
    );
    return byAlias.get(alias);
  };
  const knows = (name: string): boolean => {
    if (lowlight.registered(name)) return true;
    const lower = name.toLowerCase();
    const own = Object.hasOwn(all, lower) ? lower : listing(lower);
    const grammar = own === undefined ? undefined : all[own];
    if (own === undefined || !grammar) return false;
    lowlight.register(own, grammar);
    embeddedIn(own).forEach(knows);
    return true;
  };
  return (language, code) => {
    const name = grammarOf(language);
    if (!knows(name)) return undefined;
    const { children } = lowlight.highlight(name, code, { prefix: '' });
    return children.flatMap((node) => coloured(node, name));
  };
}

/**
 * Maps the token names of grammars to the one-letter classes of source listings: comment, keyword, type, string,
 * number, preprocessor, flow; inserted and deleted lines. Other tokens have the colour of the text.
 */
const tokens: Record<string, string> = table({
  addition: 'i',
  attr: 't',
  attribute: 't',
  bullet: 'k',
  built_in: 't',
  comment: 'c',
  deletion: 'd',
  doctag: 'c',
  keyword: 'k',
  literal: 'k',
  meta: 'p',
  name: 'k',
  number: 'n',
  quote: 'c',
  regexp: 's',
  section: 'k',
  'selector-class': 't',
  'selector-id': 't',
  'selector-tag': 'k',
  string: 's',
  symbol: 'n',
  tag: 'k',
  title: 't',
  type: 't',
});

const flow = new Set(
  'break case catch continue co_await co_return co_yield do else for goto if return switch throw try while'.split(
    ' ',
  ),
);

/** Converts a token of the highlighter to our class; unwraps tokens without a colour. */
function coloured(node: RootContent, language: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => coloured(child, language));
  const classes = node.properties.className;
  const [kind = '', ...more] = Array.isArray(classes) ? classes.map(String) : [];
  const only = node.children[0];
  const isFlow = kind === 'keyword' && only?.type === 'text' && flow.has(only.value);
  // Function names are not types: titles in any language, and built-ins in C and C++, where any call is one.
  const isCall =
    (kind === 'title' && !more.includes('class_')) ||
    (kind === 'built_in' && (language === 'cpp' || language === 'c'));
  const token = isCall ? undefined : isFlow ? 'f' : tokens[kind];
  if (token === undefined) return children;
  const span: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: [token] },
    children,
  };
  return [span];
}
