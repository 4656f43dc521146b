import { describe, expect, it } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { decodeBytes } from '../../src/xml/decode-bytes.ts';
import { textOf, type XmlElement, type XmlNode } from '../../src/xml/element.ts';
import { parseXml } from '../../src/xml/parse.ts';

/** Parses a text that must be without faults. */
function parse(source: string, raw: string[] = []): XmlElement {
  const { root, faults } = parseFaulty(source, raw);
  expect(faults).toEqual([]);
  if (!root) throw new Error('no root');
  return root;
}

function parseFaulty(source: string, raw: string[] = []): { root?: XmlElement; faults: string[] } {
  const diagnostics = new Diagnostics();
  const root = parseXml(source, 'a.xml', diagnostics, { raw });
  const faults = diagnostics.all.map(
    ({ place, message }) => `${place?.line ?? ''}:${place?.column ?? ''} ${message}`,
  );
  return { root, faults };
}

/** Returns an element as markup, for comparison. */
function write(node: XmlNode | undefined): string {
  if (typeof node !== 'object') return node ?? '';
  const attributes = Object.entries(node.attributes).map(
    ([name, value = '']) => ` ${name}=[${value}]`,
  );
  return `<${node.name}${attributes.join('')}>${node.raw ?? node.children.map(write).join('')}</>`;
}

describe('parseXml', () => {
  it('keeps numbers as text', () => {
    const root = parse(
      '<a n="007" x="0x10" y="true"><b>0x10</b><b>1.10</b><b>1e3</b><b>007</b><b> 1 </b></a>',
    );
    expect(write(root)).toBe(
      '<a n=[007] x=[0x10] y=[true]><b>0x10</><b>1.10</><b>1e3</><b>007</><b> 1 </></>',
    );
  });

  it('decodes references once, in text and attributes', () => {
    const root = parse(
      `<a u="&amp;#x2764;&#x41;&lt;" q='say "hi" &apos;'>&amp;lt; &lt;b&gt; &#65;&#x1F600;&quot;</a>`,
    );
    expect(root.attributes).toEqual({ u: '&#x2764;A<', q: `say "hi" '` });
    expect(textOf(root)).toBe('&lt; <b> A😀"');
  });

  it('removes the control characters that XML allows and HTML does not', () => {
    const root = parse('<a b="\u0085">\u007f1\u009f<c>&#x85;&#127;&#1;</c>\t</a>');
    expect(write(root)).toBe('<a b=[\ufffd]>\ufffd1\ufffd<c>\ufffd\ufffd\ufffd</>\t</>');
  });

  it('keeps white space in mixed content and joins text around comments and CDATA', () => {
    const root = parse('<a> x <b> y </b>\n z<!-- <no> & --><![CDATA[<w> & &amp;]]> v\r\n</a>');
    expect(root.children.map(write)).toEqual([' x ', '<b> y </>', '\n z<w> & &amp; v\n']);
  });

  it('gives each element the line of its start tag', () => {
    const root = parse('<?xml version="1.0"?>\n<a>\n<b\n n="1"/>\n<c/></a>');
    const lines = root.children.map((child) => (typeof child === 'string' ? '' : child.line));
    expect([root.line, ...lines.filter(Boolean)]).toEqual([2, 3, 5]);
  });

  it('does not parse the content of raw elements', () => {
    const root = parse('<a><raw f=".c"><x>&lt;</x></raw><p><raw/></p></a>', ['raw']);
    expect(write(root)).toBe('<a><raw f=[.c]><x>&lt;</x></><p><raw></></></>');
  });

  it('accepts nesting of any depth', () => {
    const depth = 500;
    const root = parse('<a>'.repeat(depth) + 'x' + '</a>'.repeat(depth));
    expect(textOf(root)).toBe('x');
  });
});

