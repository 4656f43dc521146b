import { Fragment, type ReactNode } from 'react';
import type { Links } from '../../../model/links.ts';
import { useContent } from '../../content-context.tsx';
import { renderCode, renderCodePart } from '../code-view.tsx';
import { coloured, isAttribute } from './coloured-code.tsx';
import type { DeclarationPart, Phrase } from './declaration.ts';
import type { Fold } from './fold-arguments.ts';
import { layOut } from './lay-out.ts';

/** A whole declaration in a box of its own, each parameter of a long one on its line. */
export function SignatureView(props: {
  /** The declaration. */
  phrases: readonly Phrase[];
}): ReactNode {
  const { links, texts } = useContent();
  const foldLabel = texts.api.showTemplateArguments;
  const lines = layOut(props.phrases);
  return (
    <pre className="signature">
      <code>
        {lines.map((line, i) => (
          <Fragment key={i}>
            {i > 0 && '\n'}
            {line.map((part, j) => renderPart(part, links, j, foldLabel))}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

function renderPart(
  part: DeclarationPart | Fold,
  links: Links,
  key: number,
  foldLabel: string,
): ReactNode {
  if (typeof part !== 'string' && 'fold' in part)
    return (
      <span key={key} className="fold">
        <input type="checkbox" aria-label={foldLabel} />
        <span className="fold-mark" />
        <span className="fold-text">
          {part.fold.map((inner, i) => renderPart(inner, links, i, foldLabel))}
        </span>
      </span>
    );
  if (typeof part !== 'string' && 'name' in part)
    return (
      <b key={key} title={part.title}>
        {part.code ? renderCode(part.code, links) : part.name}
      </b>
    );
  const code = renderCodePart(part, links, key, coloured);
  return isAttribute(part) ? (
    <span key={key} className="a">
      {code}
    </span>
  ) : (
    code
  );
}
