import { fill, type Values } from './fill.ts';

/** The order of the plural forms in a text. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Cached plural rules of a language: they are slow to create, and pages use them often. */
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
 * Selects the plural form of a text for a count, and fills it in. A text has one form per plural category of its
 * language, separated by bars; if forms are missing, the last one is used.
 */
export function plural(locale: string, text: string, count: number, values: Values = {}): string {
  const { categories, rules, numbers } = countingIn(locale);
  const forms = text.split('|');
  const form = forms[categories.indexOf(rules.select(count))] ?? forms.at(-1) ?? text;
  return fill(form, { count: numbers.format(count), ...values });
}
