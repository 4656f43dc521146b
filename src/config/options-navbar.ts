import { closest } from '../diagnostics/closest.ts';
import { attributes, group, list, mapping } from './containers.ts';
import type { Fields, GroupRules, ValueOf, Values } from './containers.ts';
import { itemAttributes, withAttributes } from './link-attributes.ts';
import { Option, wrongType } from './option.ts';
import {
  choice,
  constant,
  file,
  flag,
  forbidden,
  integer,
  name,
  regex,
  sitePath,
  text,
} from './scalars.ts';
import { hasWholeTags } from './whole-tags.ts';
import { plainValue } from '../yaml/source.ts';
import type { CustomItem, NavbarItem } from './navbar-types.ts';

type ItemType = Exclude<NavbarItem['type'], `custom-${string}`>;
type Position = Option<'left' | 'right' | undefined>;

const TO = 'Path on this site, from its root and without the base path.';
const DROPDOWNS: readonly string[] = ['dropdown', 'docsVersionDropdown', 'localeDropdown'];
const NO_HTML: GroupRules = {
  hints: { html: 'Use a link, or an item of the type "html".' },
};
const EXCLUSIVE = '"label" and "html" exclude each other';

/** An image with a variant for dark mode. */
export const logo = group('The logo.', {
  src: name('Path of the image, relative to the static folder, or a URL.'),
  srcDark: name('Path or URL of the image for dark mode; by default, `src`.').optional(),
  alt: text('Alternative text.').optional(),
  href: name('Target of the link; by default, the home page.').optional(),
  target: name('Target of the link: `_blank`, `_self`.').optional(),
  width: integer('Width in CSS pixels.', { minimum: 1 }).optional(),
  height: integer('Height in CSS pixels.', { minimum: 1 }).optional(),
  className: text('Class names of the image.').optional(),
  style: attributes('Inline style: CSS property to value.').optional(),
});

/** An image with a variant for dark mode. */
export type LogoConfig = ValueOf<typeof logo>;

/** Options that all items share; items of dropdowns have no side. */
function common(position: Position) {
  return {
    position,
    label: name('Visible text.').optional(),
    className: text('Class names of the item.').optional(),
  };
}

/** Options that all links share. */
function commonOfLinks(position: Position) {
  return { ...common(position), attributes: itemAttributes };
}

const docsSet = name(
  'Id of the set of guides, as in "docsSets"; by default, the main set.',
).optional();

/** A group that turns unknown keys into attributes of its link. */
function link<F extends Fields>(
  description: string,
  fields: F,
  rules: GroupRules = {},
): Option<Values<F>> {
  return withAttributes(group(description, fields, rules), Object.keys(fields));
}

/** The items that are allowed anywhere. */
function plainItems(position: Position) {
  return {
    default: link(
      'A link.',
      {
        ...commonOfLinks(position),
        type: constant('default', 'A link.'),
        html: name('Raw HTML instead of the label.').check(hasWholeTags).optional(),
        to: sitePath(TO).optional(),
        href: name('URL, used as written.').optional(),
        prependBaseUrlToHref: flag('Prepends the base path to "href".').default(false),
        target: name('Target of the link: `_blank`, `_self`.').optional(),
        activeBasePath: name('The item is active on pages below this path.').optional(),
        activeBaseRegex: regex('The item is active on pages with a matching path.').optional(),
      },
      {
        exactlyOne: {
          keys: ['to', 'href'],
          message: 'One and only one between "to" and "href" should be provided',
        },
      },
    ).check(({ label, html, attributes }) => {
      if (label !== undefined && html !== undefined)
        return { message: EXCLUSIVE, advice: 'Remove one of the two.', key: 'html' };
      // A link that shows only a picture may have its name in `aria-label`.
      const isNamed = (label ?? html ?? attributes['aria-label']) !== undefined;
      return isNamed ? undefined : { message: 'a link needs a "label".' };
    }),
    doc: link('A link to a doc.', {
      ...commonOfLinks(position),
      type: choice('A link to a doc.', 'doc'),
      docId: name('Id of the doc: its path below the docs folder, without ending.'),
      docsSet,
    }),
    docSidebar: link('A link to the first entry of a sidebar.', {
      ...commonOfLinks(position),
      type: choice('A link to the first entry of a sidebar.', 'docSidebar'),
      sidebarId: name('Name of the sidebar.'),
      docsSet,
    }),
    docsVersion: link('A link to the current docs version.', {
      ...commonOfLinks(position),
      type: choice('A link to the current docs version.', 'docsVersion'),
      docsSet,
      to: sitePath(`A fixed target. ${TO}`).optional(),
    }),
    libraryVersion: link('The version of the library.', {
      ...commonOfLinks(position),
      type: choice(
        'The version of the library: PROJECT_NUMBER of the XML. Without one, the item is not shown.',
        'libraryVersion',
      ),
      to: sitePath(TO).optional(),
      label: forbidden('the item shows the version of the library.'),
    }),
    html: group('Raw HTML.', {
      ...common(position),
      type: choice('Raw HTML.', 'html'),
      value: name('The markup.').check(hasWholeTags),
      label: forbidden(`${EXCLUSIVE}: this item shows its "value".`),
    }),
  };
}

