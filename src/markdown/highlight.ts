import type { Element, ElementContent } from 'hast';

/** Colours code: nodes with `syntax-…` classes, or undefined where the language is not known. */
export type Highlight = (language: string, code: string) => ElementContent[] | undefined;

/** Names of languages that the grammars do not list. */
const aliases: Record<string, string> = {
  'c++': 'cpp',
  console: 'shell',
  h: 'cpp',
  hpp: 'cpp',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  meson: 'python',
  py: 'python',
  sh: 'bash',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
};

const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** True for languages that need no colours. */
export function isPlain(language: string): boolean {
  return plain.has(language);
}

let loaded: Promise<Highlight> | undefined;

/** Loads the highlighter; its grammars are large, so that only sites with code pay for them. */
export function loadHighlight(): Promise<Highlight> {
  return (loaded ??= load());
}

async function load(): Promise<Highlight> {
  const { all, createLowlight } = await import('lowlight');
  const lowlight = createLowlight();
  const knows = (name: string): boolean => {
    if (lowlight.registered(name)) return true;
    const grammar = all[name];
    // Other names of a language stand only in its grammar: those of a rare one need them all.
    if (grammar) lowlight.register(name, grammar);
    else lowlight.register(all);
    return lowlight.registered(name);
  };
  return (language, code) => {
    const name = aliases[language] ?? language;
    if (!knows(name)) return undefined;
    const { children } = lowlight.highlight(name, code, { prefix: '' });
    return children.flatMap((node) => coloured(node, name));
  };
}

/** The colours of a theme by the names that grammars give to tokens; what is not here has the colour of the text. */
const tokens: Record<string, string> = {
  addition: 'string',
  attr: 'type',
  attribute: 'type',
  bullet: 'keyword',
  built_in: 'type',
  comment: 'comment',
  deletion: 'flow',
  doctag: 'comment',
  keyword: 'keyword',
  literal: 'keyword',
  meta: 'preprocessor',
  name: 'keyword',
  number: 'number',
  quote: 'comment',
  regexp: 'string',
  section: 'keyword',
  'selector-class': 'type',
  'selector-id': 'type',
  'selector-tag': 'keyword',
  string: 'string',
  symbol: 'number',
  tag: 'keyword',
  title: 'type',
  type: 'type',
};

const flow = new Set(
  'break case catch continue co_await co_return co_yield do else for goto if return switch throw try while'.split(
    ' ',
  ),
);

/** A token of the highlighter with our class; tokens without colour lose their element. */
function coloured(node: ElementContent | { type: 'doctype' }, language: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => coloured(child, language));
  const classes = node.properties.className;
  const [kind = '', ...more] = Array.isArray(classes) ? classes.map(String) : [];
  const only = node.children[0];
  const isFlow = kind === 'keyword' && only?.type === 'text' && flow.has(only.value);
  // The names of functions are no types: as titles anywhere, as built-ins in C and C++, where any call is one.
  const isCall =
    (kind === 'title' && !more.includes('class_')) ||
    (kind === 'built_in' && (language === 'cpp' || language === 'c'));
  const token = isCall ? undefined : isFlow ? 'flow' : tokens[kind];
  if (token === undefined) return children;
  const span: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: [`syntax-${token}`] },
    children,
  };
  return [span];
}
