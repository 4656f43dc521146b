import { closest } from '../diagnostics/closest.ts';
import { Option, type Complaint } from './option.ts';
import { absoluteUrl } from './scalars.ts';
import type { Place } from '../shared/place.ts';

/** URLs of sources in a repository. */
export interface SourceUrl {
  /** URL template with the placeholders `{path}`, `{line}` and `{revision}`. */
  template: string;
  /** Place of the template in the configuration. */
  place: Place;
}

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
  const unknown = unknownPlaceholder(template, placeholders);
  if (unknown) return unknown;
  if (template.includes('{path}')) return undefined;
  return {
    message: 'without "{path}", all sources would have the same URL.',
    advice: 'For example: https://github.com/owner/name/blob/{revision}/{path}#L{line}',
  };
}

/** What the URL of a form for problems can contain. */
const reportPlaceholders = ['symbol', 'release', 'url'];

/** The URL of a form for a problem with a page, with placeholders. */
export function reportUrl(description: string): Option<string> {
  return absoluteUrl(description).check((template) =>
    unknownPlaceholder(template, reportPlaceholders),
  );
}

/** Returns what is wrong with the placeholders in a template; `undefined` if all of them are known. */
function unknownPlaceholder(template: string, known: readonly string[]): Complaint | undefined {
  for (const [, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (known.includes(name)) continue;
    const near = closest(name, known);
    const all = known.map((each) => `{${each}}`);
    return {
      message: `unknown placeholder "{${name}}".`,
      advice: near
        ? `Did you mean "{${near}}"?`
        : `Available placeholders: ${all.slice(0, -1).join(', ')} and ${all.at(-1)}.`,
    };
  }
  return undefined;
}
