import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import type { Location } from '../model/compound.ts';
import type { ExtensionTools } from '../model/extension.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import type { LoadedExtension } from './load-extensions.ts';
import { fieldsOf, textIn } from './returned-values.ts';

const levels = ['error', 'warning', 'info'] as const;

/** Returns what a function of an extension can use; `location` is that of the symbol that it is called for. */
export function toolsFor(
  extension: LoadedExtension,
  diagnostics: Diagnostics,
  location: Location | undefined,
): ExtensionTools {
  const own: Place = location
    ? { file: location.file, ...(location.line !== undefined && { line: location.line }) }
    : { file: extension.file };
  const fault = (what: string): void =>
    diagnostics.error(
      'extension',
      `"report" of the extension received ${what}.`,
      extension.placeOf('report'),
      'Call report({ message, advice, level, place }).',
    );
  return {
    escape: (text: unknown) => escapeMarkup(String(text)),
    report: (given: unknown) => {
      const fields = fieldsOf(given, ['message', 'advice', 'level', 'place'], fault);
      const message = fields && textIn(fields, 'message', fault);
      if (message === undefined) {
        if (fields) fault('no message');
        return;
      }
      const wanted = fields?.get('level') ?? 'warning';
      const level = levels.find((each) => each === wanted);
      if (!level) fault(`a "level" that is not one of ${levels.join(', ')}`);
      const advice = fields && textIn(fields, 'advice', fault);
      const place = placeIn(fields?.get('place')) ?? own;
      diagnostics.report({
        code: 'extension-report',
        level: level ?? 'warning',
        message,
        place,
        ...(advice !== undefined && { advice }),
      });
    },
  };
}

/** Returns a place that an extension gives; `undefined` if it is none. */
function placeIn(value: unknown): Place | undefined {
  const fields = fieldsOf(value ?? {}, ['file', 'line', 'column'], () => undefined);
  const file = fields?.get('file');
  const [line, column] = [fields?.get('line'), fields?.get('column')];
  if (typeof file !== 'string') return undefined;
  return {
    file,
    ...(typeof line === 'number' && { line }),
    ...(typeof column === 'number' && { column }),
  };
}
