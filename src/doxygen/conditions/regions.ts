import type { Directive } from '../../model/packed-listing.ts';

/** The lines that one condition decides on. */
export interface Region {
  /** The file. */
  file: FileRegions;
  /** Line of the `#if`, `#elif` or `#else`. */
  start: number;
  /** Line of the directive that ends it; infinite if none does. */
  end: number;
  /** The expression that decides; missing for `#else`. */
  expression?: string;
  /** All regions of the same `#if`, in order. */
  group: Region[];
  /** The region around it. */
  parent?: Region | undefined;
}

/** A macro without parameters that a file defines. */
export interface Definition {
  /** The file. */
  file: FileRegions;
  /** Its line. */
  line: number;
  /** Its text; missing for a macro with parameters. */
  body?: string;
  /** The region around it. */
  region?: Region | undefined;
}

/** The regions of a file. */
export interface FileRegions {
  /** All regions, by their first line. */
  regions: Region[];
  /** The macros that it defines, by name. */
  definitions: [name: string, definition: Definition][];
}

/** Finds the regions and definitions in the directives of a file. */
export function fileRegions(directives: readonly Directive[]): FileRegions {
  const file: FileRegions = { regions: [], definitions: [] };
  let current: Region | undefined;
  const begin = (start: number, group: Region[], parent?: Region, expression?: string): void => {
    current = { file, start, end: Infinity, group, parent, ...(expression && { expression }) };
    group.push(current);
    file.regions.push(current);
  };
  for (const [line, text] of directives) {
    const [, name = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(text) ?? [];
    if (name === 'define') addDefinition(file, line, rest, current);
    else if (name.startsWith('if')) begin(line, [], current, condition(name, rest));
    else if (current) {
      current.end = line;
      const { group, parent }: Region = current;
      if (name === 'endif') current = parent;
      else begin(line, group, parent, name === 'else' ? undefined : condition(name, rest));
    }
  }
  return file;
}

/** The innermost region around a line. */
export function regionAt({ regions }: FileRegions, line: number): Region | undefined {
  let [low, high] = [0, regions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((regions[middle]?.start ?? Infinity) < line) low = middle + 1;
    else high = middle;
  }
  let region = regions[low - 1];
  while (region && region.end <= line) region = region.parent;
  return region;
}

function condition(directive: string, rest: string): string {
  if (directive.endsWith('ndef')) return `!defined(${rest})`;
  return directive.endsWith('def') ? `defined(${rest})` : rest || '?';
}

function addDefinition(file: FileRegions, line: number, text: string, region?: Region): void {
  const [, name, hasParameters, body = ''] = /^([A-Za-z_]\w*)(\()?\s*(.*)$/.exec(text) ?? [];
  if (name === undefined) return;
  const definition = { file, line, region, ...(hasParameters === undefined && { body }) };
  file.definitions.push([name, definition]);
}
