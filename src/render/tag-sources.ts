import {
  inlineStyles,
  mergeSources,
  type PolicyDirective,
  type PolicySources,
  unsafeInline,
} from '../shared/policy-sources.ts';
import { hashOf, originsOf, type PolicyInput } from './security-policy.ts';
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
  image: 'img',
  audio: 'media',
  video: 'media',
  track: 'media',
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

/** Returns what the policy must allow for a tag, given its attributes. */
function sourcesOf({ tagName, attributes, innerHTML = '' }: SourceTag): PolicySources {
  const { src = '', href = '', rel = '', as: kind = '', type = '' } = attributes;
  if (tagName === 'style') return sheetInPage(innerHTML);
  if (tagName === 'script')
    return runs.test(type) ? mergeSources([scriptSources(originsOf([src])), inlineStyles]) : {};
  if (tagName === 'noscript') return contentSources([innerHTML]);
  if (tagName !== 'link') {
    return mergeSources(
      Object.entries(loading[tagName] ?? {}).map(([name, directive]) => ({
        [directive]: hostsIn(attributes[name] ?? '', name),
      })),
    );
  }
  const relations = rel.toLowerCase().split(/\s+/);
  const hosts = originsOf([href]);
  if (relations.includes('stylesheet')) return sheetSources(hosts);
  if (relations.includes('modulepreload')) return { script: hosts };
  if (relations.some((relation) => /^(?:mask-|apple-touch-)?icon$/.test(relation)))
    return { img: hosts };
  const directive = relations.includes('preload') ? preloaded[kind] : undefined;
  return directive ? { [directive]: hosts } : {};
}

/**
 * Returns what the policy must allow for scripts of other hosts: a site that runs them also trusts their hosts with
 * what they request, show and frame.
 */
export function scriptSources(hosts: readonly string[]): PolicySources {
  return { script: hosts, connect: hosts, img: hosts, frame: hosts };
}

/** Sheets of these hosts load fonts from another one. */
const fontHosts: Readonly<Record<string, string>> = table({
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
});

/** External sheets load fonts and images from their own host. */
function sheetSources(hosts: readonly string[]): PolicySources {
  const font = hosts.map((host) => fontHosts[host] ?? host);
  return { style: hosts, font, img: hosts };
}

/** Returns what the policy must allow for a style sheet in a page. */
function sheetInPage(css: string): PolicySources {
  return mergeSources([styleSources(css), { style: [hashOf(css)] }]);
}

/** Returns what the policy must allow for a style sheet. */
export function styleSources(css: string): PolicySources {
  const urls = (pattern: RegExp): string[] =>
    originsOf([...css.matchAll(pattern)].map(([, url = '']) => url));
  const sheets = urls(/@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/gi);
  const font = urls(/url\(\s*["']?((?:https?:)?\/\/[^"')\s]+\.(?:woff2?|ttf|otf|eot))\b/gi);
  const img = urls(
    /(?<!@import\s*)url\(\s*["']?((?:https?:)?\/\/(?![^"')\s]+\.(?:woff2?|ttf|otf|eot)\b)[^"')\s]+)/gi,
  );
  return mergeSources([{ font, img }, sheetSources(sheets)]);
}

/** Attributes of elements that load, or send a form to, their addresses. */
const loading = table<Readonly<Record<string, PolicyDirective>>>({
  iframe: { src: 'frame' },
  img: { src: 'img', srcset: 'img' },
  image: { href: 'img', 'xlink:href': 'img' },
  audio: { src: 'media' },
  video: { src: 'media', poster: 'img' },
  source: { src: 'media', srcset: 'img' },
  track: { src: 'media' },
  form: { action: 'form' },
  button: { formaction: 'form' },
  input: { src: 'img', formaction: 'form' },
});

/** The elements of content that may load something, with their attributes. */
const elements = new RegExp(
  `<(${[...Object.keys(loading), 'script', 'link'].join('|')})(?=[\\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>`,
  'gi',
);

const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Attributes that are styles, and style sheets in the content. */
const styles =
  /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*?\sstyle=(?:"([^"]*)"|'([^']*)')|<style\b[^>]*>([^]*?)<\/style\b/gi;

/** Returns what the policy must allow for the elements of a page, given its HTML in pieces. */
export function contentSources(pieces: readonly string[]): PolicySources {
  const found: PolicySources[] = [];
  for (const html of pieces) {
    for (const [, name = '', text = ''] of html.matchAll(elements)) {
      const tagName = name.toLowerCase();
      if (tagName === 'script' || text.includes('//') || text.includes('mailto:'))
        found.push(sourcesOf({ tagName, attributes: attributesIn(text) }));
    }
    if (!html.includes(' style=') && !html.includes('<style')) continue;
    for (const [, double, single = '', sheet] of html.matchAll(styles))
      found.push(sheet === undefined ? styleAttributes(double ?? single) : sheetInPage(sheet));
  }
  return mergeSources(found);
}

/** Returns what the policy must allow for an attribute that is a style, as HTML. */
function styleAttributes(style: string): PolicySources {
  const css = style.replaceAll(/&(?:quot|#x27|#39);/g, '"');
  return mergeSources([styleSources(css), { styleAttribute: [unsafeInline] }]);
}

function attributesIn(text: string): Readonly<Record<string, string>> {
  const found = text.matchAll(attribute);
  return table(
    Object.fromEntries(
      Array.from(found, ([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        (double ?? single ?? bare ?? '').trim(),
      ]),
    ),
  );
}

/** Returns the sources of the addresses in an attribute. */
function hostsIn(value: string, name: string): string[] {
  if (name.endsWith('action') && /^mailto:/i.test(value)) return ['mailto:'];
  return originsOf(name === 'srcset' ? value.split(/[\s,]+/) : [value]);
}
