import { entriesOf, isDictionary, isEmpty, writable } from './given.ts';
import type { Given, Reading } from './given.ts';

/** The new configuration while it is written: what its options say, as plain values. */
export type Draft = Record<string, unknown>;

/** What becomes of one option. */
export type Rule = (given: Given, draft: Draft, reading: Reading) => void;

/** What becomes of each option of an object. */
export type Rules = Readonly<Record<string, Rule>>;

/** Says something in the draft; `at` names the option: `docs.editUrl`. */
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
  // Items that could not be written down, or say nothing.
  group[last] = Array.isArray(value)
    ? value.filter((item) => item !== undefined && item !== null)
    : value;
}

function isDraft(value: unknown): value is Draft {
  return isDictionary(value);
}

function sectionOf(at: string): string {
  return at.split('.', 1)[0] ?? '';
}

/** Takes a value over under another name; null, which mostly means nothing, only where `convert` says what it means. */
export function to(at: string, convert?: (value: unknown) => unknown): Rule {
  return (given, draft, reading) => {
    const value = writable(given, reading, sectionOf(at));
    if (value === undefined || (value === null && !convert)) return;
    reading.came(at, given);
    put(draft, at, convert ? convert(value) : value);
  };
}

/** For values of which null is one. */
export function asWritten(value: unknown): unknown {
  return value;
}

/** Takes the path of a file or folder over, or `false`. */
export function toPath(at: string): Rule {
  return (given, draft, reading) => {
    const value = writable(given, reading, sectionOf(at)) ?? undefined;
    reading.came(at, given);
    put(draft, at, typeof value === 'string' ? reading.portable(value) : value);
  };
}

/** Takes a list of paths over, or a single one. */
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

/** Takes a value over; where it is a function, a module can have it, which the option then names. */
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

/** Notes an option that the site then lacks, unless it is empty or off. */
export function lost(section: string | undefined, reason: string, advice?: string): Rule {
  return (given, _, { note }) => {
    if (!isEmpty(given)) note(given, { kind: 'lost', reason, advice, section });
  };
}

/** Notes an option that nothing here needs. */
export function needless(reason: string): Rule {
  return (given, _, { note }) => {
    if (!isEmpty(given)) note(given, { kind: 'needless', reason });
  };
}

/** Says nothing about an option that says nothing. */
export const silent: Rule = () => undefined;

/** What becomes of the options of an inner object. */
export function inside(rules: Rules, section?: string): Rule {
  return (given, draft, reading) => {
    if (isDictionary(given.value)) applyRules(rules, given, draft, reading, section);
    else if (!isEmpty(given)) lost(section, 'It is not an object.')(given, draft, reading);
  };
}

/** Follows the rules for each option of an object; one that has no rule is noted. */
export function applyRules(
  rules: Rules,
  given: Given,
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
