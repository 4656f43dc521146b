/** A redirect that a web server makes. */
export interface RedirectRule {
  /** Path with base, encoded. */
  from: string;
  /** URL of the target. */
  to: string;
}

/** Returns the content of a `_redirects` file. */
export function netlifyRules(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Returns a map for nginx. Its keys are decoded paths. */
export function nginxMap(rules: readonly RedirectRule[]): string {
  const lines = rules.map(({ from, to }) => `  ${quoted(decodeURI(from))} ${quoted(to)};\n`);
  return `# Redirects from the pages of Doxygen's own HTML. Include this file in the block "http", and add to the block "server":
#   if ($legacy_url) { return 301 $legacy_url$is_args$args; }
# The names are long: nginx may ask for a higher map_hash_bucket_size and map_hash_max_size.
map $uri $legacy_url {
${lines.join('')}}
`;
}

/** Quotes a parameter; a dollar sign would begin a variable. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`;
}
