import type { ReactNode } from 'react';
import type { Diagram, Figure, Inline } from '../../../model/description.ts';
import { renderInlines } from './inlines.tsx';
import type { BlockRenderer, TextSetting } from './setting.ts';
import { sizeStyle } from './size.ts';

/** An image with its caption; where the file is missing, what can be read of it. */
export const renderFigure: BlockRenderer<Figure> = (figure, setting) => {
  const src = setting.links.image(figure.source);
  const style = sizeStyle(figure.width, figure.height);
  return (
    <figure>
      {src === undefined ? (
        <code>{figure.alt || figure.source}</code>
      ) : (
        <img src={src} alt={figure.alt} style={style} loading="lazy" decoding="async" />
      )}
      {caption(figure.caption, setting)}
    </figure>
  );
};

/** Names of the languages of diagrams. */
const languages: Record<Diagram['language'], string> = {
  dot: 'Graphviz',
  msc: 'Message sequence chart',
  plantuml: 'PlantUML',
  mermaid: 'Mermaid',
  dia: 'Dia',
};

/** A drawing given as text: its source, under a title that says what it is. */
export const renderDiagram: BlockRenderer<Diagram> = (diagram, setting) => {
  const { language, file, text } = diagram;
  return (
    <figure className={`diagram diagram-${language}`}>
      <div className="diagram-title">
        {languages[language]} diagram
        {file !== undefined && (
          <>
            {' '}
            <code>{file}</code>
          </>
        )}
      </div>
      {text !== undefined && (
        <pre tabIndex={0}>
          <code>{text.replace(/^\s*\n|\s+$/g, '')}</code>
        </pre>
      )}
      {caption(diagram.caption, setting)}
    </figure>
  );
};

function caption(nodes: readonly Inline[], setting: TextSetting): ReactNode {
  return nodes.length > 0 && <figcaption>{renderInlines(nodes, setting)}</figcaption>;
}
