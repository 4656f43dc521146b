import type { RenderedPage } from '../render/render-pages.ts';

const headEnd = Buffer.from('</head>');

/** Permalinks of the pages whose head tells robots not to index them, be it a tag of the page's own (S-310). */
export function hiddenPages(rendered: readonly RenderedPage[]): Set<string> {
  const hidden = rendered.filter(({ bytes }) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const head = buffer.toString('latin1', 0, Math.max(0, buffer.indexOf(headEnd)));
    return (head.match(/<meta\b[^>]*>/gi) ?? []).some(
      (tag) => /\bname="?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
    );
  });
  return new Set(hidden.map(({ page }) => page.permalink));
}
