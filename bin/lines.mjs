// Prints the lines of each concern, for the table in documentation/internals/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The concerns, each with the paths that belong to it; a file counts for the first that fits. */
const concerns = {
  'Style sheets': /\.css$/,
  'Compatibility with Docusaurus, and its importer':
    /^src\/components\/theme\/|^src\/components\/shell\/(docusaurus|strict-context)|^src\/render\/(docusaurus-config|provided-modules|site-modules|unknown-modules|user-modules|user-parts|classic-styles|base-url-banner|theme-data|import-faults|asset-imports|svg-module)|^src\/shared\/(global-data|page-facts)|^src\/markdown\/(mdx-|unwrap-mdx|category-|sidebar-file|read-sidebars|translated-sidebars|run-module)|^src\/docusaurus\/|^src\/cli\/init-docusaurus|^viewer\/(theme|page-api|client-modules)\.ts/,
  Declarations:
    /^src\/components\/api\/signature\/|^src\/model\/(declarator|normal-|overload-|template-|code-brackets|brace-|qualified-name)/,
  Search:
    /^(src|src\/shared|viewer)\/search\/|^src\/shared\/texts\/en-search|^src\/pages\/site\/search/,
  Examples:
    /^src\/examples\/|^src\/cli\/examples-|^src\/(?:code|compile|shared)\/(?:read-)?example-/,
  Releases: /^src\/(releases|confirm)\//,
  Extensions: /^src\/extensions\/|^src\/model\/extension|^src\/(pages|components)\/api\/own-page/,
  Coverage: /^src\/coverage\/|^src\/components\/api\/coverage|^src\/pages\/api\/coverage/,
  'Social cards and portable sites': /^src\/cards\/|^(src\/(emit|shared)|viewer)\/portable/,
  Watch: /^src\/watch\/|^viewer\/live\//,
  'Caches and threads':
    /^src\/(cache|parallel|inputs)\/|^src\/model\/packed|^src\/emit\/(compare-output|manifest|staging)/,
  'Reading Doxygen': /^src\/(xml|doxygen)\//,
  Diagrams:
    /^src\/(components\/diagram|components\/api\/graph|draw)\/|^viewer\/(draw-graph|folded-graphs)/,
  'API pages': /^src\/(components|pages)\/api\//,
  'Markdown of pages':
    /^src\/text-pages\/|^src\/emit\/text-|^src\/render\/(render-text|code-elements)/,
  Plan: /^src\/plan\//,
  Model: /^src\/model\//,
  'Shell and navigation': /^src\/components\/shell\/|^viewer\//,
  'Guides, blog and code blocks':
    /^src\/(markdown|blog|code|images)\/|^src\/components\/(prose|blog|page)\/|^src\/pages\/(blog|docs)\//,
  'Configuration and diagnostics': /^src\/(config|yaml|diagnostics)\//,
  'Command and init': /^src\/(cli|init|program|serve)\//,
  'Server for agents': /^src\/mcp\//,
  'Compiling, rendering and writing': /^src\/(compile|build|render|emit)\//,
  'Everything else': /^/,
};

const counts = new Map(Object.keys(concerns).map((name) => [name, 0]));
for (const folder of ['src', 'viewer'])
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (!/\.(tsx?|css)$/.test(path)) continue;
    const [concern] = Object.entries(concerns).find(([, paths]) => paths.test(path));
    const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    counts.set(concern, counts.get(concern) + lines);
  }

const sorted = [...counts].sort(([, one], [, other]) => other - one);
for (const [name, lines] of sorted) console.log(`| ${name} | ${Math.round(lines / 100) * 100} |`);
console.log(
  `| All | ${Math.round(sorted.reduce((sum, [, lines]) => sum + lines, 0) / 100) * 100} |`,
);
