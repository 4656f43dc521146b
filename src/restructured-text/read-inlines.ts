import type { Inline } from '../model/description.ts';
import type { Style } from '../model/styles.ts';
import { normalName, type Definitions } from './definitions.ts';
import { readRole, readSymbol, splitTitle } from './roles.ts';

/** Characters after which markup may start. */
const before = /[\s'"([{<\-/:‘“’«¡¿–—]/;
/** Characters that may follow the end of markup. */
const after = /[\s'")\]}>\-/\\:.,;!?’”»–—]/;
const closers: Readonly<Record<string, string>> = {
  "'": "'",
  '"': '"',
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
};

/** Where markup can start, besides letters. */
const special = /[*`|\\:[h\w]/;
const role = /:([a-zA-Z][\w.+-]*(?::[a-zA-Z][\w.+-]*)*):`/y;
const roleAfter = /:([a-zA-Z][\w.+-]*(?::[a-zA-Z][\w.+-]*)*):/y;
const footnote = /\[(#?[\w*-]+)\]_/y;
const word = /[A-Za-z0-9](?:[\w.+-]*[A-Za-z0-9])?/y;
const url = /https?:\/\/[^\s<>`|"]*[^\s<>`|"'.,;:!?)\]}*]/y;

/** How deep replacements may contain others. */
const deepest = 8;

/** Reads running text in reStructuredText. The time is linear in the length of the text. */
export function readInlines(source: string, definitions: Definitions, depth = 0): Inline[] {
  return new InlineReader(source.replace(/\s+/g, ' '), definitions, depth).read();
}

class InlineReader {
  readonly #text: string;
  readonly #definitions: Definitions;
  readonly #depth: number;
  readonly #nodes: Inline[] = [];
  /** Delimiters that do not occur after a position: no later search for them is needed. */
  readonly #missing = new Set<string>();
  /** The next place where each mark can end markup. */
  readonly #ends = new Map<string, number>();
  #plain = '';
  #at = 0;

  constructor(text: string, definitions: Definitions, depth: number) {
    this.#text = text;
    this.#definitions = definitions;
    this.#depth = depth;
  }

  read(): Inline[] {
    while (this.#at < this.#text.length) {
      const char = this.#text.charAt(this.#at);
      if (special.test(char) && this.#readMarkup(char)) continue;
      this.#plain += char;
      this.#at++;
    }
    this.#flush();
    return this.#nodes;
  }

  /** Reads the markup at the current position; false if there is none. */
  #readMarkup(char: string): boolean {
    switch (char) {
      case '\\':
        return this.#readEscape();
      case '*':
        return this.#text.startsWith('**', this.#at)
          ? this.#readStyled('**', 'strong')
          : this.#readStyled('*', 'emphasis');
      case '`':
        return this.#text.startsWith('``', this.#at) ? this.#readLiteral() : this.#readQuoted();
      case ':':
        return this.#readRole();
      case '|':
        return this.#readReplacement();
      case '[':
        return this.#readFootnote();
      default:
        return this.#readWord();
    }
  }

  /** A backslash takes the meaning from punctuation; before letters, it is mostly a path or a command. */
  #readEscape(): boolean {
    const next = this.#text.charAt(this.#at + 1);
    if (next === '' || /\w/.test(next)) return false;
    this.#plain += next === ' ' ? '' : next;
    this.#at += 2;
    return true;
  }

  #readStyled(mark: string, type: Style): boolean {
    const text = this.#enclosed(mark);
    if (text === undefined) return false;
    // Markup does not nest, but authors expect literals and roles in bold text.
    const children = text.includes('`')
      ? readInlines(text, this.#definitions, this.#depth + 1)
      : [{ type: 'text' as const, value: unescaped(text) }];
    return this.#add([{ type, children }], text.length + 2 * mark.length);
  }

  #readLiteral(): boolean {
    const end = this.#find('``', this.#at + 2);
    if (end <= this.#at + 2) return false;
    const value = this.#text.slice(this.#at + 2, end);
    return this.#add([{ type: 'code', children: [{ type: 'text', value }] }], value.length + 4);
  }

  /** Text in single quotes: a link if an underscore follows, a role if one follows, else code or emphasis. */
  #readQuoted(): boolean {
    const text = this.#enclosed('`');
    if (text === undefined) return false;
    const end = this.#at + text.length + 2;
    const underscores = /__?(?!\w)/y;
    underscores.lastIndex = end;
    const link = underscores.exec(this.#text);
    if (link) return this.#add(this.#readLink(text), text.length + 2 + link[0].length);
    roleAfter.lastIndex = end;
    const [suffix = '', name] = roleAfter.exec(this.#text) ?? [];
    if (name !== undefined)
      return this.#add(
        readRole(name, unescaped(text), this.#definitions),
        text.length + 2 + suffix.length,
      );
    const value = unescaped(text);
    // As Sphinx's default role for C++; without a scope, it is a destructor.
    if (/^[~!]\w+(?:::\w+)+(?:\(\))?$/.test(value))
      return this.#add(readSymbol('any', undefined, value), text.length + 2);
    const code: Inline = { type: 'code', children: [{ type: 'text', value }] };
    const isName = /^[\w:~]+(?:<\S*>)?(?:\(\))?$/.test(value) && /::|\(\)$/.test(value);
    const node: Inline = isName
      ? { type: 'symbol', name: value, children: [code] }
      : /\s/.test(value)
        ? { type: 'emphasis', children: code.children }
        : code;
    return this.#add([node], text.length + 2);
  }

  /** `text <address>`, or the name of a target. */
  #readLink(text: string): Inline[] {
    const { title, target } = splitTitle(unescaped(text));
    const isAddress = title !== undefined || /^<.*>$/.test(target);
    const written = isAddress ? target.replace(/^<|>$/g, '') : target;
    const named = this.#definitions.urls.get(normalName(written.replace(/_$/, '')));
    const address = named ?? (isAddress ? written.replace(/\s+/g, '') : undefined);
    const children: Inline[] = [{ type: 'text', value: title ?? written }];
    return address === undefined ? children : [{ type: 'link', url: address, children }];
  }

  #readRole(): boolean {
    if (!this.#mayStart()) return false;
    role.lastIndex = this.#at;
    const [prefix, name = ''] = role.exec(this.#text) ?? [];
    if (prefix === undefined) return false;
    const start = this.#at + prefix.length;
    const end = this.#find('`', start);
    if (end <= start) return false;
    const written = this.#text.slice(start, end);
    // TeX keeps its backslashes.
    const text = name === 'math' || name === 'code' ? written : unescaped(written);
    return this.#add(readRole(name, text, this.#definitions), prefix.length + written.length + 1);
  }

  #readReplacement(): boolean {
    const name = this.#enclosed('|');
    const value = name === undefined ? undefined : this.#definitions.replacements.get(name);
    if (name === undefined || value === undefined || this.#depth >= deepest) return false;
    const underscores = /^__?(?!\w)/.exec(
      this.#text.slice(this.#at + name.length + 2, this.#at + name.length + 5),
    );
    const nodes = readInlines(value, this.#definitions, this.#depth + 1);
    return this.#add(nodes, name.length + 2 + (underscores?.[0].length ?? 0));
  }

  #readFootnote(): boolean {
    footnote.lastIndex = this.#at;
    const [whole, name = ''] = footnote.exec(this.#text) ?? [];
    if (whole === undefined) return false;
    const value = `[${name.replace(/^#/, '') || '*'}]`;
    return this.#add([{ type: 'superscript', children: [{ type: 'text', value }] }], whole.length);
  }

  /** A word, which may be an address or the name of a target: `name_`. */
  #readWord(): boolean {
    if (this.#text.startsWith('http', this.#at)) {
      url.lastIndex = this.#at;
      const [address] = url.exec(this.#text) ?? [];
      if (address !== undefined)
        return this.#add(
          [{ type: 'link', url: address, children: [{ type: 'text', value: address }] }],
          address.length,
        );
    }
    word.lastIndex = this.#at;
    const [name] = word.exec(this.#text) ?? [];
    if (name === undefined) return false;
    const end = this.#at + name.length;
    const marks = this.#text.startsWith('__', end) ? 2 : this.#text.startsWith('_', end) ? 1 : 0;
    const address =
      marks > 0 && this.#mayEnd(end + marks)
        ? this.#definitions.urls.get(normalName(name))
        : undefined;
    if (address !== undefined)
      return this.#add(
        [{ type: 'link', url: address, children: [{ type: 'text', value: name }] }],
        name.length + marks,
      );
    this.#plain += name;
    this.#at = end;
    return true;
  }

  /** Returns the text between two marks, the first of which is at the current position. */
  #enclosed(mark: string): string | undefined {
    const start = this.#at + mark.length;
    if (!this.#mayStart() || !/\S/.test(this.#text.charAt(start))) return undefined;
    const opener = this.#text.charAt(this.#at - 1);
    if (opener !== '' && closers[opener] === this.#text.charAt(start)) return undefined;
    const end = this.#endOf(mark, start + 1);
    return end === -1 ? undefined : this.#text.slice(start, end);
  }

  /**
   * Returns the first place from a position on where a mark can end markup; -1 if there is none. Whether it can does
   * not depend on the start, so that the answer for an earlier position also holds up to that place.
   */
  #endOf(mark: string, from: number): number {
    const known = this.#ends.get(mark) ?? 0;
    if (known === -1 || known >= from) return known;
    let end = this.#text.indexOf(mark, from);
    while (end !== -1 && !this.#isEnd(mark, end)) end = this.#text.indexOf(mark, end + 1);
    this.#ends.set(mark, end);
    return end;
  }

  #isEnd(mark: string, end: number): boolean {
    if (/[\s\\]/.test(this.#text.charAt(end - 1))) return false;
    const isSuffixed = mark === '`' && /[_:]/.test(this.#text.charAt(end + 1));
    return isSuffixed || this.#mayEnd(end + mark.length);
  }

  #mayStart(): boolean {
    return this.#at === 0 || before.test(this.#text.charAt(this.#at - 1));
  }

  #mayEnd(end: number): boolean {
    return end >= this.#text.length || after.test(this.#text.charAt(end));
  }

  #find(mark: string, from: number): number {
    if (this.#missing.has(mark)) return -1;
    const found = this.#text.indexOf(mark, from);
    if (found === -1) this.#missing.add(mark);
    return found;
  }

  #add(nodes: readonly Inline[], length: number): true {
    for (const node of nodes)
      if (node.type === 'text') this.#plain += node.value;
      else {
        this.#flush();
        this.#nodes.push(node);
      }
    this.#at += length;
    return true;
  }

  #flush(): void {
    if (this.#plain !== '') this.#nodes.push({ type: 'text', value: this.#plain });
    this.#plain = '';
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(\W)/g, (_, char: string) => (char === ' ' ? '' : char));
}
