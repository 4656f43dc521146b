/**
 * Converts width and height from a comment (`50%`, `100px`, `5cm`, `200`) to CSS; skips anything that is not a length.
 */
export function sizeStyle(
  width: string | undefined,
  height?: string,
): { width?: string; height?: string } | undefined {
  const style = { width: cssLength(width), height: cssLength(height) };
  if (style.width === undefined) delete style.width;
  if (style.height === undefined) delete style.height;
  return style.width !== undefined || style.height !== undefined ? style : undefined;
}

function cssLength(length: string | undefined): string | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)(px|%|r?em|ex|cm|mm|in|pt|pc|vw)?\s*$/.exec(length ?? '');
  return match ? `${match[1] ?? '0'}${match[2] ?? 'px'}` : undefined;
}
