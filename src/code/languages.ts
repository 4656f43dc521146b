import { table } from '../shared/table.ts';

/** Language names that the grammars do not list, with the grammar to use. */
const aliases: Readonly<Record<string, string>> = table({
  'arm-asm': 'armasm',
  bat: 'dos',
  batch: 'dos',
  bison: 'cpp',
  'c++': 'cpp',
  clike: 'c',
  console: 'shell',
  editorconfig: 'ini',
  emacs: 'lisp',
  'emacs-lisp': 'lisp',
  git: 'shell',
  gdscript: 'python',
  'go-mod': 'go',
  h: 'cpp',
  hpp: 'cpp',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  latte: 'xml',
  markup: 'xml',
  mathml: 'xml',
  mdx: 'markdown',
  meson: 'python',
  nasm: 'x86asm',
  objectpascal: 'delphi',
  opencl: 'c',
  pug: 'haml',
  py: 'python',
  racket: 'scheme',
  razor: 'xml',
  cshtml: 'xml',
  reason: 'reasonml',
  sass: 'scss',
  sh: 'bash',
  'sh-session': 'shell',
  'shell-session': 'shell',
  'solution-file': 'ini',
  ssml: 'xml',
  systemd: 'ini',
  toml: 'ini',
  ts: 'typescript',
  tsconfig: 'json',
  tsx: 'typescript',
  vba: 'vbscript',
  'visual-basic': 'vbnet',
  vue: 'xml',
  svelte: 'xml',
  astro: 'xml',
  webmanifest: 'json',
  wgsl: 'rust',
  hlsl: 'glsl',
  hcl: 'ini',
  terraform: 'ini',
  bicep: 'typescript',
  solidity: 'javascript',
  yml: 'yaml',
  zig: 'rust',
});

/** Languages whose code embeds other languages, which their grammars name. */
const embedded: Readonly<Record<string, string>> = table({
  asciidoc: 'xml',
  'clojure-repl': 'clojure',
  dart: 'markdown',
  django: 'xml',
  dockerfile: 'bash',
  erb: 'xml ruby',
  haml: 'ruby',
  handlebars: 'xml',
  javascript: 'xml css graphql',
  'julia-repl': 'julia',
  markdown: 'xml',
  nix: 'markdown',
  'node-repl': 'javascript',
  'php-template': 'xml php',
  'python-repl': 'python',
  qml: 'xml',
  shell: 'bash',
  twig: 'xml',
  typescript: 'xml css graphql',
  xml: 'javascript css',
});

/** Returns the grammars that a grammar needs for embedded code. */
export function embeddedIn(grammar: string): string[] {
  return embedded[grammar]?.split(' ') ?? [];
}

/** Languages without keywords, and languages that no grammar supports: their code is not highlighted. */
const plain = new Set(
  'text txt plain plaintext none ignore gitignore hgignore npmignore log csv uri url ansi output'.split(
    ' ',
  ),
);

/** True for languages that need no highlighting. */
export function isPlain(language: string): boolean {
  return plain.has(language);
}

/** Returns the grammar for a language. */
export function grammarOf(language: string): string {
  return Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language;
}
