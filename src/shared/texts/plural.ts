import { fill, type Values } from './fill.ts';

/** The order in which a text has its plural forms. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a text that the rules of a language want for a count, filled in. A text has one form for each category
 * of its language, between bars; where it has fewer, the last one stands for the rest.
 */
export function plural(locale: string, text: string, count: number, values: Values = {}): string {
  const rules = new Intl.PluralRules(locale);
  const known = new Set(rules.resolvedOptions().pluralCategories);
  const categories = order.filter((category) => known.has(category));
  const forms = text.split('|');
  const form = forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? text;
  return fill(form, { count: count.toLocaleString(locale), ...values });
}
