import type { Root } from 'mdast';

/** An entry that YAML has, too: a text, a number, a flag, or a list of these. */
const entry =
  /^[ \t]*([\w-]+)[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|'[^']*'|\[[^[\]{}]*\]|[\w.:+-]+)[ \t]*(?:#.*)?$/;

/** Turns front matter in TOML into YAML, as far as it is simple: the tree then has a node of that kind. */
export function tomlAsYaml(root: Root): void {
  const [first] = root.children;
  if (!first || !isToml(root) || !('value' in first)) return;
  const lines = first.value.split('\n').map((line) => {
    const [, key, value] = entry.exec(line) ?? [];
    if (key !== undefined) return `${key}: ${value ?? ''}`;
    return /^[ \t]*(?:#.*)?$/.test(line) ? line : undefined;
  });
  if (lines.includes(undefined)) return;
  root.children[0] = { type: 'yaml', value: lines.join('\n'), position: first.position };
}

/** True for a text with front matter in TOML. */
export function isToml({ children: [first] }: Root): boolean {
  // The type is not among those of Markdown.
  const type: string | undefined = first?.type;
  return type === 'toml';
}
