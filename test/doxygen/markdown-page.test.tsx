import { describe, expect, it } from '@jest/globals';
import { renderBlocks } from '../../src/components/api/description/blocks.tsx';
import { renderInlines } from '../../src/components/api/description/inlines.tsx';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readCompound } from '../../src/doxygen/compound.ts';
import { DescriptionReader } from '../../src/doxygen/description-reader.ts';
import { sourceFileOf } from '../../src/doxygen/source-file-of.ts';
import { titleText } from '../../src/model/title-text.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { parseXml } from '../../src/xml/parse.ts';
import { everywhere } from '../components/api-model.ts';
import { renderContent } from '../pages/content-environment.tsx';

const texts = contentTexts('en').api;
const links = {
  ...everywhere,
  image: (source: string, file?: string) => `image:${file ?? source}`,
  comment: (url: string, _: string | undefined, file?: string) => `link:${file ?? url}`,
};

/** Reads the page of a file, given its title and text as Doxygen 1.9.4 writes them. */
function page(text: string, title = 'Title', file = 'docs/README.md') {
  const xml = `<compounddef id="indexpage" kind="page"><compoundname>index</compoundname><title>${title}</title><detaileddescription>${text}</detaileddescription><location file="${file}"/></compounddef>`;
  const diagnostics = new Diagnostics();
  const root = parseXml(xml, 'case.xml', diagnostics, { raw: ['programlisting'] });
  if (!root) throw new Error('The case is not well-formed.');
  const compound = readCompound(
    root,
    'page',
    'case.xml',
    new DescriptionReader('case.xml', diagnostics),
  );
  const setting = { links, texts, level: 2 as const };
  const tidy = (html: string): string =>
    html
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/ (?:target|rel|loading|decoding|tabindex)="[^"]*"/g, '')
      .replace(
        /<div class="theme-admonition theme-admonition-(\w+)"><div class="admonition-heading"><span>(.*?)<\/span><\/div><div class="admonition-content">/g,
        '[$1 $2]',
      )
      .replace(/<\/div>/g, '');
  return {
    html: tidy(renderContent(renderBlocks(compound.detailed, setting))),
    heading: tidy(renderContent(renderInlines(compound.title ?? [], { ...setting, level: 1 }))),
    name: titleText(compound.title ?? []),
  };
}

const image = (source: string, alt = 'x'): string =>
  `<image type="html" name="${source}" alt="${alt}" inline="yes"></image>`;

describe('titles of Markdown files', () => {
  it.each([
    // A logo, badges, code: the name is the rest.
    [
      '&lt;img src="https://a.example/l.png" alt="alt text"/&gt; My Library (ML)',
      'My Library (ML)',
      '<img src="image:https://a.example/l.png" alt="alt text"/> My Library (ML)',
    ],
    [
      'Flow &lt;img align="right" width="10%" src="images/l.png"&gt;',
      'Flow',
      'Flow <img src="image:docs/images/l.png" alt="" style="width:10%"/>',
    ],
    [
      'yaml &lt;a href="https://ci.example" &gt;&lt;img src="https://b.example/x.svg" alt="CI"/&gt;&lt;/a&gt;',
      'yaml',
      'yaml <a href="link:https://ci.example"><img src="image:https://b.example/x.svg" alt="CI"/></a>',
    ],
    [
      'The &lt;tt&gt;code&lt;/tt&gt; of &lt;em&gt;a&lt;/em&gt;',
      'The code of a',
      'The <code>code</code> of <em>a</em>',
    ],
    // Without any other text, the image says what it is.
    [
      '&lt;img src="l.png" alt="Logo of it"&gt;',
      'Logo of it',
      '<img src="image:docs/l.png" alt="Logo of it"/>',
    ],
    ['&lt;div align="center"&gt;Name&lt;br/&gt;more&lt;/div&gt;', 'Name more', 'Name more'],
    [':rocket: Fast', '🚀 Fast', '🚀 Fast'],
    // These are no tags.
    ['Queue&lt;T&gt; and a &lt; b', 'Queue<T> and a < b', 'Queue&lt;T&gt; and a &lt; b'],
    ['&lt;b&gt;not closed', '<b>not closed', '&lt;b&gt;not closed'],
  ])('%s', (title, name, heading) => {
    expect(page('', title)).toEqual({ html: '', name, heading });
  });

  it('are in the text if they have HTML', () => {
    const text = `<para><anchor id="index_1md_README"/> <heading level="1">${image('l.png', 'Logo')}<linebreak/> Name <computeroutput>c</computeroutput></heading></para><para>Text</para>`;
    expect(page(text, 'project')).toEqual({
      name: 'Name c',
      heading: '<img src="image:docs/l.png" alt="Logo"/> Name <code>c</code>',
      html: '<p>Text</p>',
    });
  });
});

