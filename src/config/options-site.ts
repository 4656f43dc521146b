import type { Translations } from '../shared/texts/catalogues.ts';
import { hasTexts } from '../shared/texts/catalogues.ts';
import { attributes, free, group, list, mapping, oneOrMore, type ValueOf } from './containers.ts';
import { mapValues } from '../shared/map-values.ts';
import { Option, wrongType } from './option.ts';
import { translationFile } from './options-texts.ts';
import { withShippedTexts } from './shipped-texts.ts';
import { isInternal } from '../shared/url.ts';
import {
  choice,
  flag,
  integer,
  modulePath,
  name,
  number,
  sitePath,
  sitePathOrUrl,
  text,
} from './scalars.ts';
import type { CheckProfile, CheckSeverity } from './check-severity.ts';
import type { Languages } from '../shared/languages.ts';
import type { Place } from '../shared/place.ts';

/** The languages of the site, and its own texts of the interface. */
export interface LanguagesConfig extends Languages {
  /** Translations by locale. */
  texts?: Translations;
  /** Texts of the user's own code in this language, by id. */
  messages?: Readonly<Record<string, string>>;
}

/** Languages; only the default one if none are listed. */
export const i18n: Option<LanguagesConfig> = group('Languages of the site.', {
  defaultLocale: name('Language of the content.').default('en'),
  locales: list(
    'All languages; by default, only the default language.',
    name('A language.'),
    1,
  ).optional(),
  texts: mapping(
    "Texts of the user interface, by language: a YAML file that replaces some of mtp-site's, or has those of a language that it lacks.",
    translationFile,
  ).optional(),
})
  .map(({ defaultLocale, locales = [defaultLocale], texts }) => {
    const all = withShippedTexts(locales, texts);
    return { defaultLocale, locales, locale: defaultLocale, ...(all && { texts: all }) };
  })
  .check(({ defaultLocale, locales }) =>
    locales.includes(defaultLocale)
      ? undefined
      : { message: `the default "${defaultLocale}" is not among the "locales".`, key: 'locales' },
  )
  .check(({ defaultLocale, locales, texts }) => {
    const unknown = locales.find((locale) => !hasTexts(locale, texts));
    return unknown === undefined
      ? undefined
      : {
          message: `there are no user interface texts for "${unknown}".`,
          advice: `Write them to a YAML file, and add it: "texts: { ${unknown}: texts-${unknown}.yaml }". Missing texts stay English.`,
          key: unknown === defaultLocale ? 'defaultLocale' : 'locales',
        };
  })
  .default({});

/** A tag in the head. */
export const headTag = group('A tag in the head.', {
  tagName: choice('Name of the element.', 'meta', 'link', 'script', 'style'),
  attributes: attributes('Attributes of the element.').default({}),
  innerHTML: text('Content of a script or style.').optional(),
})
  .check(({ tagName, innerHTML }) =>
    innerHTML !== undefined && (tagName === 'meta' || tagName === 'link')
      ? { message: `a ${tagName} tag has no content.`, key: 'innerHTML' }
      : undefined,
  )
  .map((tag, { place }): typeof tag & { place?: Place } => ({ ...tag, place }));

/** A tag in the head: element name and attributes. */
export type HeadTag = ValueOf<typeof headTag>;

const scriptAttributes = attributes('Attributes of a script.');

/** A script: its URL, or its attributes. */
export const script = new Option<Record<string, string>>(
  { description: 'A script.', anyOf: [{ type: 'string' }, scriptAttributes.schema] },
  (node, at) =>
    node.kind === 'scalar' && typeof node.value === 'string'
      ? { value: { src: node.value } }
      : scriptAttributes.read(node, at),
)
  .check(({ src }) => (src ? undefined : 'a script needs a URL: "src".'))
  .map((attributes, { place }): { attributes: Record<string, string>; place?: Place } => ({
    attributes,
    place,
  }));

