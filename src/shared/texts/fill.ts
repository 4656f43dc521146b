/** What stands for the names in braces. */
export type Values = Readonly<Record<string, string | number>>;

/** Puts values in the place of `{name}`; a name without a value stays as it is. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
