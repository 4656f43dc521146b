/** A heading of a page. */
export interface PageHeading {
  /** Its anchor; empty if it has none. */
  id: string;
  /** Its text. */
  text: string;
  /** Its level: 1 for the title. */
  depth: number;
}

/** A heading of Markdown, with the line that it is on. */
interface WrittenHeading extends Omit<PageHeading, 'id'> {
  line: number;
}

/** Returns the letters and digits of a heading without addresses and anchors: Markdown and HTML have the same. */
export function headingKey(text: string): string {
  return text
    .replace(/\]\([^\s)]*\)|<a id="[^"]*"><\/a>/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Returns the heading that an anchor or a text means; `undefined` if none does. */
export function headingOf(
  wanted: string,
  headings: readonly PageHeading[],
): PageHeading | undefined {
  const key = headingKey(wanted);
  return (
    headings.find(({ id }) => id !== '' && id === wanted) ??
    headings.find(({ text }) => key !== '' && headingKey(text) === key)
  );
}

/** Returns the section of a heading in the Markdown of its page; `undefined` if the Markdown writes the heading otherwise. */
export function sectionIn(
  markdown: string,
  heading: PageHeading,
  headings: readonly PageHeading[],
): string | undefined {
  const key = headingKey(heading.text);
  const isSame = ({ text }: { text: string }): boolean => headingKey(text) === key;
  const before = headings.slice(0, headings.indexOf(heading)).filter(isSame).length;
  const lines = markdown.split('\n');
  const written = writtenHeadings(lines);
  const start = written.filter(isSame)[before];
  if (!start) return undefined;
  const end = written.find(({ line, depth }) => line > start.line && depth <= start.depth);
  return lines.slice(start.line, end?.line).join('\n').trim();
}

/** Returns the headings of Markdown; in blocks of code, there are none. */
function writtenHeadings(lines: readonly string[]): WrittenHeading[] {
  const found: WrittenHeading[] = [];
  let fence = '';
  for (const [line, content] of lines.entries()) {
    const [, mark = ''] = /^ *(`{3,}|~{3,})/.exec(content) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && content.trim() === mark) fence = '';
      continue;
    }
    fence = mark;
    const [, signs = '', text = ''] = /^(#{1,6}) (.*)$/.exec(content) ?? [];
    if (signs !== '') found.push({ depth: signs.length, text, line });
  }
  return found;
}
