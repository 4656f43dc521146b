/** True for an id that HTML allows: at least one character, and no white space. */
export function isHtmlId(id: string): boolean {
  return id !== '' && !/\s/.test(id);
}
