import { ownValue } from '../../shared/own-value.ts';
import { entriesOf, isDictionary, isEmpty, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';

/** The new configuration in progress, as plain values. */
export type Draft = Record<string, unknown>;

/** Migrates one option. */
export type Rule = (given: ConfigValue, draft: Draft, reading: Reading) => void;

/** Rules for the options of an object. */
export type Rules = Readonly<Record<string, Rule>>;

/** Sets an option in the draft; `at` is its path: `docs.editUrl`. */
export function put(draft: Draft, at: string, value: unknown): void {
  if (value === undefined) return;
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  let group = draft;
  for (const key of keys) {
    const inner = isDraft(group[key]) ? group[key] : {};
    group[key] = inner;
    group = inner;
  }
  // Drop items that cannot be written, or are empty.
  group[last] = Array.isArray(value)
    ? value.filter((item) => item !== undefined && item !== null)
    : value;
}

/** Returns the value of an option in the draft, by its path. */
export function valueAt(draft: Draft, at: string): unknown {
  let value: unknown = draft;
  for (const key of at.split('.')) value = isDraft(value) ? ownValue(value, key) : undefined;
  return value;
}

/** Returns the paths of the options with texts that a draft has: `docs`, `docsSets.community`, `blog`. */
export function textSections({ docsSets, ...draft }: Draft): string[] {
  const further = isDraft(docsSets) ? Object.keys(docsSets).map((set) => `docsSets.${set}`) : [];
  return [...['docs', 'blog', 'pages'].filter((section) => section in draft), ...further];
}

function isDraft(value: unknown): value is Draft {
  return isDictionary(value);
}

function sectionOf(at: string): string {
  return at.split('.', 1)[0] ?? '';
}

/** Copies a value to another option; skips null, which usually has no meaning, unless there is a `convert`. */
export function to(at: string, convert?: (value: unknown) => unknown): Rule {
  return (given, draft, reading) => {
    const value = writable(given, reading, sectionOf(at));
    if (value === undefined || (value === null && !convert)) return;
    reading.came(at, given);
    put(draft, at, convert ? convert(value) : value);
  };
}

/** Returns rules for options of a section that have the same names here; `names` are separated by spaces. */
export function same(section: string, names: string): Rules {
  return Object.fromEntries(names.split(' ').map((name) => [name, to(`${section}.${name}`)]));
}

/** Accepts null as a value. */
export function asWritten(value: unknown): unknown {
  return value;
}

/** Migrates the path of a file or folder, or `false`. */
export function toPath(at: string): Rule {
  return (given, draft, reading) => {
    const value = writable(given, reading, sectionOf(at)) ?? undefined;
    reading.came(at, given);
    put(draft, at, typeof value === 'string' ? reading.portable(value) : value);
  };
}

/** Migrates a list of paths, or a single one. */
export function toPaths(at: string): Rule {
  return (given, draft, reading) => {
    const value = writable(given, reading, sectionOf(at));
    reading.came(at, given);
    const paths: unknown[] = Array.isArray(value) ? value : [value];
    const portable = paths.flatMap((path) =>
      typeof path === 'string' ? [reading.portable(path)] : [],
    );
    put(draft, at, portable);
  };
}

/** Migrates a value; for a function, advises to move it to a module that the option names. */
export function toModule(at: string, file: string): Rule {
  return (given, draft, reading) => {
    if (typeof given.value !== 'function') {
      to(at)(given, draft, reading);
      return;
    }
    reading.note(given, {
      kind: 'lost',
      reason: 'It is a function, which a YAML file cannot hold.',
      advice: `Make it the default export of a module, and use the module: "${at}: ${file}".`,
      section: sectionOf(at),
    });
  };
}

/** Reports an option that the site will lack, unless it is empty or off. */
export function lost(section: string | undefined, reason: string, advice?: string): Rule {
  return (given, _, { note }) => {
    if (!isEmpty(given)) note(given, { kind: 'lost', reason, advice, section });
  };
}

/** Reports an option without effect here. */
export function needless(reason: string): Rule {
  return (given, _, { note }) => {
    if (!isEmpty(given)) note(given, { kind: 'needless', reason });
  };
}

/** Ignores an option without effect. */
export const silent: Rule = () => undefined;

/** Migrates the options of an inner object. */
export function inside(rules: Rules, section?: string): Rule {
  return (given, draft, reading) => {
    if (isDictionary(given.value)) applyRules(rules, given, draft, reading, section);
    else if (!isEmpty(given)) lost(section, 'It is not an object.')(given, draft, reading);
  };
}

/** Applies the rules to each option of an object; reports options without a rule. */
export function applyRules(
  rules: Rules,
  given: ConfigValue,
  draft: Draft,
  reading: Reading,
  section?: string,
): void {
  const unknown = lost(section, 'The option is unknown.');
  for (const [key, own] of entriesOf(given)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : unknown;
    (rule ?? unknown)(own, draft, reading);
  }
}
