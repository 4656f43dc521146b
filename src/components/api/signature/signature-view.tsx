import type { ReactNode } from 'react';
import type { Links } from '../../../model/links.ts';
import { useContent } from '../../content-context.tsx';
import { breakableContent } from '../../breakable-content.tsx';
import { joined } from '../../joined.ts';
import { renderCodePart } from '../code-view.tsx';
import { codeWords, type CodeWords } from './coloured-code.tsx';
import type { DeclarationPart, Phrase } from './declaration.ts';
import type { Fold } from './fold-arguments.ts';
import { layOut } from './lay-out.ts';

/** A full declaration in its own box, with each parameter of a long one on its own line. */
export function SignatureView(props: {
  /** The declaration. */
  phrases: readonly Phrase[];
}): ReactNode {
  const { attributeMacros, links, texts } = useContent();
  const setting: PartSetting = {
    links,
    words: codeWords(attributeMacros),
    foldLabel: texts.api.showTemplateArguments,
  };
  const lines = layOut(props.phrases);
  return (
    <pre className="signature">
      <code>
        {joined(
          lines.flatMap((line, i) => {
            const parts = breakableContent(joined(line.map((part) => renderPart(part, setting))));
            return i === 0 ? parts : ['\n', parts];
          }),
        )}
      </code>
    </pre>
  );
}

/** Shared settings for rendering the parts of a declaration. */
interface PartSetting {
  links: Links;
  words: CodeWords;
  foldLabel: string;
}

function renderPart(part: DeclarationPart | Fold, setting: PartSetting): ReactNode {
  const { links, words, foldLabel } = setting;
  if (typeof part !== 'string' && 'fold' in part)
    return (
      <span className="fold">
        <input type="checkbox" aria-label={foldLabel} />
        <span className="fold-mark" />
        <span className="fold-text">
          {joined(part.fold.map((inner) => renderPart(inner, setting)))}
        </span>
      </span>
    );
  if (typeof part !== 'string' && 'name' in part)
    return (
      <b title={part.title}>
        {part.code ? joined(part.code.map((inner) => renderCodePart(inner, links))) : part.name}
      </b>
    );
  const code = renderCodePart(part, links, words.coloured);
  return words.isAttribute(part) ? <span className="a">{code}</span> : code;
}
