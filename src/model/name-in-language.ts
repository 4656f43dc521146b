import { table } from '../shared/table.ts';

/** Separators between the parts of a name; languages not listed use `::`. */
const separators: Record<string, string> = table({
  Java: '.',
  'C#': '.',
  D: '.',
  Python: '.',
  Javascript: '.',
  VHDL: '.',
  Slice: '::',
  PHP: '\\',
});

/** A name as its language writes it. */
export function nameIn(language: string | undefined, name: string): string {
  const separator = separators[language ?? ''] ?? '::';
  return separator === '::' ? name : name.replaceAll('::', separator);
}
