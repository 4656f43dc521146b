/** A name without its ordering number: `01-intro` is `intro` at 1. */
export interface NumberedName {
  /** The name without its number. */
  name: string;
  /** The number; missing if there is none. */
  position?: number;
}

/** Splits a name and its number prefix. */
export type NumberParser = (written: string) => NumberedName;

/** Strips the number prefix of a name; dates and versions (`2021-11-foo`, `7.0-foo`) do not count as numbers. */
export const takeNumberPrefix: NumberParser = (written) => {
  if (/^\d+[-_.]\d/.test(written)) return { name: written };
  const match = written.match(/^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/);
  return match?.[2] === undefined
    ? { name: written }
    : { name: match[2], position: Number(match[1]) };
};

/** Keeps names unchanged. */
export const keepNumberPrefix: NumberParser = (written) => ({ name: written });

/** Strips the numbers from the segments of a path. */
export function withoutNumbers(path: string, parse: NumberParser): string {
  return path
    .split('/')
    .map((segment) => parse(segment).name)
    .join('/');
}
