import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { DescriptionReader } from '../doxygen/description-reader.ts';
import type { ReadingExtensions } from '../doxygen/reading-extensions.ts';
import type { OwnPage } from '../model/extension.ts';
import type { ApiReference } from '../model/site.ts';
import type { LoadedExtension } from './load-extensions.ts';
import { readMarkup } from './read-markup.ts';
import { fieldsOf, objectsIn, textIn, textsIn } from './returned-values.ts';
import { valueReporter } from './symbol-editor.ts';
import { toolsFor } from './tools.ts';

const pageFields = ['path', 'title', 'description', 'groups', 'content'];

/** Returns the pages that extensions add to an API reference, without its hidden symbols. */
export function ownPages(
  extensions: readonly LoadedExtension[],
  api: ApiReference,
  reading: ReadingExtensions,
  diagnostics: Diagnostics,
): OwnPage[] {
  return extensions.flatMap((extension) => {
    const { file, hooks, call, placeOf } = extension;
    if (!hooks.pages) return [];
    const place = placeOf('pages');
    const returned = call(
      'pages',
      hooks.pages,
      [api, toolsFor(extension, diagnostics, undefined)],
      diagnostics,
    );
    if (!returned) return [];
    const report = valueReporter(extension, 'pages', diagnostics);
    const content = new DescriptionReader(file, diagnostics, reading);
    return objectsIn(returned.value ?? null, 'pages', report).flatMap((page): OwnPage[] => {
      const fields = fieldsOf(page, pageFields, report);
      if (!fields) return [];
      const path = textIn(fields, 'path', report) ?? '';
      const title = textIn(fields, 'title', report) ?? '';
      const description = textIn(fields, 'description', report) ?? '';
      const labels = [...textsIn(fields, 'groups', report), title];
      const root = readMarkup(textIn(fields, 'content', report) ?? '', place.line ?? 1, report);
      const isValid = /^[a-z\d]+(?:[-/][a-z\d]+)*$/.test(path);
      if (!isValid)
        report(`the path ${JSON.stringify(path)} instead of one like "reviews/open-questions"`);
      if (title === '') report('a page without a title');
      if (!root || !isValid || title === '') return [];
      return [{ path, title, description, labels, content: content.blocks(root), place }];
    });
  });
}
