import type { ReactNode } from 'react';
import type { Diagram, Figure, Inline } from '../../../model/description.ts';
import { drawingKey } from '../../../model/drawings.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { drawnDiagram } from './drawn.tsx';
import { renderInlines } from './inlines.tsx';
import type { BlockRenderer, TextSetting } from './setting.ts';
import { sizeStyle } from './size.ts';

/** An image with its caption; if the file is missing, its alternative text or source. */
export const renderFigure: BlockRenderer<Figure> = (figure, setting) => {
  const src = setting.links.image(figure.source);
  const style = sizeStyle(figure.width, figure.height);
  return (
    <figure>
      {src === undefined ? (
        <code>{figure.alt || figure.source}</code>
      ) : (
        <img
          src={src}
          alt={figure.alt}
          {...setting.links.imageSize(figure.source)}
          style={style}
          loading="lazy"
          decoding="async"
        />
      )}
      {caption(figure.caption, setting)}
    </figure>
  );
};

/** Names of the diagram languages; message sequence charts use a text of the interface. */
const languages: Record<Exclude<Diagram['language'], 'msc'>, string> = {
  dot: 'Graphviz',
  plantuml: 'PlantUML',
  mermaid: 'Mermaid',
  dia: 'Dia',
};

/** A diagram with its source; if it could not be drawn, the source alone under a title that names its language. */
export const renderDiagram: BlockRenderer<Diagram> = (diagram, setting) => {
  const { language, file } = diagram;
  const { texts } = setting;
  const text = diagram.text ?? setting.drawings?.get(drawingKey(diagram))?.source;
  const source = text !== undefined && (
    <pre tabIndex={0}>
      <code>{text.replace(/^\s*\n|\s+$/g, '')}</code>
    </pre>
  );
  const drawing = drawnDiagram(diagram, setting);
  if (drawing !== undefined)
    return (
      <figure className={`diagram diagram-${language}`}>
        <div className="drawing" tabIndex={0}>
          <div
            style={sizeStyle(diagram.width, diagram.height)}
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        </div>
        {caption(diagram.caption, setting)}
        {source && (
          <details className="diagram-source">
            <summary>{texts.diagramSource}</summary>
            {source}
          </details>
        )}
      </figure>
    );
  return (
    <figure className={`diagram diagram-${language}`}>
      <div className="diagram-title">
        {fill(texts.diagram, {
          language: language === 'msc' ? texts.messageSequenceChart : languages[language],
        })}
        {file !== undefined && (
          <>
            {' '}
            <code>{file}</code>
          </>
        )}
      </div>
      {source}
      {caption(diagram.caption, setting)}
    </figure>
  );
};

function caption(nodes: readonly Inline[], setting: TextSetting): ReactNode {
  return nodes.length > 0 && <figcaption>{renderInlines(nodes, setting)}</figcaption>;
}
