import { table } from '../../shared/table.ts';

const entities: Record<string, string> = table({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** Characters that are invalid in HTML; some sources contain them, such as form feeds. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Escapes text for HTML, between tags and inside double quotes; control characters become spaces. */
export function escapeHtml(text: string): string {
  if (!/[&<>"\u0000-\u001f\u007f-\u009f]/.test(text)) return text;
  return text.replace(controls, ' ').replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
