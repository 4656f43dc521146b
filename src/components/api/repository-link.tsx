import type { ReactNode } from 'react';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';
import { ExternalIcon } from '../page/external-icon.tsx';

/** A small link to a source file or line in the library's repository; nothing if there is none. */
export function RepositoryLink(props: {
  /** Path of the source file as Doxygen writes it. */
  file: string;
  /** 1-based line; the whole file when missing. */
  line?: number | undefined;
}): ReactNode {
  const { file, line } = props;
  const { links, texts } = useContent();
  const href = links.repository?.(file, line);
  if (href === undefined) return null;
  const { viewSource, viewSourceOfFile, viewSourceOfLine } = texts.api;
  const name = links.sourceName(file);
  const label =
    line === undefined
      ? fill(viewSourceOfFile, { file: name })
      : fill(viewSourceOfLine, { file: name, line });
  return (
    <a
      className="repository-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      {viewSource}
      <ExternalIcon />
    </a>
  );
}
