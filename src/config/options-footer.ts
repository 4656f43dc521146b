import { group, list, type ValueOf } from './containers.ts';
import { itemAttributes, withAttributes } from './link-attributes.ts';
import { Option } from './option.ts';
import { choice, file, name, sitePath, text } from './scalars.ts';
import { hasWholeTags } from './whole-tags.ts';
import { logo } from './options-navbar.ts';

const MIXED = 'The footer must be either simple or multi-column, and not a mix of the two.';

const fields = {
  label: name('Visible text.').optional(),
  to: sitePath('Path on this site, from its root and without the base path.').optional(),
  href: name('URL, used as written.').optional(),
  html: name('Raw HTML instead of a link.').check(hasWholeTags).optional(),
  target: name('Target of the link: `_blank`, `_self`.').optional(),
  className: text('Class names of the link.').optional(),
  attributes: itemAttributes,
};

const plainLink = group('A link, or raw HTML.', fields, {
  exactlyOne: {
    keys: ['to', 'href', 'html'],
    message: 'One and only one between "to", "href" and "html" should be provided',
  },
}).check(({ label, html }) => {
  if (html !== undefined && label !== undefined) {
    return { message: '"label" and "html" exclude each other', key: 'label' };
  }
  return html === undefined && label === undefined ? 'the link needs a "label".' : undefined;
});

const link = withAttributes(plainLink, Object.keys(fields));

const column = group('A column.', {
  title: name('Heading of the column.').optional(),
  items: list('The links of the column.', link),
});

/** A link of the footer: exactly one of `to`, `href`, `html`. */
export type FooterLink = ValueOf<typeof link>;

/** A column of the footer. */
export type FooterColumn = ValueOf<typeof column>;

const columns = list('Columns with a title.', column);
const simple = list('Simple links, shown in one line.', link);

/** Columns if entries have `title` or `items`, plain links otherwise; mixing both is a fault. */
const links = new Option<FooterColumn[] | FooterLink[]>(
  {
    description: 'Columns with a title, or simple links in one line.',
    anyOf: [columns.schema, simple.schema],
  },
  (node, at) => {
    const entries = node.kind === 'list' ? node.items : [];
    const isColumn = entries.map(
      (entry) =>
        entry.kind === 'map' && entry.entries.some(({ key }) => key === 'title' || key === 'items'),
    );
    if (isColumn.includes(true) && isColumn.includes(false)) {
      at.fault(`"${at.path}": ${MIXED}`, node.place);
      return undefined;
    }
    return isColumn.includes(true) ? columns.read(node, at) : simple.read(node, at);
  },
);

/** The footer. */
export const footer = group('The footer; by default, there is none.', {
  style: choice('Colour scheme.', 'light', 'dark').default('light'),
  links: links.default([]),
  logo: logo.optional(),
  copyright: text('Copyright notice, as HTML.').check(hasWholeTags).optional(),
  component: file(
    'Module whose default export renders the footer instead; the other options are in useThemeConfig().footer.',
  ).optional(),
});

/** The footer. */
export type FooterConfig = ValueOf<typeof footer>;
