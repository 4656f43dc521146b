import type { DiagnosticCode } from './catalogue.ts';

/**
 * Codes of errors in single texts, sidebars, images, links or files. After any other error, the site is not worth
 * writing.
 */
const codes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'authors',
  'broken-anchor',
  'broken-image',
  'broken-link',
  'broken-markdown-image',
  'broken-markdown-link',
  'broken-symbol-link',
  'category-file',
  'dangling-link',
  'dangling-reference',
  'deep-nesting',
  'docs-empty',
  'duplicate-doc-id',
  'duplicate-route',
  'front-matter',
  'image-damaged',
  'import-cycle',
  'inline-author',
  'late-error',
  'long-route',
  'mdx',
  'mdx-component',
  'missing-import',
  'navbar-item',
  'output-duplicate',
  'published-pages',
  'render-page',
  'sidebar-docs',
  'sidebars',
  'snapshot',
  'snapshot-release',
  'tag-file',
  'tags',
  'undeclared-tags',
  'unreadable-file',
]);

/** True for an error in a part of the site: without that part, the rest can be written. */
export function isFaultOfSource({ code }: { code: DiagnosticCode }): boolean {
  return codes.has(code) || /^xml-(?!no-|not-|empty$|missing-)/.test(code);
}
