import type { BuildContext } from '../cache/build-context.ts';
import { firstCommits } from '../markdown/git-creation.ts';
import { isoDate } from '../markdown/read-date.ts';
import type { SourceFile } from '../markdown/source-file.ts';
import type { Post } from '../model/site.ts';

/** A post and its source file. */
export interface PostSource {
  /** The post. */
  post: Post;
  /** Its file. */
  file: SourceFile;
}

/**
 * Dates the posts that have no date: by their first git commit, otherwise by the creation time of their files (S-271).
 */
export async function dateFromFiles(
  undated: readonly PostSource[],
  context: BuildContext,
): Promise<void> {
  if (undated.length === 0) return;
  const files = undated.map(({ file }) => file.absolute);
  const { dates, isShallow } = await context.cached(
    { name: 'first commits', key: () => files.join('\n') },
    (own) => firstCommits(own.inputs, files),
  );
  for (const { post, file } of undated) {
    const committed = dates.get(file.absolute);
    const stats = await context.inputs.stat(file.absolute).catch(() => undefined);
    post.date = committed ?? isoDate(stats?.birthtime ?? new Date(0));
    if (committed !== undefined) continue;
    const why = isShallow ? 'the repository is a shallow clone' : 'git does not track it';
    context.diagnostics.warning(
      'post-date',
      `The blog post "${file.display}" has no date, and ${why}. The date of the file is used instead, which changes with every copy.`,
      post.place,
      'Start its file name with a date (2021-02-05-name.md), set "date" in the front matter, or commit it.',
    );
  }
}
