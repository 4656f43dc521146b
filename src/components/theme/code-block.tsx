import { Children, isValidElement, memo } from 'react';
import type { ReactNode } from 'react';
import { codeContent, figureClasses } from '../../code/code-block.ts';
import { codeHtml } from '../../code/code-html.ts';
import { readCode } from '../../code/code-source.ts';
import { defaultCode } from '../../shared/code-settings.ts';
import { useThemeData } from './theme-data.tsx';

/** Props of a block of code. */
export interface CodeBlockProps {
  /** The code; a block that contains elements is shown unchanged. */
  children?: ReactNode;
  /** The language; by default from a class name `language-…`. */
  language?: string;
  /** Title above the code; overrides the one in `metastring`. */
  title?: ReactNode;
  /** Text that would follow the language of a fence. */
  metastring?: string;
  /** Numbers the lines, from 1 or from a given number. */
  showLineNumbers?: boolean | number;
  /** Class names. */
  className?: string;
}

/** A block of code, like a fence in Markdown. */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, metastring, showLineNumbers, className = '' } = props;
  const settings = useThemeData('code') ?? defaultCode;
  const highlight = useThemeData('highlight');
  const ownClasses = className.split(/\s+/).filter((name) => !/^(?:language-.*)?$/.test(name));
  const language = props.language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1];

  const pieces = Children.toArray(children);
  const isText = !pieces.some((piece) => isValidElement(piece));
  const written = isText ? pieces.map(textOf).join('').replace(/\n$/, '') : '';
  const source = readCode({ code: written, language, meta: metastring }, settings);
  if (showLineNumbers === false) source.firstLine = undefined;
  else if (showLineNumbers !== undefined)
    source.firstLine = showLineNumbers === true ? (source.firstLine ?? 1) : showLineNumbers;
  const title = props.title ?? source.title;
  return (
    <figure className={[...figureClasses(source.language), ...ownClasses].join(' ')}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      {isText ? (
        <pre tabIndex={0} data-copy={source.copied}>
          <CodeHtml
            html={codeHtml(codeContent(source, highlight).nodes)}
            className={source.firstLine === undefined ? undefined : 'numbered'}
          />
        </pre>
      ) : (
        <pre tabIndex={0} data-elements="">
          <code>{children}</code>
        </pre>
      )}
    </figure>
  );
}

function textOf(piece: ReactNode): string {
  return typeof piece === 'string' || typeof piece === 'number' ? String(piece) : '';
}

/**
 * The code. Browsers do not have the highlighter: the server's colours stay while the code is the same, and changed
 * code is plain.
 */
const CodeHtml = memo(function CodeHtml(props: { html: string; className?: string }): ReactNode {
  const { html, className } = props;
  return (
    <code
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
