/** Start of a fence: its marker, and the text after it. */
const fence = /^\s*(`{3,}|~{3,})([^]*)$/;

/**
 * Unwraps fences of the language `mdx-code-block`: their content belongs to the text, and is code only for programs
 * without support for components. Lines keep their numbers.
 */
export function unwrapMdx(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  /** The marker of the open fence, and whether it is one of these. */
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
      // Only a marker of at least the same length, with nothing after it, ends a fence.
      if (!marks.startsWith(open.marks) || info.trim() !== '') return line;
      const { isMdx } = open;
      open = undefined;
      return isMdx ? '' : line;
    })
    .join('\n');
}
