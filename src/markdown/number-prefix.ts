/** A name without the number that orders it: `01-intro` is `intro` at 1. */
export interface NumberedName {
  /** The name without its number. */
  name: string;
  /** The number; missing where there is none. */
  position?: number;
}

/** Splits a name and the number before it. */
export type NumberParser = (written: string) => NumberedName;

/** Takes the number off a name; dates and versions (`2021-11-foo`, `7.0-foo`) are no numbers. */
export const takeNumberPrefix: NumberParser = (written) => {
  if (/^\d+[-_.]\d/.test(written)) return { name: written };
  const match = written.match(/^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/);
  return match?.[2] === undefined
    ? { name: written }
    : { name: match[2], position: Number(match[1]) };
};

/** Leaves names as they are. */
export const keepNumberPrefix: NumberParser = (written) => ({ name: written });

/** A path whose segments have lost their numbers. */
export function withoutNumbers(path: string, parse: NumberParser): string {
  return path
    .split('/')
    .map((segment) => parse(segment).name)
    .join('/');
}
