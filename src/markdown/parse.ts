import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { symbolNodes, symbolSyntax } from './symbol-syntax.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective)
  .use(symbolReferences)
  .freeze();

/** Adds the syntax of references to symbols to a parser. */
function symbolReferences(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(symbolSyntax);
  (data.fromMarkdownExtensions ??= []).push(symbolNodes);
}

/** Parses CommonMark with GitHub's extensions, front matter, directives and references to symbols. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

/**
 * Writes `:::tip Title` as `:::tip[Title]`, which is what the directive syntax knows. Lines and columns stay the same,
 * so that places are right. Fenced code is left alone.
 */
export function bracketTitles(text: string): string {
  if (!text.includes(':::')) return text;
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = line.match(/^[\s>]*(`{3,}|~{3,})(.*)$/);
      if (mark) {
        const [, marks = '', rest = ''] = mark;
        if (fence === undefined) fence = marks;
        else if (marks.startsWith(fence) && rest.trim() === '') fence = undefined;
        return line;
      }
      if (fence !== undefined) return line;
      return line.replace(
        /^([\s>]*:{3,}[a-z][\w-]*) +([^\s[{].*?)\s*$/i,
        (_, start: string, title: string) => `${start}[${title}]`,
      );
    })
    .join('\n');
}
