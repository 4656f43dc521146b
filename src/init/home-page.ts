import { relative } from 'node:path/posix';
import { stringify } from 'yaml';
import { guidesOf, type GuideFacts } from './first-guide.ts';
import { installWays } from './install-ways.ts';
import type { InstallWay } from './install-ways.ts';
import { apiPath, changelogAddress, taglineFor } from './library-config.ts';
import type { Library } from './library.ts';
import { readExample } from './readme-example.ts';
import { topicTitles } from './topics.ts';

/** Maximum number of titles that a card names. */
const MOST_TITLES = 5;

/** Minimum number of cards: the links of the first screen lead to a single part. */
const FEWEST_CARDS = 2;

/** Names of texts about releases, which have a card of their own. */
const NEWS = /(?:^|\/)(?:change[-_ ]?(?:s|log)|history|news|release)[^/]*$/i;

/** Returns the text of a library's home page, from what its files say. */
export function homePageText(library: Library): string {
  const { doxygen, facts, folder, folders, files } = library;
  const name = doxygen?.name?.value ?? facts.name?.value ?? '';
  const ways = installWays(library);
  const [command] = ways.filter(({ file, then }) => file === undefined && then === undefined);
  const example = readExample(folder, files);
  const build = ways.find(({ file }) => file !== undefined);
  // Next to other ways, the section "Install" has it, and the same code twice would be on one screen.
  const isAll = ways.every((way) => way === command || (!example && way === build));
  const side = example ?? (isAll ? build : undefined);
  const file = example || !build ? {} : { title: build.file };
  const tagline = taglineFor(library)?.value;
  const all = guidesOf(library);
  const features = featuresOf(library, all);
  const front = {
    layout: 'home',
    ...(name === '' ? {} : { title: name }),
    hero: {
      name,
      ...(tagline !== undefined && { tagline: escaped(tagline) }),
      ...(folders.logo && { logo: `/${folders.logo.src}` }),
      ...(command && { install: command.code }),
      ...listed('actions', actionsOf(library, all)),
      ...(side && { code: { ...file, language: side.language, code: `${side.code}\n` } }),
    },
    ...(features.length < FEWEST_CARDS ? {} : { features }),
  };
  const yaml = stringify(front, { lineWidth: 0, singleQuote: true });
  return `---\n${comment}${yaml}---\n${isAll ? '' : installText(ways)}`;
}

const comment =
  '# Written by "mtp-site init" from what the library says about itself. It is yours to change.\n';

/** Returns an object with a list, or an empty one if the list is empty. */
function listed(key: string, list: readonly object[]): Record<string, readonly object[]> {
  return list.length === 0 ? {} : { [key]: list };
}

function actionsOf(library: Library, [guide]: readonly GuideFacts[]): object[] {
  const { doxygen, folders, host } = library;
  const all = [
    ...(guide ? [{ text: 'Get started', link: linkTo(guide.file, library) }] : []),
    ...(doxygen ? [{ text: 'API reference', link: `/${apiPath(folders)}/` }] : []),
    ...(host ? [{ text: host.label, link: host.page }] : []),
  ];
  return all.slice(0, 2);
}

/** The doors of the site: what is behind them, and where they lead. */
function featuresOf(library: Library, all: readonly GuideFacts[]): object[] {
  const { doxygen, folders } = library;
  const guides = all.filter(({ file }) => !NEWS.test(file));
  const [guide] = guides;
  const topics = topicTitles(library);
  const news = changelogAddress(library);
  const api = apiPath(folders);
  return [
    ...(guide
      ? [
          {
            title: 'Guides',
            text: enumerated(
              guides.map(({ title, file }) => `[${escaped(title)}](${linkTo(file, library)})`),
            ),
            link: linkTo(guide.file, library),
          },
        ]
      : []),
    ...(doxygen
      ? [
          {
            title: 'API reference',
            text: 'What the headers declare, described by the comments in the sources.',
            link: `/${api}/`,
          },
        ]
      : []),
    ...(topics.length > 0
      ? [{ title: 'Topics', text: enumerated(topics.map(escaped)), link: `/${api}/groups/` }]
      : []),
    ...(folders.blog
      ? [{ title: 'News', text: 'The blog of the project.', link: '/blog/' }]
      : news === undefined
        ? []
        : [{ title: 'Changelog', text: 'What is new in each release.', link: news }]),
  ];
}

function enumerated(titles: readonly string[]): string {
  return titles.slice(0, MOST_TITLES).join(' · ') + (titles.length > MOST_TITLES ? ' · …' : '');
}

/** Returns the path of a guide from the home page. */
function linkTo(file: string, { folders }: Library): string {
  const path = relative(folders.pages?.path ?? '', file);
  return path.replace(/[ ()<>]/g, encodeURIComponent);
}

/** Returns the ways to install a library as a section. */
function installText(ways: readonly InstallWay[]): string {
  const sections = ways.map(({ tool, code, language, file, then }) => {
    const title = file === undefined ? '' : ` title="${file}"`;
    const after = then === undefined ? '' : `\n${then}\n`;
    return `\n### ${tool}\n\n\`\`\`${language}${title}\n${code}\n\`\`\`\n${after}`;
  });
  return `\n## Install\n${sections.join('')}`;
}

/** Escapes what Markdown would not show as it is. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>]/g, '\\$&');
}
