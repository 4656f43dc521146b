import type { CodeClass, CodeLine, CodeSpan, Listing } from '../model/description.ts';
import { codeClasses } from '../model/packed-listing.ts';
import { decodeAttribute, decodeEntities } from '../xml/entities.ts';
import type { XmlElement } from '../xml/element.ts';
import { lineNumber } from './attributes.ts';
import { normalRefid } from './refid.ts';

const classes: ReadonlySet<string> = new Set(codeClasses);

/** The link target of a piece of code. */
interface Target {
  refid: string;
  external?: string;
}

/**
 * Reads a `programlisting` from its markup. Four of five elements of a tree are in listings, which use only five
 * element names: one pass over the text is several times faster than building elements.
 */
export function readListing(element: XmlElement): Listing {
  const { filename } = element.attributes;
  return { ...(filename && { filename }), lines: readLines(element.raw ?? '') };
}

function readLines(raw: string): CodeLine[] {
  const lines: CodeLine[] = [];
  let line: CodeLine | undefined;
  let lastNumber = 0;
  let color: CodeClass = 'normal';
  let ref: Target | undefined;
  let text = '';

  const flush = (): void => {
    if (text !== '' && line) addSpan(line.spans, { class: color, text, ...ref });
    text = '';
  };
  let at = 0;
  while (at < raw.length) {
    const open = raw.indexOf('<', at);
    const textEnd = open === -1 ? raw.length : open;
    // Text outside lines is only formatting of the file.
    if (textEnd > at && line) text += decodeEntities(raw.slice(at, textEnd));
    if (open === -1) break;
    const close = raw.indexOf('>', open);
    if (close === -1) break;
    at = close + 1;
    // By far the most frequent tag.
    if (raw.startsWith('<sp/>', open)) {
      text += ' ';
      continue;
    }
    const tag = raw.slice(open + 1, close);
    if (tag.startsWith('sp')) {
      const code = attribute(tag, 'value');
      // Old sources separate pages with form feeds, which XML lacks and pages may contain; other controls are blanks.
      text +=
        code === undefined
          ? ' '
          : code === '12'
            ? '\f'
            : decodeEntities(`&#${code};`).replace('\ufffd', ' ');
    } else if (tag.startsWith('highlight')) {
      flush();
      color = codeClass(attribute(tag, 'class'));
    } else if (tag.startsWith('ref')) {
      flush();
      ref = readTarget(tag);
    } else if (tag.startsWith('/ref')) {
      flush();
      ref = undefined;
    } else if (tag.startsWith('codeline')) {
      flush();
      const started = startLine(tag, lastNumber);
      lastNumber = started.number ?? lastNumber;
      lines.push(started);
      line = tag.endsWith('/') ? undefined : started;
      color = 'normal';
      ref = undefined;
    } else if (tag.startsWith('/codeline')) {
      flush();
      line = undefined;
    }
  }
  flush();
  return lines;
}

/** Starts a line; drops a number that does not increase, so that line numbers are unique. */
function startLine(tag: string, lastNumber: number): CodeLine {
  const number = lineNumber(attribute(tag, 'lineno')) ?? 0;
  const refid = attribute(tag, 'refid');
  return { ...(number > lastNumber && { number }), ...(refid && { refid }), spans: [] };
}

function readTarget(tag: string): Target | undefined {
  const refid = normalRefid(attribute(tag, 'refid') ?? '');
  const external = attribute(tag, 'external');
  return refid === '' ? undefined : { refid, ...(external && { external }) };
}

/** Adds a piece; merges it with the previous piece if colour and target match. */
function addSpan(spans: CodeSpan[], span: CodeSpan): void {
  const last = spans.at(-1);
  if (last?.class === span.class && !last.refid && !span.refid) last.text += span.text;
  else spans.push(span);
}

function attribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  return decodeAttribute(tag.slice(from, tag.indexOf('"', from)));
}

function codeClass(name: string | undefined): CodeClass {
  return isCodeClass(name) ? name : 'normal';
}

function isCodeClass(name: string | undefined): name is CodeClass {
  return name !== undefined && classes.has(name);
}
