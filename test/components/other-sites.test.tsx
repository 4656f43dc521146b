import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderCode } from '../../src/components/api/code-view.tsx';
import { renderBlocks } from '../../src/components/api/description/blocks.tsx';
import { listingHtml } from '../../src/components/api/listing-html.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import type { CodeText } from '../../src/model/compound.ts';
import type { Inline } from '../../src/model/description.ts';
import type { Links } from '../../src/model/links.ts';
import { everywhere, para } from './api-model.ts';

/** Links that resolve only symbols of a tag file, and two names of the standard library. */
const links: Links = {
  ...everywhere,
  refid: (refid, external) => external && `https://other.example/${refid}`,
  standard: (name) =>
    ['std::string', 'std::chrono::seconds'].includes(name)
      ? `https://std.example/${name.replaceAll('::', '/')}`
      : undefined,
};

const blank = ' target="_blank" rel="noopener noreferrer"';
const linked = (href: string, text: string): string => `<a href="${href}"${blank}>${text}</a>`;
const code = (...parts: CodeText): string => renderToStaticMarkup(<>{renderCode(parts, links)}</>);
const prose = (...parts: Inline[]): string =>
  renderToStaticMarkup(
    <>{renderBlocks([para(...parts)], { links, texts: contentTexts('en').api, level: 2 })}</>,
  );

describe('links to other sites', () => {
  test('known names of the standard library in code', () => {
    const text = linked('https://std.example/std/string', 'std::string');
    const seconds = linked('https://std.example/std/chrono/seconds', 'std::chrono::seconds');
    expect(code('const std::string &')).toBe(`const ${text} &amp;`);
    expect(code('map<std::string,std::chrono::seconds::rep>').replaceAll('<wbr/>', '')).toBe(
      `map&lt;${text},${seconds}::rep&gt;`,
    );
    for (const other of ['std::span<int>', 'my::std::string', 'mystd::string', 'std::strings'])
      expect(code(other)).toBe(other.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });

  test('symbols of tag files in code and listings', () => {
    const other = { text: 'Other', refid: 'classOther', external: '/x/other.tag' };
    const expected = linked('https://other.example/classOther', 'Other');
    expect(code('const ', other, ' &')).toBe(`const ${expected} &amp;`);
    const spans = [{ class: 'normal' as const, ...other }];
    expect(listingHtml({ lines: [{ spans }] }, links)).toContain(expected);
  });

  test('have an icon in text, and are never inside another link', () => {
    const standard: Inline = { type: 'code', children: [{ type: 'text', value: 'std::string' }] };
    const html = prose(standard);
    expect(html).toMatch(/^<p><a href="https:\/\/std\.example\/std\/string".*<code>std::string</);
    expect(html).toContain('icon-external-link');
    const inLink = prose({ type: 'link', url: 'https://example.org/', children: [standard] });
    expect(inLink.match(/<a /g)).toHaveLength(1);
    const phrase: Inline = { type: 'code', children: [{ type: 'text', value: 'std::string s' }] };
    expect(prose(phrase)).toBe('<p><code>std::string s</code></p>');
  });

  test('a reference into an unknown project is plain text', () => {
    expect(code({ text: 'Own', refid: 'classOwn' })).toBe('Own');
  });
});
