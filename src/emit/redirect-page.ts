import { escapeMarkup } from './escape-markup.ts';

/**
 * A document that redirects at once, with and without scripts (S-313); query and hash are kept unless the target has
 * its own.
 */
export function redirectPage(target: string, canonical: string): string {
  const address = escapeMarkup(target);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const parts = [
    literal(path),
    query ? literal(query) : 'location.search',
    hash ? literal(hash) : 'location.hash',
  ];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${address}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${escapeMarkup(canonical)}">
<script>location.replace(${parts.join(' + ')});</script>
</head>
<body>
<p><a href="${address}">${address}</a></p>
</body>
</html>
`;
}

/** Writes text as a JavaScript string that cannot close the script element around it. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