/** Analytics. */
export const analytics = group('Google Analytics; by default, it is off.', {
  trackingIds: oneOrMore('Measurement ids: one, or a list.', name('A measurement id.')),
  anonymizeIp: flag('Anonymizes IP addresses.').default(false),
});

const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** The sitemap. */
export const sitemap = group(
  'The sitemap; null for none.',
  {
    changefreq: choice('Change frequency of the pages; null to omit it.', ...FREQUENCIES)
      .default('weekly')
      .nullable(),
    priority: number('Priority of the pages; null to omit it.', { minimum: 0, maximum: 1 })
      .default(0.5)
      .nullable(),
    ignorePatterns: list(
      'Globs of the paths to exclude, including the base path.',
      name('A glob: `/base/docs/tags/**`.'),
    ).default([]),
    filename: name('Name of the file.').default('sitemap.xml'),
    lastmod: choice(
      'Date of the last change of each page, with or without the time; null to omit it.',
      'date',
      'datetime',
    )
      .nullable()
      .default(null),
  },
  {
    hints: {
      createSitemapItems: 'Exclude pages with "ignorePatterns", or with "noindex" in the page.',
    },
  },
)
  .default({})
  .nullable();

/** The Markdown of each page. */
export const markdownPages = group(
  'A Markdown file beside each page, for programs and agents, and llms.txt, which lists them; null for none.',
  {
    fullTextLimit: integer(
      'Most bytes of llms-full.txt, which contains all pages; above it, the API reference is divided into files by topic or namespace. 0 for no such file.',
      { minimum: 0 },
    ).default(1_000_000),
  },
)
  .default({})
  .nullable();

/** Responsive images. */
export const images = group('Responsive images.', {
  responsive: flag(
    'Creates smaller variants of PNG and JPEG images, so that browsers load the best size.',
  ).default(true),
  quality: integer('Quality of the variants in percent.', { minimum: 1, maximum: 100 }).default(70),
  min: integer('Smallest width in pixels.', { minimum: 1 }).default(640),
  max: integer('Largest width in pixels.', { minimum: 1 }).default(1030),
  steps: integer('Number of variants.', { minimum: 1 }).default(2),
})
  .check(({ min, max }) => (min > max ? '"min" must not be greater than "max".' : undefined))
  .default({});

/** Variants of images: quality in percent, widths in pixels. */
export type ImagesConfig = ValueOf<typeof images>;

/** A module in the form of a plugin. */
export const dataPlugin = group('A module.', {
  module: modulePath('Path of the module.'),
  options: free('The second argument of its function.').default({}),
});

/** A module in the form of a plugin that publishes data for the user's code. */
export type DataPlugin = ValueOf<typeof dataPlugin>;

