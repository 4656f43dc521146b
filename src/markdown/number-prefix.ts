/** A name without the number that orders it: `01-intro` is `intro` at 1. */
export interface NumberedName {
  /** The name without its number. */
  name: string;
  /** The number; missing where there is none. */
  position?: number;
}

/** Takes the number off a name; dates and versions (`2021-11-foo`, `7.0-foo`) are no numbers. */
export function takeNumberPrefix(written: string): NumberedName {
  if (/^\d+[-_.]\d/.test(written)) return { name: written };
  const match = written.match(/^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/);
  return match?.[2] === undefined
    ? { name: written }
    : { name: match[2], position: Number(match[1]) };
}

/** The same for each segment of a path. */
export function withoutNumbers(path: string): string {
  return path
    .split('/')
    .map((segment) => takeNumberPrefix(segment).name)
    .join('/');
}
