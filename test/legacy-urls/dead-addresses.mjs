#!/usr/bin/env node
// Lists the pages and members of Doxygen's own HTML whose addresses lead nowhere on a site.
//   node dead-addresses.mjs <Doxygen's HTML> <site> <folder of the earlier site> [base path]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pages without an equivalent: those of Doxygen's search, and the relations of two folders. */
const exempt = /^search\/|(?:^|\/)dir_\d{6}_\d{6}\.html$/;

const unescaped = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Compares a folder of Doxygen's HTML with a site that redirects its addresses. */
export function deadAddresses(html, site, folder, base = '/') {
  const known = new Map();
  const result = { files: 0, anchors: 0, toOtherPages: 0, toOverview: [], dead: [] };
  for (const name of readdirSync(html, { recursive: true }).sort()) {
    const path = name.replaceAll('\\', '/');
    if (!path.endsWith('.html') || exempt.test(path)) continue;
    result.files++;
    const file = join(site, folder, path);
    if (!existsSync(file)) {
      result.dead.push(`${path}: no file`);
      continue;
    }
    const page = redirectOf(readFileSync(file, 'utf8'));
    if (page.to === undefined) continue;
    check(path, page.to);
    if (page.to === `${base}docs/api/`) result.toOverview.push(path);
    for (const id of memberIds(readFileSync(join(html, path), 'utf8'))) {
      result.anchors++;
      const moved = page.anchors.get(id);
      if (moved !== undefined) result.toOtherPages++;
      check(`${path}#${id}`, moved ?? `${page.to.replace(/#.*$/, '')}#${id}`);
    }
  }
  return result;

  /** Reports an address unless the page and the id that it leads to exist. */
  function check(address, href) {
    const [path, hash] = href.split('#');
    const ids = idsOf(decodeURI(path.slice(base.length)));
    if (!ids) result.dead.push(`${address}: no page ${path}`);
    else if (hash !== undefined && !ids.has(decodeURIComponent(hash)))
      result.dead.push(`${address}: no anchor ${href}`);
  }

  /** Returns the ids of a page of the site; undefined if there is no such page. */
  function idsOf(path) {
    if (!known.has(path)) {
      const file = [join(site, path, 'index.html'), join(site, path)].find(
        (each) => /\.html$/.test(each) && existsSync(each),
      );
      known.set(path, file && new Set(attributes(readFileSync(file, 'utf8'), 'id')));
    }
    return known.get(path);
  }
}

/** Reads a redirect page: its target, and the targets of its anchors. */
function redirectOf(text) {
  const to = / data-to="([^"]*)"/.exec(text)?.[1];
  const anchors = [...text.matchAll(/<li id="([^"]*)"><a href="([^"]*)"/g)];
  return {
    to: to === undefined ? undefined : unescaped(to),
    anchors: new Map(anchors.map(([, id, href]) => [unescaped(id), unescaped(href)])),
  };
}

/** The ids of members on a page of Doxygen. */
function memberIds(text) {
  const ids = [...attributes(text, 'id'), ...attributes(text, 'name')];
  return new Set(ids.filter((id) => /^g?[a-z][0-9a-f]{32}(?:[a-z][0-9a-f]{32})?$/.test(id)));
}

function attributes(text, name) {
  return [...text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    unescaped(value),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [html, site, folder, base] = process.argv.slice(2);
  const { dead, toOverview, ...counts } = deadAddresses(html, site, folder, base);
  console.log(JSON.stringify({ ...counts, toOverview: toOverview.length, dead: dead.length }));
  for (const path of toOverview) console.log(`overview  ${path}`);
  for (const address of dead) console.log(`dead      ${address}`);
  process.exitCode = dead.length > 0 ? 1 : 0;
}
