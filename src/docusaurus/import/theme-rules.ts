import { itemsOf, writable } from './config-value.ts';
import { footerLinks, logoOf } from './links.ts';
import { navbarItems } from './navbar.ts';
import { inside, lost, needless, put, same, textSections, to } from './rules.ts';
import type { Rule, Rules } from './rules.ts';

/** A rule for an option of all sets of guides or of the blog. */
function inEach(section: 'docs' | 'blog', option: string): Rule {
  return (given, draft, reading) => {
    for (const at of textSections(draft))
      if (at === section || at.startsWith(`${section}Sets.`))
        to(`${at}.${option}`)(given, draft, reading);
  };
}

const logo = (at: string, section: string): Rule => {
  return (given, draft, reading) => {
    reading.came(at, given);
    put(draft, at, logoOf(given, reading, section));
  };
};

const navbarRules: Rules = {
  // Null and the empty text both mean that only the logo is shown.
  title: to('navbar.title', (title) => title ?? ''),
  logo: logo('navbar.logo', 'navbar'),
  ...same('navbar', 'hideOnScroll style'),
  items: (given, draft, reading) => {
    reading.came('navbar.items', given, false);
    put(draft, 'navbar.items', navbarItems(given, reading));
  },
};

const footerRules: Rules = {
  ...same('footer', 'style copyright'),
  links: (given, draft, reading) => {
    reading.came('footer.links', given);
    put(draft, 'footer.links', footerLinks(given, reading));
  },
  logo: logo('footer.logo', 'footer'),
};

const fixedColours = needless('Code has fixed colours, for light and dark mode.');

const codeRules: Rules = {
  theme: fixedColours,
  darkTheme: fixedColours,
  ...same('code', 'defaultLanguage magicComments'),
  additionalLanguages: needless('All languages are available.'),
};

const outsideSearch = lost(
  'navbar',
  'External search services are not supported.',
  'The site has a built-in search. A navbar item of the type "search" sets the position of its button.',
);

/** Migrates the options of the theme. */
export const themeRules: Rules = {
  image: to('image'),
  metadata: (given, draft, reading) => {
    const tags = itemsOf(given).map((tag) => writable(tag, reading, 'metadata'));
    reading.came('metadata', given);
    put(draft, 'metadata', tags);
  },
  colorMode: inside(
    same('colorMode', 'defaultMode disableSwitch respectPrefersColorScheme'),
    'colorMode',
  ),
  announcementBar: inside(
    same('announcementBar', 'id content backgroundColor textColor isCloseable'),
    'announcementBar',
  ),
  navbar: inside(navbarRules, 'navbar'),
  footer: inside(footerRules, 'footer'),
  docs: inside(
    {
      versionPersistence: inEach('docs', 'versionPersistence'),
      sidebar: inside(same('sidebar', 'hideable autoCollapseCategories'), 'sidebar'),
    },
    'docs',
  ),
  blog: inside(
    {
      sidebar: inside({ groupByYear: inEach('blog', 'recentPostsByYear') }, 'blog'),
    },
    'blog',
  ),
  tableOfContents: inside(
    same('tableOfContents', 'minHeadingLevel maxHeadingLevel'),
    'tableOfContents',
  ),
  prism: inside(codeRules, 'code'),
  hideableSidebar: to('sidebar.hideable'),
  autoCollapseSidebarCategories: to('sidebar.autoCollapseCategories'),
  algolia: outsideSearch,
  typesense: outsideSearch,
  mermaid: lost(
    'markdown',
    'Themes and options of diagrams are not supported: diagrams follow the colour mode.',
    'Write them in the front matter of each diagram.',
  ),
  liveCodeBlock: lost('code', 'Live code is not run: the blocks show their source.'),
};