const customType = text('A type that starts with "custom-".').check((value) =>
  isCustom(value)
    ? undefined
    : {
        message: `the type "${value}" must start with "custom-".`,
        advice: `Write "custom-${value}".`,
      },
);

function isCustom(type: string): type is CustomItem['type'] {
  return /^custom-./.test(type);
}

/** An item of a custom type: its component receives every key but the side. */
function customItem(type: CustomItem['type'], position: Position): Option<NavbarItem> {
  return new Option<NavbarItem>({ type: 'object' }, (node, at) => {
    const entries = node.kind === 'map' ? node.entries : [];
    const written = entries.find(({ key }) => key === 'position')?.value;
    const side = position.read(written, { ...at, path: `${at.path}.position` });
    const own = entries.filter(({ key }) => key !== 'type' && key !== 'position');
    const props = Object.fromEntries(own.map(({ key, value }) => [key, plainValue(value)]));
    return side && { value: { type, position: side.value, props } };
  });
}

/** Selects the variant by the key `type`; without it, an item with `items` is a dropdown, any other a link. */
function byType(
  variants: Partial<Record<ItemType, Option<NavbarItem>>>,
  position: Position,
  onUnknownType: (type: string) => { message: string; advice?: string },
): Option<NavbarItem> {
  const options = Object.entries(variants);
  const custom = {
    description: 'An item with a custom type.',
    type: 'object',
    properties: {
      type: { description: 'A type from "customItems".', type: 'string', pattern: '^custom-' },
    },
    required: ['type'],
  };
  const schema = { anyOf: [...options.map(([, option]) => option.schema), custom] };
  return new Option<NavbarItem>(schema, (node, at) => {
    if (node.kind !== 'map') {
      wrongType('a map', node, at, 'Write, for example: { label: Blog, to: /blog/ }');
      return undefined;
    }
    const written = node.entries.find(({ key }) => key === 'type')?.value;
    const guessed = node.entries.some(({ key }) => key === 'items') ? 'dropdown' : 'default';
    const type = written?.kind === 'scalar' ? String(written.value) : guessed;
    const option = options.find(([key]) => key === type)?.[1];
    if (option) return option.read(node, at);
    if (isCustom(type)) return customItem(type, position).read(node, at);
    const { message, advice } = onUnknownType(type);
    at.fault(`"${at.path}": ${message}`, written?.place ?? node.place, advice);
    return undefined;
  });
}

function badType(type: string, known: string[]): { message: string; advice: string } {
  const near = closest(type, known);
  const advice = near ? `Did you mean "${near}"?` : `The types are: ${known.join(', ')}.`;
  return { message: `Bad navbar item type ${type}`, advice };
}

const inDropdown = forbidden('"position" is not allowed on sub-items of a dropdown.');
const plainTypes = ['default', 'doc', 'docSidebar', 'docsVersion', 'html', 'libraryVersion'];

/** An item of a dropdown. */
const subItem: Option<NavbarItem> = byType(plainItems(inDropdown), inDropdown, (type) => {
  if (DROPDOWNS.includes(type)) return { message: 'Nested dropdowns are not allowed' };
  if (type === 'search') return { message: 'The search box is not allowed in a dropdown.' };
  return badType(type, plainTypes);
});

