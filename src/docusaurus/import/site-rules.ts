import { child, entriesOf, isDictionary, itemsOf, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import {
  applyRules,
  asWritten,
  inside,
  lost,
  needless,
  put,
  same,
  silent,
  to,
  toPaths,
} from './rules.ts';
import type { Draft, Rule, Rules } from './rules.ts';
import { isFormulaSheet } from './text-plugin-rules.ts';
import { themeRules } from './theme-rules.ts';

/** Migrates the severity of a check; older configurations use `error` for `throw`. */
function severity(check: string): Rule {
  return to(`checks.${check}`, (value) => (value === 'error' ? 'throw' : value));
}

const hook =
  (check: string): Rule =>
  (given, draft, reading) => {
    if (typeof given.value === 'function')
      lost('checks', 'A function cannot handle broken links.')(given, draft, reading);
    else severity(check)(given, draft, reading);
  };

const deployment = needless('Only the deployment by Docusaurus uses it.');

const markdownRules: Rules = {
  ...same('markdown', 'format emoji mermaid'),
  hooks: inside(
    {
      onBrokenMarkdownLinks: hook('brokenMarkdownLinks'),
      onBrokenMarkdownImages: hook('brokenMarkdownImages'),
    },
    'checks',
  ),
  preprocessor: lost(
    'markdown',
    'Functions that change files before parsing are not supported.',
    'Change the files with a script before the build.',
  ),
  parseFrontMatter: lost('markdown', 'Functions that parse front matter are not supported.'),
  mdx1Compat: needless('Syntax of older MDX versions is read if it is unambiguous.'),
  remarkRehypeOptions: lost('markdown', 'The conversion from Markdown to HTML has no options.'),
  anchors: inside({ maintainCase: to('markdown.anchors.maintainCase') }, 'markdown'),
};

/** Converts attributes to their written form: true has no value, and false is left out. */
function attributesOf(given: ConfigValue, reading: Reading): Record<string, unknown> {
  return Object.fromEntries(
    entriesOf(given)
      .filter(([, { value }]) => value !== false)
      .map(([name, own]) => [name, own.value === true ? '' : writable(own, reading, 'headTags')]),
  );
}

/** Returns tags or style sheets, and reports those that only KaTeX needs. */
function withoutFormulaSheets(given: ConfigValue, draft: Draft, reading: Reading): ConfigValue[] {
  return itemsOf(given).filter((item) => {
    const attributes = child(item, 'attributes');
    const { value } = child(isDictionary(attributes.value) ? attributes : item, 'href');
    if (!isFormulaSheet(value ?? item.value, draft)) return true;
    needless('Formulas need no style sheet of KaTeX.')(item, draft, reading);
    return false;
  });
}

const headTags: Rule = (given, draft, reading) => {
  const tags = withoutFormulaSheets(given, draft, reading).map((tag) => {
    const own = writable(tag, reading, 'headTags');
    const attributes = attributesOf(child(tag, 'attributes'), reading);
    return { ...(isDictionary(own) ? own : {}), attributes };
  });
  reading.came('headTags', given);
  addHeadTags(draft, tags);
};

/** Migrates style sheets with URLs; `stylesheets` here are files. */
const styleSheets: Rule = (given, draft, reading) => {
  const tags = withoutFormulaSheets(given, draft, reading).map((sheet) => {
    const own =
      typeof sheet.value === 'string' ? { href: sheet.value } : attributesOf(sheet, reading);
    return { tagName: 'link', attributes: { rel: 'stylesheet', ...own } };
  });
  addHeadTags(draft, tags);
};

function addHeadTags(draft: Record<string, unknown>, tags: unknown[]): void {
  const before: unknown[] = Array.isArray(draft.headTags) ? draft.headTags : [];
  put(draft, 'headTags', [...before, ...tags]);
}

const scripts: Rule = (given, draft, reading) => {
  const list = itemsOf(given).map((script) => {
    const value = writable(script, reading, 'scripts');
    if (!isDictionary(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== false));
  });
  reading.came('scripts', given);
  put(draft, 'scripts', list);
};

const builtInLanguage = needless('The name and direction of each language are built in.');
const derivedFromLanguage = lost('i18n', 'Dates and the attribute "lang" follow the language.');
const fixedPlace = lost(
  'i18n',
  'Each language has a folder in "i18n", and its name follows the base path in URLs.',
);

/** Migrates the options of one language. */
const localeRules: Rules = {
  label: builtInLanguage,
  direction: builtInLanguage,
  htmlLang: derivedFromLanguage,
  calendar: derivedFromLanguage,
  path: fixedPlace,
  url: fixedPlace,
  baseUrl: fixedPlace,
  translate: fixedPlace,
};

/** Returns the languages in a list. */
function localesIn(given: ConfigValue): string[] {
  return itemsOf(given).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

const languages: Rule = (given, draft, reading) => {
  const rules: Rules = {
    ...same('i18n', 'defaultLocale locales'),
    path: (path, _, { note }) => {
      if (path.value !== 'i18n')
        note(path, {
          kind: 'lost',
          reason: 'Translations are always in the folder "i18n" next to this file.',
          section: 'i18n',
        });
    },
    localeConfigs: (configs, _, same) => {
      for (const [, config] of entriesOf(configs))
        applyRules(localeRules, config, draft, same, 'i18n');
    },
  };
  inside(rules, 'i18n')(given, draft, reading);
  const [fallback = 'en'] = localesIn(child(given, 'defaultLocale'));
  const locales = localesIn(child(given, 'locales'));
  // Without a list, there is only the default language.
  const { i18n } = draft;
  if (locales.length === 1 && locales[0] === fallback && isDictionary(i18n)) {
    const { locales: _, ...others } = i18n;
    draft.i18n = others;
  }
  const foreign = [...new Set([fallback, ...locales])].filter((name) => !/^en(?:-|$)/.test(name));
  const texts = foreign.flatMap((locale) => {
    const file = reading.texts(locale);
    return file === undefined ? [] : [[locale, file] as const];
  });
  if (texts.length > 0) put(draft, 'i18n.texts', Object.fromEntries(texts));
};

const storageRules = same('storage', 'type namespace');

/** Reports options that prepare for future versions; visitors could only notice `storage`. */
const future: Rule = (given, draft, reading) => {
  const own = isDictionary(given.value) ? given.value : {};
  const v4 = isDictionary(own.v4) ? own.v4.siteStorageNamespacing : own.v4;
  if (v4 === true) put(draft, 'storage.namespace', true);
  inside({
    v4: silent,
    faster: silent,
    experimental_faster: silent,
    experimental_storage: inside(storageRules, 'storage'),
    experimental_router: (router, _, { note }) => {
      if (router.value === 'hash')
        note(router, {
          kind: 'lost',
          reason: 'Every page has its own URL, without "#".',
        });
    },
    experimental_vcs: silent,
  })(given, draft, reading);
};

/** Migrates the address of the site, without a path: old sites repeat the base path there. */
const origin: Rule = (given, draft, reading) => {
  const own = /^(https?:\/\/[^/]+)\/./.exec(String(given.value))?.[1];
  to('url', (written) => own ?? written)(given, draft, reading);
  if (own !== undefined)
    reading.note(given, {
      kind: 'needless',
      reason: `Only the origin "${own}" is used: "baseUrl" sets the path.`,
    });
};

/** Migrates the options of the site; plugins.ts migrates presets, themes and plugins. */
export const siteRules: Rules = {
  title: to('title'),
  tagline: to('tagline'),
  url: origin,
  baseUrl: to('baseUrl'),
  trailingSlash: to('trailingSlash'),
  favicon: to('favicon'),
  noIndex: to('noIndex'),
  titleDelimiter: to('titleDelimiter'),
  baseUrlIssueBanner: to('baseUrlIssueBanner'),
  i18n: languages,
  staticDirectories: toPaths('staticDirectories'),
  headTags,
  scripts,
  stylesheets: styleSheets,
  clientModules: toPaths('clientModules'),
  customFields: to('customFields', asWritten),
  onBrokenLinks: severity('brokenLinks'),
  onBrokenAnchors: severity('brokenAnchors'),
  onBrokenMarkdownLinks: severity('brokenMarkdownLinks'),
  onDuplicateRoutes: severity('duplicateRoutes'),
  markdown: inside(markdownRules, 'markdown'),
  storage: inside(storageRules, 'storage'),
  future,
  themeConfig: inside(themeRules),
  organizationName: deployment,
  projectName: deployment,
  deploymentBranch: deployment,
  githubHost: deployment,
  githubPort: deployment,
  vcs: needless('Dates of changes always come from git.'),
  webpack: needless('webpack is not used.'),
  ssrTemplate: lost(undefined, 'HTML templates are not supported.', 'Add tags with "headTags".'),
  presets: silent,
  themes: silent,
  plugins: silent,
};
