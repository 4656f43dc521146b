/** The values of the placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/** Replaces the placeholders `{name}` in a text; those without a value are kept. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    String((Object.hasOwn(values, name) ? values[name] : undefined) ?? written),
  );
}
