import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import type { ReportValue } from './returned-values.ts';

/**
 * Parses markup that an extension returned, as the content of a description; reports faults of it. Its elements have the
 * given 1-based line, because they are in no file.
 */
export function readMarkup(
  markup: string,
  line: number,
  report: ReportValue,
): XmlElement | undefined {
  const faults = new Diagnostics();
  const raw = ['programlisting'];
  const root = parseXml(`<parblock>${markup}</parblock>`, '', faults, { raw });
  const [fault] = faults.all;
  if (!fault && root) return atLine(root, line);
  const reason = fault ? `: ${fault.message.replace(/\.$/, '')}` : '';
  report(`markup that cannot be read${reason}`);
  return undefined;
}

function atLine(element: XmlElement, line: number): XmlElement {
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : atLine(child, line),
  );
  return { ...element, children, line, column: 1 };
}
