// Prints the pages and readable anchors of an older build of a site that are missing from a newer one.
// usage: npm run addresses -- OLD_SITE NEW_SITE [--json]    exit status 1 if anything is lost
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultTreeAdapter as tree, parse } from 'parse5';

/** Ids that readers do not link to: Doxygen's hashes, lines of listings, parts of diagrams and of the layout. */
const unreadable = /^(?:[a-z]{1,2}[0-9a-f]{30,}(?:-\d+)?|l\d{5,}|graph:.*|__\w+)$/;

/** Reads a site: `pages` maps page paths to readable ids, `redirects` paths to paths, `anchors` names to addresses. */
function readSite(folder) {
  const pages = new Map();
  const redirects = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html') || entry.name === '404.html') continue;
    const file = posix.relative(folder, join(entry.parentPath ?? entry.path, entry.name));
    const path = file.replace(/(^|\/)index\.html$/, '$1');
    const { ids, refresh } = readPage(readFileSync(join(folder, file), 'utf8'));
    if (refresh === undefined) pages.set(path, ids);
    else redirects.set(path, refresh);
  }
  return { pages, redirects, anchors: readAnchors(folder), base: baseOf(folder) };
}

/** Reads the anchor lists by which pages of topics and headers redirect to moved symbols. */
function readAnchors(folder) {
  const anchors = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const parent = entry.parentPath ?? entry.path;
    if (!entry.isFile() || !/(?:^|\/)anchors$/.test(parent) || !entry.name.endsWith('.json'))
      continue;
    for (const [name, href, ...overloads] of JSON.parse(
      readFileSync(join(parent, entry.name), 'utf8'),
    ))
      for (const id of [name, ...overloads]) anchors.set(id, [...(anchors.get(id) ?? []), href]);
  }
  return anchors;
}

/** True if a page redirects from this anchor. */
function leadsOn(site, path, id) {
  if (!/\/(?:groups|files)\//.test(`/${path}`)) return false;
  const name = /^(.+)-[0-9a-z]{6}$/.exec(id)?.[1];
  return site.anchors.has(id) || (name !== undefined && site.anchors.has(name));
}

/** Returns the readable ids of a document, and the target of a redirect. */
function readPage(html) {
  const ids = new Set();
  let refresh;
  const visit = (node) => {
    if (tree.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const id = attributes.get('id');
      if (id !== undefined && !unreadable.test(id)) ids.add(id);
      if (attributes.get('http-equiv')?.toLowerCase() === 'refresh')
        refresh = /url=(.*)$/i.exec(attributes.get('content') ?? '')?.[1];
    }
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html));
  return { ids, refresh };
}

/** Returns the base path, which paths in redirects and lists start with. */
function baseOf(folder) {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return '/';
  return /data-base="([^"]*)"/.exec(readFileSync(home, 'utf8'))?.[1] ?? '/';
}

/** Returns the page that a path leads to, through redirects; undefined if there is none. */
function pageAt(site, path) {
  for (let steps = 0, at = path; steps < 5; steps++) {
    if (site.pages.has(at)) return at;
    const target = site.redirects.get(at);
    if (target === undefined) return undefined;
    at = decodeURI(target.split('#')[0]).replace(site.base, '');
  }
  return undefined;
}

/** Returns the pages of an older site, and the anchors of remaining pages, that a newer one lacks; `moved` ones redirect. */
export function lostAddresses(older, newer) {
  const [from, to] = [readSite(older), readSite(newer)];
  const pages = [];
  const anchors = [];
  const moved = [];
  let count = 0;
  for (const [path, ids] of [...from.pages].sort()) {
    count += ids.size;
    const page = pageAt(to, path);
    if (page === undefined) {
      pages.push(path);
      continue;
    }
    const present = to.pages.get(page);
    for (const id of ids) {
      if (present.has(id)) continue;
      if (leadsOn(to, page, id)) moved.push(`${path}#${id}`);
      else anchors.push(`${path}#${id}`);
    }
  }
  return { pages, anchors, moved, pageCount: from.pages.size, anchorCount: count };
}

if (process.argv[1]?.endsWith('lost-addresses.mjs')) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [older, newer] = positionals;
  const lost = lostAddresses(older, newer);
  if (values.json) console.log(JSON.stringify(lost, null, 1));
  else {
    for (const path of lost.pages) console.log(`page    ${path}`);
    for (const anchor of lost.anchors) console.log(`anchor  ${anchor}`);
    console.log(
      `${lost.pages.length} of ${lost.pageCount} pages lost, ${lost.anchors.length} of ${lost.anchorCount} readable anchors on other pages; ${lost.moved.length} lead on to another page`,
    );
  }
  process.exitCode = lost.pages.length + lost.anchors.length > 0 ? 1 : 0;
}
