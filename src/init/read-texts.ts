import { basename, dirname, relative, sep } from 'node:path';

/** Settings that decide which files Doxygen reads; paths are absolute. */
export interface ReadFiles {
  /** INPUT. */
  inputs: readonly string[];
  /** Folders with files that become parts of pages: EXAMPLE_PATH. */
  parts?: readonly string[];
  /** RECURSIVE. */
  isRecursive: boolean;
  /** FILE_PATTERNS; by default the standard ones, which include Markdown. */
  patterns: readonly string[];
  /** EXCLUDE. */
  excluded: readonly string[];
  /** EXCLUDE_PATTERNS. */
  excludePatterns: readonly string[];
}

/** Converts a pattern of Doxygen to a regular expression: `*` matches everything, even `/`. */
function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i');
}

function isIn(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`);
}

/** Returns a function that is true for Markdown files, absolute, that Doxygen turns into pages. */
export function readsTexts(read: ReadFiles): (path: string) => boolean {
  const files = new Set(read.inputs);
  const patterns = read.patterns.map(expressionOf);
  const left = read.excludePatterns.map(expressionOf);
  return (path) => {
    if (files.has(path) || read.parts?.some((part) => isIn(path, part))) return true;
    const fits =
      patterns.length === 0
        ? /\.(?:md|markdown)$/i.test(path)
        : patterns.some((pattern) => pattern.test(basename(path)));
    return (
      fits &&
      read.inputs.some((input) =>
        read.isRecursive ? isIn(path, input) : dirname(path) === input,
      ) &&
      !read.excluded.some((own) => isIn(path, own)) &&
      !left.some((pattern) => pattern.test(path))
    );
  };
}
