import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of examples in texts and comments. */
export const examples = {
  'example-setup': {
    meaning: 'Nothing says how to compile examples, or the compiler or its project cannot be used.',
    example: 'error: There is no compiler: "c++" cannot be started.',
    advice:
      'Install the compiler, or correct `examples.command`: `c++ -std=c++20 -Iinclude {file} -o {output}`.',
  },
  'example-words': {
    meaning: 'What a block says about itself has no meaning, or contradicts itself.',
    example: 'docs/a.md:12: warning: "compile-fails" has no meaning for an example.',
    advice:
      'The words are `run`, `no-run`, `compile-fail`, `compile-fail="text of the error"`, `ignore`, `continues` and `output`.',
  },
  'example-compile': {
    meaning:
      'The compiler or the linker refuses an example. The message is theirs; the place is that of the line in the guide or comment.',
    example: "docs/a.md:14:3: error: 'fmt' has not been declared",
    advice:
      'Correct the example. If it is not meant to compile, write `compile-fail` or `ignore` after the language of the block, or `// example: ignore` in its first line. Names that many examples use belong in `examples.prelude`.',
  },
  'example-warning': {
    meaning: 'The compiler warns about an example.',
    example: "docs/a.md:14:7: warning: unused variable 'x' [-Wunused-variable]",
    advice: 'Correct the example, or take the option for the warning out of `examples.command`.',
  },
  'example-compiles': {
    meaning: 'An example that says `compile-fail` compiles, or fails for another reason.',
    example: 'docs/a.md:12: error: The example compiles, but it says `compile-fail`.',
    advice: 'Correct the example or the text around it.',
  },
  'example-run': {
    meaning: 'An example did not end with exit code 0.',
    example: 'docs/a.md:12: error: The example ended with exit code 3.',
    advice: 'Correct the example, or write `no-run` after the language of its block.',
  },
  'example-output': {
    meaning: 'An example prints something else than the page says.',
    example: 'docs/a.md:20: error: The example prints "5" here, not "4".',
    advice:
      'Correct the example or its output. In the output, `…` matches any text, and any number of lines if it is alone on a line.',
  },
  'example-ignored': {
    meaning: 'Some examples are not compiled: they say `ignore`, or the author left code out.',
    example: 'info: 3 examples are not compiled because code is left out of them: docs/a.md:12, …',
    advice: 'Complete the examples, with hidden lines where readers do not need the code.',
  },
} satisfies CatalogueEntries;
