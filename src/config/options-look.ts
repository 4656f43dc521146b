import { group } from './containers.ts';
import type { Option } from './option.ts';
import { choice, flag, integer, name } from './scalars.ts';
import { hasWholeTags } from './whole-tags.ts';

/** A colour, which becomes part of the site's style sheet. */
function color(description: string): Option<string> {
  return name(description).check((value) =>
    /[;{}<>"']|\/\*/.test(value) ? { message: `"${value}" is not a CSS colour.` } : undefined,
  );
}

/** The announcement bar. */
export const announcementBar = group(
  'The announcement bar above the navbar; by default, there is none.',
  {
    id: name(
      'Id of the announcement. Change it to show the bar again to readers who closed it.',
    ).default('announcement-bar'),
    content: name('HTML of the bar.').check(hasWholeTags),
    backgroundColor: color('CSS colour of the bar.').default('#fff'),
    textColor: color('CSS colour of the text.').default('#000'),
    isCloseable: flag('Shows a close button.').default(true),
  },
);

/** Light and dark. */
export const colorMode = group('Light and dark mode.', {
  defaultMode: choice('Mode of the first visit.', 'light', 'dark').default('light'),
  disableSwitch: flag('Hides the toggle.').default(false),
  respectPrefersColorScheme: flag(
    'Follows the system setting until the reader selects a mode.',
  ).default(false),
}).default({});

/** The docs sidebar. */
export const sidebar = group('The docs sidebar.', {
  hideable: flag('Shows a button that hides the sidebar.').default(false),
  autoCollapseCategories: flag(
    'Collapses the other categories when the reader expands one.',
  ).default(false),
}).default({});

/** The table of contents. */
export const tableOfContents = group('Heading levels of the table of contents.', {
  minHeadingLevel: integer('Highest level shown.', { minimum: 2, maximum: 6 }).default(2),
  maxHeadingLevel: integer('Lowest level shown.', { minimum: 2, maximum: 6 }).default(3),
})
  .check(({ minHeadingLevel, maxHeadingLevel }) =>
    minHeadingLevel > maxHeadingLevel
      ? '"minHeadingLevel" must not be greater than "maxHeadingLevel".'
      : undefined,
  )
  .default({});
