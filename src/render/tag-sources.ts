import {
  mergeSources,
  type PolicyDirective,
  type PolicySources,
} from '../shared/policy-sources.ts';
import { originsOf, type PolicyInput } from './security-policy.ts';
import { table } from '../shared/table.ts';

/** A tag of a head. */
export interface SourceTag {
  /** Name of the element. */
  tagName: string;
  /** Its attributes. */
  attributes: Readonly<Record<string, string>>;
  /** Its content. */
  innerHTML?: string;
}

/** Script types that browsers execute. */
const runs = /^(?:module|text\/javascript|application\/javascript|)$/i;

/** The directives of what a tag loads early, by its attribute `as`. */
const preloaded: Readonly<Record<string, PolicyDirective>> = table({
  script: 'script',
  style: 'style',
  font: 'font',
  fetch: 'connect',
  worker: 'worker',
});

/** Returns what the policy must allow for tags of a head. */
export function tagSources(tags: readonly SourceTag[]): PolicyInput {
  return {
    inlineScripts: tags.flatMap(({ tagName, attributes: { src, type = '' }, innerHTML }) =>
      tagName === 'script' && src === undefined && innerHTML !== undefined && runs.test(type)
        ? [innerHTML]
        : [],
    ),
    sources: mergeSources(tags.map(sourcesOf)),
  };
}

function sourcesOf({ tagName, attributes, innerHTML = '' }: SourceTag): PolicySources {
  const { src = '', href = '', rel = '', as: kind = '' } = attributes;
  if (tagName === 'style') return styleSources(innerHTML);
  if (tagName === 'script') return scriptSources(src);
  if (tagName !== 'link') return {};
  const relations = rel.toLowerCase().split(/\s+/);
  if (relations.includes('stylesheet')) return { style: originsOf([href]) };
  if (relations.includes('modulepreload')) return { script: originsOf([href]) };
  const directive = relations.includes('preload') ? preloaded[kind] : undefined;
  return directive ? { [directive]: originsOf([href]) } : {};
}

/** A site that loads a script from an origin also trusts it with what the script sends there. */
function scriptSources(url: string): PolicySources {
  const hosts = originsOf([url]);
  return { script: hosts, connect: hosts };
}

/** Returns what the policy must allow for a style sheet. */
export function styleSources(css: string): PolicySources {
  const urls = (pattern: RegExp): string[] =>
    originsOf([...css.matchAll(pattern)].map(([, url = '']) => url));
  const style = urls(/@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/gi);
  const font = urls(/url\(\s*["']?((?:https?:)?\/\/[^"')\s]+\.(?:woff2?|ttf|otf|eot))\b/gi);
  const img = urls(/url\(\s*["']?(http:\/\/[^"')\s]+\.(?:svg|png|jpe?g|gif|webp|avif))\b/gi);
  return mergeSources([{ style, font, img }]);
}

/** Elements in the content of a page that load their \`src\`. */
const loading: Readonly<Record<string, PolicyDirective>> = table({
  script: 'script',
  iframe: 'frame',
  img: 'img',
  audio: 'media',
  video: 'media',
  source: 'media',
});

const loadingElement =
  /<(script|iframe|img|audio|video|source)\b(?=[\s>])[^>]*?\ssrc="((?:https?:)?\/\/[^"]*)"/gi;

/** Returns what the policy must allow for the elements in the content of a page. */
export function contentSources(html: string): PolicySources {
  // Policies allow images, media and frames from all hosts with https.
  if (!html.includes('<script') && !html.includes('"http://')) return {};
  const found: PolicySources[] = [];
  for (const [, name = '', url = ''] of html.matchAll(loadingElement)) {
    const directive = loading[name.toLowerCase()];
    const needsSource = directive === 'script' || url.startsWith('http://');
    if (directive && needsSource)
      found.push(directive === 'script' ? scriptSources(url) : { [directive]: originsOf([url]) });
  }
  return mergeSources(found);
}