describe('faults in XML', () => {
  it.each([
    [
      'overlapping elements',
      '<a>\n<b>1<c>2</b>3</c>4</a>',
      ['2:9 </b> comes before the end of <c> (line 2).'],
      '<a>\n<b>1<c>2</></>34</>',
    ],
    [
      'a quote in a value',
      '<a c="Say "hi"" d="x">1</a>',
      [
        '1:11 A " in an attribute value is not escaped as &quot;.',
        '1:14 A " in an attribute value is not escaped as &quot;.',
      ],
      '<a c=[Say "hi"] d=[x]>1</>',
    ],
    [
      'an end without start',
      '<a>1</b>2</a>',
      ['1:5 The end tag </b> has no start tag.'],
      '<a>12</>',
    ],
    [
      'a file that breaks off',
      '<a>\n<b>1<c d="2">3',
      ['2:5 The file ends inside of <c>: it is incomplete.'],
      '<a>\n<b>1<c d=[2]>3</></></>',
    ],
    ['a bare <', '<a>1 < 2</a>', ['1:6 A "<" in text is not escaped as &lt;.'], '<a>1 < 2</>'],
    [
      'references',
      '<a>1 & 2 &nbsp; 3</a>',
      ['1:6 A "&" in text is not escaped as &amp;.', '1:10 &nbsp; is not defined.'],
      '<a>1 & 2 &nbsp; 3</>',
    ],
    [
      'control characters',
      '<a>1\u00022</a>',
      ['1:5 The character U+0002 is not allowed.'],
      '<a>1\ufffd2</>',
    ],
    [
      'a value that does not end',
      '<a><b c="1>2</b>3</a>',
      ['1:9 The value of c= in <b> is not terminated.'],
      '<a><b>2</>3</>',
    ],
    [
      'an attribute without value',
      '<a><b c/>1<b d>2</b></a>',
      ['1:7 The tag <b is malformed.', '1:14 The tag <b is malformed.'],
      '<a><b></>1<b>2</></>',
    ],
    [
      'an attribute twice',
      '<a b="1" b="2">3</a>',
      ['1:9 <a> has the attribute b twice.'],
      undefined,
    ],
    [
      'a second root',
      '<a>1</a><b/>',
      ['1:9 <b> comes after the end of the root element.'],
      '<a>1</>',
    ],
    ['no root', 'text only', ['1:1 The file has no root element.'], ''],
    ['an empty file', '', ['1:1 The file has no root element.'], ''],
    ['an open comment', '<a>1<!-- 2</a>', ['1:5 The comment is not closed.'], '<a>1<!-- 2</>'],
    [
      'a broken last tag',
      '<a>1</a',
      ['1:1 The file ends inside of <a>: it is incomplete.', '1:5 The end tag </a has no ">".'],
      '<a>1</>',
    ],
  ])('are reported and repaired: %s', (_, source, faults, tree) => {
    const result = parseFaulty(source);
    expect(result.faults).toEqual(faults);
    if (tree !== undefined) expect(write(result.root)).toBe(tree);
  });

  it('never throw, wherever a file is truncated or damaged', () => {
    const source = `<?xml version='1.0'?><a b="1" c='2'><!-- x --><d>&lt;<e/><![CDATA[ ]]></d></a>`;
    for (let at = 0; at <= source.length; at++) {
      const cut = parseFaulty(source.slice(0, at));
      if (at < source.length) expect(cut.faults).not.toEqual([]);
      for (const noise of ['<', '>', '"', '&', '/']) {
        const damaged = source.slice(0, at) + noise + source.slice(at);
        expect(() => parseFaulty(damaged, ['d'])).not.toThrow();
      }
    }
  });
});

describe('decodeBytes', () => {
  it.each([
    ['UTF-8', Buffer.from('<a>é</a>')],
    ['a byte order mark', Buffer.from('\ufeff<a>é</a>')],
    ['UTF-16', Buffer.from('\ufeff<a>é</a>', 'utf16le')],
  ])('decodes %s', (_, bytes) => {
    expect(decodeBytes(bytes)).toBe('<a>é</a>');
  });

  it('uses the declared encoding', () => {
    const source = "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>";
    expect(decodeBytes(Buffer.from(source, 'latin1'))).toBe(source);
    const unknown = source.replace('ISO-8859-1', 'no-such-encoding');
    expect(decodeBytes(Buffer.from(unknown))).toBe(unknown);
  });
});
