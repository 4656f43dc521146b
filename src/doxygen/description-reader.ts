import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Block, Description, Inline } from '../model/description.ts';
import { elementsOf, type XmlElement } from '../xml/element.ts';
import { readerOf } from './element-readers.ts';
import { unknownCommandCode } from './file-faults.ts';
import { append, toBlocks, toInlines, type Flow } from './flow.ts';
import type { ContentReader } from './reader.ts';
import type { ReadingExtensions } from './reading-extensions.ts';

/** Elements whose `para` children are paragraphs; elsewhere, an empty `para` is a pilcrow from the author. */
const holdsParagraphs: ReadonlySet<string> = new Set([
  'briefdescription',
  'detaileddescription',
  'inbodydescription',
  'description',
  'parameterdescription',
  'xrefdescription',
  'docpart',
  'sect1',
  'sect2',
  'sect3',
  'sect4',
  'sect5',
  'sect6',
  'internal',
  'copydoc',
  'language',
  'simplesect',
  'parblock',
  'blockquote',
  'details',
  'listitem',
  'entry',
]);

/** Maximum length of the code in a message, in characters. */
const mostCode = 80;

/** Code of the diagnostic for an element that no known version of Doxygen writes. */
const unknownElement = 'xml-unknown-element';

/** Matches a command at the start of a paragraph; in formulas without their own command, an argument or another one follows. */
const unknownCommand = /^\s*\\([a-z][A-Za-z_]+)(?![\w{(\\])/;

/** Returns a command as the title of a paragraph: `return_note` as `Return note`. */
function titleOf(command: string): string {
  const words = command.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads the descriptions of one file. */
export class DescriptionReader implements ContentReader {
  readonly #file: string;
  readonly #diagnostics: Diagnostics;
  readonly #reported = new Set<string>();
  /** What follows the end of a comment inside the text of a comment. */
  #afterEnd: { code: string; line: number } | undefined;

  /** `extensions` read elements that Doxygen does not write itself. */
  constructor(
    file: string,
    diagnostics: Diagnostics,
    private readonly extensions?: ReadingExtensions,
  ) {
    this.#file = file;
    this.#diagnostics = diagnostics;
  }

  /** Reads a description element; returns an empty description if there is none. */
  read(element: XmlElement | undefined): Description {
    this.#afterEnd = undefined;
    return element ? this.blocks(element) : [];
  }

  /** Reports the children of a compound or section that no known version of Doxygen writes, each name once a file. */
  checkChildren(element: XmlElement, known: ReadonlySet<string>): void {
    for (const { name, line } of elementsOf(element)) {
      if (known.has(name) || this.#reported.has(name)) continue;
      this.#reported.add(name);
      this.#diagnostics.warning(
        unknownElement,
        `Unknown element <${name}> in <${element.name}>: it is ignored.`,
        { file: this.#file, line },
        'Check that the XML was written by a supported version of Doxygen.',
      );
    }
  }

  flow(element: XmlElement): Flow {
    const flow: Flow = [];
    const isText = !holdsParagraphs.has(element.name);
    if (element.name === 'para') this.#checkCommand(element);
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (child.includes('*')) this.#checkComments(child, element);
        append(flow, { type: 'text', value: child });
      } else if (isText && child.name === 'para' && child.children.length === 0)
        append(flow, { type: 'text', value: '¶' });
      else for (const node of this.#readElement(child)) append(flow, node);
    }
    return flow;
  }

  blocks(element: XmlElement): Block[] {
    return toBlocks(this.flow(element));
  }

  inlines(element: XmlElement): Inline[] {
    return toInlines(this.flow(element));
  }

  unknownMarkup(name: string, { line }: XmlElement): void {
    if (this.#reported.has(name)) return;
    this.#reported.add(name);
    const message = `"${name}" of reStructuredText is not known: only its text is shown.`;
    const advice = 'Write the text in the markup of Doxygen, or ignore this if it reads well.';
    const place = { file: this.#file, line };
    this.#diagnostics.report({ code: 'rst-unknown', level: 'info', message, place, advice });
  }

  /**
   * Reports a text that goes on behind the end of its comment, into the next one. Doxygen 1.9.4 writes this if it does not
   * see where code in a comment ends (it takes the language of ```c++ for another fence), and knows nothing of the
   * declarations between.
   */
  #checkComments(text: string, { name, line }: XmlElement): void {
    if (name !== 'para') return;
    const [, code] = /^(?:(?!\/\*).)*?(?<!\S)\*\/\s*(.*)/s.exec(text) ?? [];
    if (code !== undefined) this.#afterEnd ??= { code, line };
    if (!this.#afterEnd || !/\/\*[*!]/.test(code ?? text)) return;
    const [lost = ''] = this.#afterEnd.code.split(/\s*\/\*[*!]/);
    this.#diagnostics.warning(
      'swallowed-declarations',
      `Doxygen read declarations as the text of a comment, and lost them: ${lost.slice(0, mostCode) || '…'}`,
      { file: this.#file, line: this.#afterEnd.line },
      'Close the code in the comment in front of them. Doxygen 1.9.4 finds the end of ```cpp, but not of ```c++.',
    );
    this.#afterEnd = undefined;
  }

  /** Reports a paragraph that begins with a command: Doxygen shows those that it does not know as text. */
  #checkCommand({ children: [text], line }: XmlElement): void {
    const [, command] = (typeof text === 'string' ? unknownCommand.exec(text) : undefined) ?? [];
    if (command === undefined) return;
    this.#diagnostics.warning(
      unknownCommandCode,
      `Doxygen does not know the command \\${command}, so comments show it as text.`,
      { file: this.#file, line },
      `Define it in the Doxyfile: ALIASES += "${command}=" leaves it out, ALIASES += "${command}=\\par ${titleOf(command)}^^" makes it a title.`,
    );
  }

  #readElement(element: XmlElement): Flow {
    const { name } = element;
    const reader = this.extensions?.readerOf(name, this.#diagnostics) ?? readerOf(name);
    if (reader) return reader(element, this);
    if (!this.#reported.has(element.name)) {
      this.#reported.add(element.name);
      this.#diagnostics.warning(
        unknownElement,
        `Unknown element <${element.name}>: only its content is shown.`,
        { file: this.#file, line: element.line },
      );
    }
    return this.flow(element);
  }
}
