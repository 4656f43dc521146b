import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { visit } from 'unist-util-visit';
import { drawRawHtml } from '../../src/draw/raw-html.ts';
import { doxygenPage } from '../../src/model/doxygen-page.ts';
import type { Links } from '../../src/model/links.ts';
import { everywhere } from '../components/api-model.ts';
import { expectGolden } from '../config/golden.ts';
import { openBrowser } from '../run/open-browser.ts';

const folder = fileURLToPath(new URL('../../fixtures/drawings/', import.meta.url));
const vectors = readFileSync(`${folder}xss.html`, 'utf8').trim().split(/\n\n/);

const links: Links = {
  ...everywhere,
  comment: (url) => doxygenPage(url, everywhere) ?? (/^(?:https?:|#)/.test(url) ? url : undefined),
};
const draw = (html: string) => drawRawHtml(html, links, { isTrusted: false });
const written = (html: string): string[] => {
  const { html: whole = '', phrasing = '' } = draw(html);
  return [whole, phrasing];
};

/** Returns everything in a tree that could run, load, or affect other parts of the page. */
function dangers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    if (!/^(?:[abipqsu]|h[1-6r]|t[dhr]|[a-z]+)$/i.test(node.tagName)) found.push(node.tagName);
    if (
      /^(?:script|style|iframe|object|embed|form|input|button|select|textarea|base|meta|link|math|animate|set|use|image|foreignobject|template|noscript|xmp|video|audio|source|marquee|body|html|head|plaintext)$/i.test(
        node.tagName,
      )
    )
      found.push(`<${node.tagName}>`);
    for (const [name, value] of Object.entries(node.properties)) {
      const text = String(value);
      if (/^on|^name$|^srcdoc$|^action$|^form|^ping$|^target$|^srcSet$|^xLink/i.test(name))
        found.push(name);
      if (name === 'id' && !/^drawn-[0-9a-f]{8}-\d+$/.test(text)) found.push(`id ${text}`);
      if (/^(?:href|src|cite)$/.test(name) && !/^(?:https?:|mailto:|[/#]|[\w.-]+$)/.test(text))
        found.push(`${name} ${text}`);
      if (/url\((?!#drawn-)|expression|position|behavior|\\/i.test(text)) found.push(text);
    }
  });
  return found;
}

describe('HTML of comments', () => {
  it('is converted as expected', () => {
    const lines = vectors.map((vector) => `${vector}\n  -> ${draw(vector).html ?? ''}\n`);
    expectGolden(lines.join('\n'), `${folder}xss.golden.txt`);
  });

  it.each(vectors)('is harmless: %s', (vector) => {
    for (const html of written(vector)) {
      const tree = fromHtml(html, { fragment: true });
      expect(dangers(tree)).toEqual([]);
      // The browser parses exactly the sanitised HTML, and no tag in it closes an element around it.
      expect(toHtml(tree)).toBe(html);
      const around = fromHtml(`<article><div>${html}</div><p>after</p></article>`, {
        fragment: true,
      });
      expect(toHtml(around)).toBe(`<article><div>${html}</div><p>after</p></article>`);
    }
  });

  it('keeps its harmless parts, and links to the pages of the site', () => {
    const html = (source: string): string | undefined => draw(source).html;
    expect(html('<a href="group__io.html#ga12">IO</a>')).toBe(
      '<a href="/to/group__io_1ga12">IO</a>',
    );
    expect(html('<a href="gone.html">there</a>')).toBe('there');
    expect(html('<p style="color: #fff; position: fixed; margin: 0 -9px">x</p>')).toBe(
      '<p style="color:#fff">x</p>',
    );
    expect(html('<tt>a</tt><font color="red">b</font>')).toBe(
      '<code>a</code><span style="color:red">b</span>',
    );
    expect(html('<svg viewBox="0 0 300 200"><path d="M0 0" fill="none"/></svg>')).toBe(
      '<svg viewBox="0 0 300 200"><path d="M0 0" fill="none"></path></svg>',
    );
    expect(html('<img src="gone.png" alt="a picture">')).toBe('a picture');
  });

  it('cannot imitate the site itself, nor fill the page with an icon', () => {
    const source =
      '<b class="navbar x"><svg width="800px" height="800px" viewBox="0 0 24 24"></svg></b>';
    expect(draw(source).html).toBe(
      '<b class="raw-navbar raw-x"><svg width="4em" height="4em" viewBox="0 0 24 24"></svg></b>',
    );
  });

  it('distinguishes blocks from phrasing content', () => {
    expect(draw('<b>a</b>')).toEqual({ html: '<b>a</b>' });
    expect(draw('<b>a</b> <a href="https://example.org/">b</a>').phrasing).toBe('<b>a</b> b');
    expect(draw('<div>a<p>b</p></div><b>c</b>')).toEqual({
      html: '<div>a<p>b</p></div><b>c</b>',
      phrasing: ' a b  <b>c</b>',
      isBlock: true,
    });
  });

  it('renames ids that are already used', () => {
    const { html = '' } = draw('<a href="#x">to</a><b id="x">there</b><i id="y">unused</i>');
    const [, id = ''] = /href="#([^"]+)"/.exec(html) ?? [];
    expect(id).toMatch(/^drawn-/);
    expect(html).toBe(`<a href="#${id}">to</a><b id="${id}">there</b><i>unused</i>`);
  });

  it('is unchanged if trusted, except for unclosed tags', () => {
    const trusted = (html: string) => drawRawHtml(html, links, { isTrusted: true }).html;
    expect(trusted('<style>b{}</style><div id="x" onclick="y()"><p>a')).toBe(
      '<style>b{}</style><div id="x" onclick="y()"><p>a</p></div>',
    );
    expect(trusted('a</div></p>b<a href="classA.html">A</a>')).toBe('ab<a href="/to/classA">A</a>');
  });
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Returns how often some HTML runs a script of its own, with its links clicked. */
  async function hits(parts: readonly string[]): Promise<number> {
    const page = await browser.newPage();
    let count = 0;
    await page.exposeFunction('hit', () => {
      count++;
    });
    await page.route('**/*', (route) => route.abort());
    for (const part of parts) {
      await page.setContent(`<!DOCTYPE html><body><article><div>${part}</div></article>`, {
        waitUntil: 'domcontentloaded',
      });
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('a'))
          if (!/^(?:https?:|[/#])/.test(link.getAttribute('href') ?? ''))
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
    }
    await page.waitForTimeout(200);
    await page.close();
    return count;
  }

  it('no script runs', async () => {
    expect(await hits(vectors.flatMap(written))).toBe(0);
    // The same without sanitizing, to check that the vectors work.
    expect(await hits(vectors.slice(0, 8))).toBeGreaterThan(3);
  });
});