/** A redirect. */
const redirect = group('A redirect.', {
  from: oneOrMore(
    'Old path, or a list of them; "/old/*" for all pages below it, "/page/#old" for an anchor of a page.',
    sitePath('A path of this site.'),
  ),
  to: sitePathOrUrl(
    'Path of an existing page, from the root and without the base path; "/new/*" if "from" ends in "/*"; or a URL of another site.',
  ),
})
  .check(({ from, to }) =>
    from.includes(to) ? { message: `"${to}" redirects to itself.`, key: 'from' } : undefined,
  )
  .check(({ from, to }) =>
    !isInternal(to) && from.some((path) => /[#*]/.test(path))
      ? { message: `only a path without "*" and "#" can lead to another site.`, key: 'from' }
      : undefined,
  )
  .check(({ from, to }) => {
    if (!isInternal(to)) return undefined;
    const wrong = [...from, to].find((path) => path.includes('*') && !/^[^*]*\/\*$/.test(path));
    if (wrong !== undefined) return `"*" must be the last part of a path: "${wrong}".`;
    const isPattern = to.endsWith('*');
    return from.some((path) => path.endsWith('*') !== isPattern)
      ? 'Either both paths end in "/*", or none.'
      : undefined;
  })
  .map((value, { place }): typeof value & { place?: Place } => ({ ...value, place }));

const redirectList = list('Redirects between paths.', redirect);

const ending = name('A file extension: html.').map((value) => value.replace(/^\./, ''));

const redirectRules = group(
  'Redirects, and rules that create redirects.',
  {
    list: redirectList.default([]),
    fromExtensions: list(
      'File extensions to redirect from: html redirects /a.html to /a/.',
      ending,
    ).default([]),
    toExtensions: list(
      'File extensions to redirect to: html redirects /a to /a.html.',
      ending,
    ).default([]),
    createRedirects: modulePath(
      'Module whose default export receives the path of each page, and returns the old paths that redirect to it.',
    ).optional(),
  },
  { hints: { redirects: 'Use "list".' } },
);

/** Redirects: a list, or a map that may also contain rules. */
export const redirects = new Option<ValueOf<typeof redirectRules>>(
  {
    description: 'Redirects from old paths: a list, or a map with a list and rules.',
    anyOf: [redirectList.schema, redirectRules.schema],
  },
  (node, at) => {
    if (node.kind === 'map') return redirectRules.read(node, at);
    const outcome = redirectList.read(node, at);
    return outcome && { value: { list: outcome.value, fromExtensions: [], toExtensions: [] } };
  },
).default([]);

const namespace = new Option<string | boolean>(
  {
    description: 'Suffix of all keys; true for a short hash of url and baseUrl.',
    type: ['string', 'boolean'],
  },
  (node, at) => {
    const value = node.kind === 'scalar' ? node.value : null;
    if (typeof value === 'string' || typeof value === 'boolean') return { value };
    wrongType('text, true or false', node, at);
    return undefined;
  },
);

/** Browser storage. */
export const storage = group('Browser storage.', {
  type: choice('Type of the storage.', 'localStorage', 'sessionStorage').default('localStorage'),
  namespace: namespace.default(false),
}).default({});

/** An option for the severity of a check. */
export function severity(what: string, written: CheckSeverity): Option<CheckSeverity> {
  return choice<CheckSeverity>(what, 'ignore', 'log', 'warn', 'throw').default(written);
}

/** Severity of the checks. */
export const checks = group('Severity of the checks; throw fails the build.', {
  profile: choice<CheckProfile>(
    'lenient reports errors in texts, links and XML files as warnings, and still writes the site: use it for a first build. With strict, they fail the build.',
    'strict',
    'lenient',
  ).default('strict'),
  brokenLinks: severity('A link to a page that does not exist.', 'throw'),
  brokenAnchors: severity('A link to an anchor that does not exist.', 'throw'),
  brokenMarkdownLinks: severity('A link to a Markdown file that does not exist.', 'throw'),
  brokenMarkdownImages: severity('An image that does not exist.', 'throw'),
  duplicateRoutes: severity('Two pages with the same path.', 'throw'),
  danglingReferences: severity('A reference in the XML to an unknown id.', 'warn'),
  xmlFiles: severity(
    'An XML file that is damaged, lacks members of the index or has faulty ids.',
    'warn',
  ),
  missingXml: severity(
    'An XML file that does not exist although the index lists it, or an index without files.',
    'throw',
  ),
  lostAddresses: severity(
    'An address that a release published, and that leads nowhere any more.',
    'throw',
  ),
  since: severity(
    'A comment whose \\since names another release than the history of its symbol.',
    'log',
  ),
  contrast: severity(
    'An accent that is hard to read as text, or on which text is (WCAG 2.2, level AA).',
    'throw',
  ),
})
  .map((written): typeof written => {
    if (written.profile === 'strict') return written;
    const { profile, missingXml, ...others } = written;
    const soft = (severity: CheckSeverity): CheckSeverity =>
      severity === 'throw' ? 'warn' : severity;
    // Without the XML, the site lacks what it is configured for.
    return { ...written, ...mapValues(others, soft), profile, missingXml };
  })
  .default({});
