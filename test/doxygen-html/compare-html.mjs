// Prints the pages and members that only Doxygen's own HTML shows, and those that only a built site shows. Both must
// come from the same run of Doxygen: GENERATE_HTML = YES and GENERATE_XML = YES.
// usage: npm run compare-html -- HTML_DIR SITE_DIR [--json]    exit status 1 if they differ
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

/** Doxygen's pages that list what other pages show. */
const lists =
  /^(?:annotated(?:_.*)?|classes|concepts|doxygen_crawl|examples|files|functions(?:_.*)?|globals(?:_.*)?|graph_legend|hierarchy|index|inherits|modules|modulemembers(?:_.*)?|namespaces|namespacemembers(?:_.*)?|pages|requirements|search|topics)$|-members$|_source$|^dir_.*_dep$|^(?:inherit|include)_graph_/;

/** The part of a member's id that is its anchor. */
const anchor = /^g?[a-z][0-9a-f]{32}$/;

/** Removes the number that distinguishes anchors of the same name in the HTML. */
function plain(id) {
  return id.replace(/-\d+$/, '');
}

/** Returns the text of some HTML. */
function textOf(html) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#160;|&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads Doxygen's HTML: maps the ids of pages to titles, and the anchors of members to the texts of their rows. */
function readHtml(folder) {
  const pages = new Map();
  const members = new Map();
  // In the HTML, the source of a file has a separate page.
  const sources = new Set();
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!entry.endsWith('.html') || /(?:^|[/\\])search[/\\]/.test(entry)) continue;
    const name = basename(entry, '.html');
    const source = /^(.*)_source$/.exec(name)?.[1];
    if (source !== undefined) sources.add(source);
    if (lists.test(name)) continue;
    const html = readFileSync(join(folder, entry), 'utf8');
    if (/http-equiv="refresh"/i.test(html)) continue;
    const title = textOf(/<title>([^]*?)<\/title>/.exec(html)?.[1] ?? name);
    // In names too long for a file, a checksum replaces the ending.
    if (title.endsWith(': Member List')) continue;
    pages.set(name, title);
    // Classes shown on the page of their scope or group have an anchor there.
    for (const [, id] of html.matchAll(
      /<a (?:name="[^"]*" )?id="((?:class|struct|union|interface|protocol|exception)[^"]*)"/g,
    ))
      if (!pages.has(id)) pages.set(id, `${name}: #${id}`);
    const add = (id, text) => {
      if (anchor.test(id) && !members.has(id)) members.set(id, `${name}: ${text}`);
    };
    for (const [, id, row] of html.matchAll(/<tr class="memitem:([^" ]+)"[^>]*>([^]*?)<\/tr>/g))
      add(plain(id), textOf(row));
    for (const [, id] of html.matchAll(/<a id="([^"]+)"/g)) add(plain(id), `#${id}`);
  }
  return { pages, members, sources };
}

/** Reads a site: maps the ids of its compounds, and the anchors of its members, to names. */
function readSite(folder) {
  const pages = new Map();
  const members = new Map();
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (basename(entry) !== 'symbols.json') continue;
    for (const { refid, kind, name } of JSON.parse(readFileSync(join(folder, entry), 'utf8'))) {
      if (kind === 'enumvalue') continue;
      const id = plain(/_1([^_]*)$/.exec(refid)?.[1] ?? '');
      if (anchor.test(id)) members.set(id, `${kind} ${name}`);
      // Doxygen's page of that name is not a page of the comments.
      else if (refid !== 'indexpage') pages.set(basename(refid), `${kind} ${name}`);
    }
  }
  return { pages, members };
}

/** Returns the entries of one map that another one lacks, in alphabetical order. */
function missing(from, to) {
  return [...from].flatMap(([id, text]) => (to.has(id) ? [] : [`${id}  ${text}`])).sort();
}

/** Compares Doxygen's HTML with a site built from the XML of the same run, by their folders. */
export function compareHtml(htmlFolder, siteFolder) {
  const [html, site] = [readHtml(htmlFolder), readSite(siteFolder)];
  return {
    onlyHtml: {
      pages: missing(html.pages, site.pages),
      members: missing(html.members, site.members),
    },
    onlySite: {
      pages: missing(site.pages, new Set([...html.pages.keys(), ...html.sources])),
      members: missing(site.members, html.members),
    },
    counts: {
      html: { pages: html.pages.size, members: html.members.size },
      site: { pages: site.pages.size, members: site.members.size },
    },
  };
}

if (process.argv[1]?.endsWith('compare-html.mjs')) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [htmlFolder, siteFolder] = positionals;
  const { onlyHtml, onlySite, counts } = compareHtml(htmlFolder, siteFolder);
  if (values.json) console.log(JSON.stringify({ onlyHtml, onlySite, counts }, null, 1));
  else {
    for (const [where, { pages, members }] of [
      ['html', onlyHtml],
      ['site', onlySite],
    ]) {
      for (const page of pages) console.log(`only ${where}  page    ${page}`);
      for (const member of members) console.log(`only ${where}  member  ${member}`);
    }
    for (const kind of ['pages', 'members'])
      console.log(
        `${kind}: ${counts.html[kind]} in the HTML, ${counts.site[kind]} on the site; only in the HTML ${onlyHtml[kind].length}, only on the site ${onlySite[kind].length}`,
      );
  }
  const differences = [onlyHtml, onlySite].flatMap(({ pages, members }) => [...pages, ...members]);
  process.exitCode = differences.length > 0 ? 1 : 0;
}
