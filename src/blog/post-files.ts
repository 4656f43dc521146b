import type { BlogConfig } from '../config/types.ts';
import type { SourceFile } from '../markdown/source-file.ts';
import { globExpression } from '../model/glob.ts';

/** Returns the files of a blog that are posts: Markdown that the configuration includes and does not exclude. */
export function postFiles(
  files: readonly SourceFile[],
  { include, exclude }: Pick<BlogConfig, 'include' | 'exclude'>,
): SourceFile[] {
  const included = include.map(globExpression);
  const excluded = exclude.map(globExpression);
  return files.filter(
    ({ path }) =>
      /\.mdx?$/i.test(path) &&
      included.some((glob) => glob.test(path)) &&
      !excluded.some((glob) => glob.test(path)),
  );
}
