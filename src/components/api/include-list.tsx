import type { ReactNode } from 'react';
import type { Include, Member } from '../../model/compound.ts';
import type { IncludeLine } from '../../model/include-line.ts';
import type { Links } from '../../model/links.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { breakable } from '../shell/breakable.tsx';
import { useApiPage } from './api-page.ts';
import { memberInclude } from './own-includes.ts';

/** The files that a file includes, as written in the source, with links. */
export function IncludeLines(props: {
  /** The includes. */
  includes: readonly Include[];
}): ReactNode {
  const { links } = useContent();
  return (
    <pre className="signature include">
      <code>
        {props.includes.map((include, i) => (
          <span key={i}>
            {i > 0 && '\n'}
            {renderInclude(
              include.name,
              include.local,
              include.refid === undefined ? undefined : links.refid(include.refid),
            )}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** The `#include` line of the page's compound. */
export function PageInclude(): ReactNode {
  const { links } = useContent();
  const { compound, include } = useApiPage();
  // A header's page need not link to itself.
  const line = compound.kind === 'file' ? include && { ...include, file: undefined } : include;
  return line && <code className="page-include">{renderLine(line, links)}</code>;
}

/** The `#include` line of a member, unless the page shows it already. */
export function MemberInclude(props: {
  /** The member. */
  member: Member;
}): ReactNode {
  const { includes, symbols } = useContent();
  const line = memberInclude(props.member, useApiPage(), { includes, symbols });
  return line && <IncludeLineView line={line} />;
}

/** An `#include` line inside a section. */
export function IncludeLineView(props: {
  /** The line. */
  line: IncludeLine;
}): ReactNode {
  const { links } = useContent();
  return (
    <p className="member-include">
      <code>{renderLine(props.line, links)}</code>
    </p>
  );
}

function renderLine(
  { path, style, file }: Omit<IncludeLine, 'file'> & { file?: string | undefined },
  links: Links,
): ReactNode {
  return renderInclude(
    path,
    style === 'quote',
    file === undefined ? undefined : links.source(file),
  );
}

function renderInclude(name: string, isLocal: boolean, href: string | undefined): ReactNode {
  const text = breakable(name);
  return (
    <>
      <span className="p">#include</span> {isLocal ? '"' : '<'}
      {href === undefined ? text : <SmartLink href={href}>{text}</SmartLink>}
      {isLocal ? '"' : '>'}
    </>
  );
}
