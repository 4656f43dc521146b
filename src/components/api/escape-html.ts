const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that HTML must not hold: sources have them where an editor left a form feed or worse. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text that is safe in HTML, between tags and inside double quotes; control characters show as spaces. */
export function escapeHtml(text: string): string {
  if (!/[&<>"\u0000-\u001f\u007f-\u009f]/.test(text)) return text;
  return text.replace(controls, ' ').replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
