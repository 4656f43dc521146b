/** The beginning of a fence: its marks, and what stands behind them. */
const fence = /^\s*(`{3,}|~{3,})([^]*)$/;

/**
 * Opens the fences of the language `mdx-code-block`: what they hold belongs to the text, and is code only for programs
 * that do not know of components. Lines keep their numbers.
 */
export function unwrapMdx(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  /** The marks of the fence that is open, and whether it is one of these. */
  let open: { marks: string; isMdx: boolean } | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, marks = '', info = ''] = fence.exec(line) ?? [];
      if (marks === '') return line;
      if (!open) {
        open = { marks, isMdx: info.trim() === 'mdx-code-block' };
        return open.isMdx ? '' : line;
      }
      // Only as many marks, and nothing behind them, end a fence.
      if (!marks.startsWith(open.marks) || info.trim() !== '') return line;
      const { isMdx } = open;
      open = undefined;
      return isMdx ? '' : line;
    })
    .join('\n');
}
