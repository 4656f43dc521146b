import { Fragment, type ReactNode } from 'react';
import type { Links } from '../../../model/links.ts';
import { useContent } from '../../content-context.tsx';
import { renderCode, renderCodePart } from '../code-view.tsx';
import type { DeclarationPart, Phrase } from './declaration.ts';
import type { Fold } from './fold-arguments.ts';
import { layOut } from './lay-out.ts';

/** Words that are coloured in declarations. */
const keywords =
  /\b(alignas|auto|bool|char|char8_t|char16_t|char32_t|class|concept|const|consteval|constexpr|constinit|decltype|default|define|delete|double|enum|explicit|extern|final|float|friend|inline|int|long|mutable|noexcept|nullptr|operator|override|requires|short|signed|sizeof|static|struct|template|this|thread_local|throws?|typedef|typename|union|unsigned|using|virtual|void|volatile|wchar_t)\b/;

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
  return renderCodePart(part, links, key, coloured);
}

/** Code with its keywords marked; other code comes back as it is. */
function coloured(code: string): ReactNode {
  const pieces = code.split(keywords);
  if (pieces.length === 1) return code;
  // With one group in the expression, every second piece is a keyword.
  return pieces.map((piece, i) =>
    i % 2 === 1 ? (
      <span key={i} className="k">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
