import { fill, type Values } from './fill.ts';

/** The order in which a text has its plural forms. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What counting needs of a language; making it takes long, and pages count a lot. */
interface Counting {
  categories: Intl.LDMLPluralRule[];
  rules: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

const known = new Map<string, Counting>();

function countingIn(locale: string): Counting {
  const found = known.get(locale);
  if (found) return found;
  const rules = new Intl.PluralRules(locale);
  const own = new Set(rules.resolvedOptions().pluralCategories);
  const categories = order.filter((category) => own.has(category));
  const counting = { categories, rules, numbers: new Intl.NumberFormat(locale) };
  known.set(locale, counting);
  return counting;
}

/**
 * The form of a text that the rules of a language want for a count, filled in. A text has one form for each category
 * of its language, between bars; where it has fewer, the last one stands for the rest.
 */
export function plural(locale: string, text: string, count: number, values: Values = {}): string {
  const { categories, rules, numbers } = countingIn(locale);
  const forms = text.split('|');
  const form = forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? text;
  return fill(form, { count: numbers.format(count), ...values });
}
