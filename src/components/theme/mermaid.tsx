import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { figureClasses } from '../../code/code-block.ts';
import { codeHtml } from '../../code/code-html.ts';
import { diagramEvent } from '../../shared/diagram-event.ts';

/** Props of a diagram. */
export interface MermaidProps {
  /** Source of the diagram in the language of Mermaid. */
  value: string;
}

/** A Mermaid diagram. A script replaces the source with the drawing, if the site draws diagrams. */
export function Mermaid({ value }: MermaidProps): ReactNode {
  useEffect(() => {
    document.dispatchEvent(new Event(diagramEvent));
  }, [value]);
  const source = codeHtml([{ type: 'text', value }]);
  const figure = `<figure class="${figureClasses('mermaid').join(' ')}"><pre tabindex="0"><code>${source}</code></pre></figure>`;
  // React must not look at the content: the script may add the drawing before hydration. Another diagram is a new element.
  return (
    <div
      key={value}
      className="mermaid-diagram"
      data-mermaid={value}
      dangerouslySetInnerHTML={{ __html: figure }}
    />
  );
}
