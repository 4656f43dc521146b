import { escapeMarkup } from './escape-markup.ts';

/** A document that leads to another address at once, with and without scripts (S-313); query and hash stay where the target has none. */
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

/** Text as a string of JavaScript that cannot end the script it stands in. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