const side = choice('Side of the navbar.', 'left', 'right').default('right');

function subItems(description: string): Option<NavbarItem[]> {
  return list(description, subItem.named('navbarSubItem'));
}

const versionList = list('Versions to list, by name, in order.', name('Name of a version.'));
const versionMap = mapping(
  'Versions to list, with labels.',
  group('Settings of the entry.', {
    label: name('Label; by default, the label of the version.').optional(),
  }),
);

/** Names of versions, or a map from names to display settings. */
const versionChoice = new Option<{ name: string; label?: string }[]>(
  {
    description:
      'Names of the versions to list, or a map from names to labels; by default, all versions.',
    anyOf: [versionList.schema, versionMap.schema],
  },
  (node, at) => {
    if (node.kind !== 'map') {
      const names = versionList.read(node, at);
      return names && { value: names.value.map((each) => ({ name: each })) };
    }
    const byName = versionMap.read(node, at);
    return (
      byName && {
        value: Object.entries(byName.value).map(([each, { label }]) => ({ name: each, label })),
      }
    );
  },
);

const topItems = {
  ...plainItems(side),
  dropdown: link(
    'A menu.',
    {
      ...commonOfLinks(side),
      type: constant('dropdown', 'A menu.'),
      label: name('Visible text.'),
      to: sitePath(`Target of the label. ${TO}`).optional(),
      href: name('URL of the label, used as written.').optional(),
      items: subItems('The entries. Dropdowns cannot be nested.'),
    },
    NO_HTML,
  ).check(({ to, href }) =>
    to !== undefined && href !== undefined
      ? { message: 'Only one of "to" and "href" may be given.', key: 'href' }
      : undefined,
  ),
  docsVersionDropdown: link('The menu of docs versions.', {
    ...commonOfLinks(side),
    type: choice('The menu of docs versions.', 'docsVersionDropdown'),
    docsSet,
    versions: versionChoice.optional(),
    dropdownActiveClassDisabled: flag('Never shows the menu as active.').default(false),
    dropdownItemsBefore: subItems('Items before the versions.').default([]),
    dropdownItemsAfter: subItems('Items after the versions.').default([]),
    label: forbidden(
      'the menu shows the label of the current version, and cannot have its own label.',
    ),
  }),
  localeDropdown: link('The menu of languages.', {
    ...commonOfLinks(side),
    type: choice('The menu of languages.', 'localeDropdown'),
    dropdownItemsBefore: subItems('Items before the languages.').default([]),
    dropdownItemsAfter: subItems('Items after the languages.').default([]),
    queryString: text('Query that is appended to the links: ?from=menu.')
      .check((value) =>
        value === '' || value.startsWith('?')
          ? undefined
          : { message: `the query "${value}" must start with "?".`, advice: `Write "?${value}".` },
      )
      .default(''),
    label: forbidden(
      'the menu shows the name of the current language, and cannot have its own label.',
    ),
  }),
  search: group('The search box.', {
    ...common(side),
    type: choice('The search box.', 'search'),
    label: forbidden('the search box has no label.'),
  }),
} satisfies { [T in ItemType]: Option<Extract<NavbarItem, { type: T }>> };

/** Parts of the JSON schema that are referenced by name. */
export const navbarDefinitions = { navbarSubItem: subItem.schema };

/** The navbar. */
export const navbar = group('The navbar.', {
  title: text(
    'Text next to the logo; by default, the title of the site. Empty for none.',
  ).optional(),
  logo: logo.optional(),
  hideOnScroll: flag('Hides the navbar when the reader scrolls down.').default(false),
  style: choice('Colour scheme; by default, that of the page.', 'dark', 'primary').optional(),
  items: list(
    'The items.',
    byType(topItems, side, (type) => badType(type, [...Object.keys(topItems), 'custom-…'])),
  ).default([]),
  customItems: mapping(
    'Components for custom items: maps a type that starts with "custom-" to the module that exports the component by default.',
    file('A module.'),
    customType,
  ).default({}),
}).default({});

/** The navbar. */
export type NavbarConfig = ValueOf<typeof navbar>;
