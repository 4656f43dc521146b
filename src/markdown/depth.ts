import type { Position } from 'unist';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';

/** Maximum nesting of elements in a text, far more than any reader could follow. */
const deepest = 400;

interface Nested {
  position?: Position;
  children?: readonly Nested[];
}

/** True if later steps can walk the tree without a stack overflow; reports the text otherwise. */
export function isShallow(root: Nested, file: string, diagnostics: Diagnostics): boolean {
  let level: readonly Nested[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (depth > deepest) {
      reportDepth(file, first?.position, diagnostics);
      return false;
    }
    level = level.flatMap((node) => node.children ?? []);
  }
  return true;
}

/** Reports a text whose elements are nested too deeply. */
export function reportDepth(
  file: string,
  position: Position | undefined,
  diagnostics: Diagnostics,
): void {
  const { line, column } = position?.start ?? {};
  diagnostics.error(
    'deep-nesting',
    `Quotes, lists or other elements are nested more than ${deepest} levels deep; the text is omitted.`,
    { file, line, column },
    'Close elements earlier, or put code into a fenced code block.',
  );
}
