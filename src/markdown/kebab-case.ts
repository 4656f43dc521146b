import kebab from 'lodash-es/kebabCase.js';
import { storableName } from '../plan/file-name.ts';

/**
 * Converts a label or key to a path segment, as Docusaurus does: `Release notes` becomes `release-notes`, `Über` `uber`,
 * `ESP32` `esp-32`. A very long one is cut.
 */
export function kebabCase(text: string): string {
  return storableName(kebab(text));
}
