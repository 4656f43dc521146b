/** The regular expression of a glob: `*` and `?` stay within a path segment, `**` does not; `{a,b}` matches either. */
export function globExpression(glob: string): RegExp {
  return new RegExp(`^${sourceOf(glob)}$`);
}

function sourceOf(glob: string): string {
  return glob.replace(
    /\{([^{}]*)\}|\*\*\/?|[*?]|[\\^$.|+()[\]{}]/g,
    (token, choices: string | undefined) => {
      if (choices !== undefined) return `(?:${choices.split(',').map(sourceOf).join('|')})`;
      if (token === '**/') return '(?:.*/)?';
      if (token === '**') return '.*';
      if (token === '*') return '[^/]*';
      return token === '?' ? '[^/]' : `\\${token}`;
    },
  );
}

/** Converts a pattern for qualified names to a regular expression. `*` matches any characters, also the `/` of `operator/`. */
export function nameExpression(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
