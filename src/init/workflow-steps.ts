/** A step of a job, as lines without indentation. */
export type Step = readonly string[];

/** Quotes a path for YAML. */
export function pathWord(path: string): string {
  return /^[\w.][\w./-]*$/.test(path) ? path : JSON.stringify(path);
}

/** Indents lines by a number of spaces. */
export function indented(lines: readonly string[], depth: number): string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(depth)}${line}`));
}

/** Writes steps as a list that is indented by a number of spaces. */
export function listed(steps: readonly Step[], depth: number): string[] {
  return steps.flatMap(([first = '', ...rest]) => [
    ...indented([`- ${first}`], depth),
    ...indented(rest, depth + 2),
  ]);
}

/** Returns a step that runs commands as one script. */
export function script(
  name: string,
  commands: readonly string[],
  more: readonly string[] = [],
): Step {
  const [first = ''] = commands;
  const isPlain = commands.length === 1 && /^\w[\w./ @=-]*$/.test(first);
  return [
    `name: ${name}`,
    ...more,
    ...(isPlain ? [`run: ${first}`] : ['run: |', ...indented(commands, 2)]),
  ];
}
