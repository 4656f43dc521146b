import { closest } from '../diagnostics/closest.ts';
import { Option, type Complaint } from './option.ts';
import { absoluteUrl } from './scalars.ts';
import type { SourceUrl } from './types.ts';

const placeholders = ['path', 'line', 'revision'];

/** The URL of a line of a source, with placeholders. */
export function sourceUrl(description: string): Option<SourceUrl> {
  const address = absoluteUrl(description).check(complaint);
  return new Option<SourceUrl>(address.schema, (node, at) => {
    const outcome = address.read(node, at);
    return outcome && { value: { template: outcome.value, place: node.place } };
  });
}

function complaint(template: string): Complaint | undefined {
  for (const [, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (placeholders.includes(name)) continue;
    const near = closest(name, placeholders);
    return {
      message: `unknown placeholder "{${name}}".`,
      advice: near
        ? `Did you mean "{${near}}"?`
        : 'Available placeholders: {path}, {line} and {revision}.',
    };
  }
  if (template.includes('{path}')) return undefined;
  return {
    message: 'without "{path}", all sources would have the same URL.',
    advice: 'For example: https://github.com/owner/name/blob/{revision}/{path}#L{line}',
  };
}
