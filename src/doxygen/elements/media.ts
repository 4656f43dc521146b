import type { Diagram } from '../../model/description.ts';
import { readFormulaSource } from '../../model/formula-source.ts';
import { plainText } from '../../model/walk.ts';
import { textOf } from '../../xml/element.ts';
import type { Reader } from '../reader.ts';
import { readTitleText } from '../title.ts';

/** `image`: appears once for every output format; only the one for HTML is shown. */
export const readImage: Reader = (element, content) => {
  const { type, name: source = '', alt, width, height, inline } = element.attributes;
  if ((type !== undefined && type !== 'html') || source === '') return [];
  const caption = content.inlines(element);
  const size = { ...(width && { width }), ...(height && { height }) };
  if (inline !== 'yes')
    return [{ type: 'figure', source, alt: alt ?? plainText(caption), caption, ...size }];
  const title = plainText(caption);
  return [{ type: 'inlineImage', source, alt: alt ?? title, ...(title && { title }), ...size }];
};

/** A reader for a diagram with its source in the comment: `dot`, `msc`, `plantuml`, `mermaid`. */
export function diagram(language: Diagram['language']): Reader {
  return (element) => {
    const { caption = '', width, height, engine } = element.attributes;
    return [
      {
        type: 'diagram',
        language,
        ...(engine && { engine }),
        text: textOf(element),
        caption: readTitleText(caption),
        ...(width && { width }),
        ...(height && { height }),
      },
    ];
  };
}

/** A reader for a diagram in a separate file: `dotfile` and similar. */
export function diagramFile(language: Diagram['language']): Reader {
  return (element, content) => {
    const { name: file = '', width, height } = element.attributes;
    return [
      {
        type: 'diagram',
        language,
        file,
        caption: content.inlines(element),
        ...(width && { width }),
        ...(height && { height }),
      },
    ];
  };
}

/** `formula`: its delimiters decide whether it is a block or running text. */
export const readFormula: Reader = (element) => [readFormulaSource(textOf(element))];

/** `htmlonly`: raw HTML from the author. */
export const readRawHtml: Reader = (element) => {
  const html = textOf(element);
  return [element.attributes.block === 'yes' ? { type: 'raw', html } : { type: 'rawInline', html }];
};