describe('the text of Markdown files', () => {
  it.each([
    [
      '<para><blockquote><para><zwj/>[!NOTE] Useful. </para></blockquote></para>',
      '[note Note]<p>Useful.</p>',
    ],
    [
      '<para><blockquote><para><zwj/>[!caution] <bold>Hot</bold></para><para>More</para></blockquote></para>',
      '[caution Caution]<p><strong>Hot</strong></p><p>More</p>',
    ],
    [
      '<para><blockquote><para><zwj/>[!OTHER] Text</para></blockquote></para>',
      '<blockquote><p>[!OTHER] Text</p></blockquote>',
    ],
    [
      '<para><blockquote><para><zwj/>Said</para></blockquote></para>',
      '<blockquote><p>Said</p></blockquote>',
    ],
    // A picture is shown in the mode of the page.
    [
      `<para>&lt;picture&gt; &lt;source media="(prefers-color-scheme: dark)" srcset="d.png"&gt; &lt;source media="(prefers-color-scheme: light)" srcset="l.png"&gt; ${image('l.png')} &lt;/picture&gt;</para>`,
      '<p><img src="image:docs/l.png" alt="x" class="themed-image themed-image-light"/><img src="image:docs/d.png" alt="x" class="themed-image themed-image-dark"/></p>',
    ],
    // A badge that links to a file.
    [
      `<para>[${image('https://b.example/l.svg')} ](LICENSE) text</para>`,
      '<p><a href="link:docs/LICENSE"><img src="image:https://b.example/l.svg" alt="x"/></a> text</p>',
    ],
    [
      '<para>![a](images/a.svg) [b](../LICENSE) []() [c]()</para>',
      '<p><img src="image:docs/images/a.svg" alt="a"/> <a href="link:LICENSE">b</a>  c</p>',
    ],
    // Links to nothing.
    [
      `<para><ulink url="#">${image('https://b.example/a.svg')}</ulink> <ulink url="https://a.example"></ulink>b <ulink url="#"></ulink></para>`,
      '<p><img src="image:https://b.example/a.svg" alt="x"/> b</p>',
    ],
    [
      '<para><ulink url="/docs/usage.md#a">abs</ulink></para>',
      '<p><a href="link:docs/usage.md">abs</a></p>',
    ],
    [
      '<para>:tada: a:b:c :no_such: std::a ::tada::</para>',
      '<p>🎉 a:b:c :no_such: std::a ::tada::</p>',
    ],
    [
      '<para>✨&amp;#xFE0F; &amp;#9989; <computeroutput>&amp;#9989; :tada:</computeroutput></para>',
      '<p>✨\ufe0f ✅ <code>&amp;#9989; :tada:</code></p>',
    ],
    [
      '<para><itemizedlist><listitem><para>[x] done</para></listitem><listitem><para>[ ] open</para></listitem></itemizedlist></para>',
      '<ul><li class="task-item"><input type="checkbox" disabled="" readOnly="" aria-label="done" checked=""/>done</li><li class="task-item"><input type="checkbox" disabled="" readOnly="" aria-label="open"/>open</li></ul>',
    ],
    // A row of badges above a line of === is no heading.
    [
      `<sect1 id="a"><title>&lt;a href="https://ci.example"&gt;&lt;img src="https://b.example/b.svg" alt="b"/&gt;&lt;/a&gt;</title><para>Text</para></sect1>`,
      '<p><a href="link:https://ci.example"><img src="image:https://b.example/b.svg" alt="b"/></a></p><p>Text</p>',
    ],
    ['<para>vector&lt;int&gt; &lt;p&gt;&lt;kbd&gt;</para>', '<p>vector&lt;int&gt; &lt;kbd&gt;</p>'],
  ])('%s', (text, expected) => {
    expect(
      page(text)
        .html.replace(/>\s+<img/g, '><img')
        .replace(/<p>\s+|\s+<\/p>/g, (part) => part.trim()),
    ).toBe(expected);
  });

  it('of other pages is as Doxygen has read it', () => {
    expect(page('<para>:tada: [b](LICENSE)</para>', 'T', 'src/a.dox').html).toBe(
      '<p>:tada: [b](LICENSE)</p>',
    );
  });
});

it.each([
  ['LICENSE', 'README.md', 'LICENSE'],
  ['../a b/c.md?x#y', 'docs/x/README.md', 'docs/a b/c.md'],
  ['a%20b.png', 'docs/README.md', 'docs/a b.png'],
  ['/src/', 'docs/README.md', 'src'],
  ['./', 'README.md', undefined],
  ['../../etc/passwd', 'docs/README.md', undefined],
  ['#part', 'README.md', undefined],
  ['https://a.example', 'README.md', undefined],
  ['//a.example/b', 'README.md', undefined],
  ['mailto:a@b.example', 'README.md', undefined],
  ['%zz', 'README.md', undefined],
])('%s in %s is the file %s', (address, file, expected) => {
  expect(sourceFileOf(address, file)).toBe(expected);
});
