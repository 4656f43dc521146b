import { relative, resolve, sep } from 'node:path';
import type { ExampleRules, ExamplesConfig } from '../config/types.ts';
import { globExpression } from '../model/glob.ts';
import type { Example } from './example.ts';
import { hasPlaceholder } from './top-level.ts';
import { textOfExample } from './example.ts';

/** Why an example is not compiled: it or the configuration says so, code is left out of it, or it is of an old version. */
export type IgnoreReason = 'word' | 'rule' | 'placeholder' | 'version';

/** Returns the rules for the examples of each file; `home` is the folder of the configuration. */
export function rulesByFile(
  config: ExamplesConfig,
  home: string,
  cwd: string,
): (file: string) => ExampleRules {
  const folders = config.folders.map((folder) => ({
    folder,
    globs: folder.files.map((glob) => globExpression(glob.replace(/\/$/, '/**'))),
  }));
  return (file) => {
    const path = relative(home, resolve(cwd, file)).split(sep).join('/');
    const found = folders.filter(({ globs }) => globs.some((glob) => glob.test(path))).at(-1);
    return { ...config, ...found?.folder };
  };
}

/** Returns why an example is not compiled; `undefined` if it is. */
export function ignoreReason(example: Example, rules: ExampleRules): IgnoreReason | undefined {
  if (example.words.ignore) return 'word';
  if (rules.ignore) return 'rule';
  // The sources are those of the newest version; rules for the files of another one know how to compile it.
  if (example.isOld && !('files' in rules)) return 'version';
  return hasPlaceholder(textOfExample(example)) ? 'placeholder' : undefined;
}

/** Returns why the words of an example contradict each other: a sentence; `undefined` if they do not. */
export function contradiction({ words, output }: Example): string | undefined {
  const { ignore, compileFail, run } = words;
  if (compileFail && output) return 'What does not compile has no output.';
  if (compileFail && run) return 'What does not compile cannot run.';
  if (ignore && (run || compileFail || output))
    return 'What is not compiled neither runs nor fails, and has no output.';
  if (run === false && output) return 'What does not run has no output.';
  return undefined;
}

/** Returns the lines of an example with those that it continues: the one above it, and what that continues. */
export function linesInOrder(example: Example, all: readonly Example[]): Example['lines'] {
  if (!example.words.continues) return example.lines;
  const above = all
    .slice(0, all.indexOf(example))
    .filter(
      ({ page, words, language }) =>
        page === example.page &&
        language === example.language &&
        !words.ignore &&
        !words.compileFail,
    )
    .at(-1);
  return above ? [...linesInOrder(above, all), ...example.lines] : example.lines;
}
