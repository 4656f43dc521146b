import { group, type ValueOf } from './containers.ts';
import { Option, wrongType } from './option.ts';
import { choice, file, flag, routeBase } from './scalars.ts';
import type { Place } from '../shared/place.ts';

const path = routeBase(
  'Folder of the earlier site below the base path; empty for the root. By default, as set by HTML_OUTPUT.',
);

const settings = group('', {
  path: path.optional(),
  subdirs: flag('The earlier site had CREATE_SUBDIRS; by default, as in the XML.').optional(),
  separateMemberPages: flag(
    'The earlier site had SEPARATE_MEMBER_PAGES; by default, as in the XML.',
  ).optional(),
  caseSenseNames: flag(
    'The earlier site had CASE_SENSE_NAMES; by default, as in the XML.',
  ).optional(),
  tag: file(
    'Tag file of the earlier site (GENERATE_TAGFILE). It lists the pages and anchors that existed; each leads to the symbol that has the same name now.',
  ).optional(),
  force: flag('Write any number of files, not only 20,000.').default(false),
  format: choice(
    'Form of the redirects: "html" writes a small page for each, "netlify" the file _redirects of Netlify and Cloudflare Pages, "nginx" a map for nginx.',
    'html',
    'netlify',
    'nginx',
  ).default('html'),
});

/** How the addresses of an earlier site, which Doxygen wrote as HTML, lead to the pages of this one. */
export type LegacyUrlsConfig = ValueOf<typeof settings> & {
  /** Place of the option in the configuration. */
  place: Place;
};

const description =
  "Redirects the addresses of Doxygen's own HTML to the pages of this site: true if that HTML was at the root of the site, or the folder that it was in, or a map with further settings.";

/** Redirects from the addresses of Doxygen's own HTML: `true`, a folder, or a map. */
export const legacyUrls: Option<LegacyUrlsConfig | undefined> = new Option<
  LegacyUrlsConfig | undefined
>(
  {
    description,
    anyOf: [
      { type: 'boolean' },
      { type: 'string' },
      { ...settings.schema, description: undefined },
    ],
  },
  (node, at) => {
    const isScalar = node.kind === 'scalar';
    if (isScalar && node.value === false) return { value: undefined };
    const place = node.place;
    if (isScalar && node.value === true)
      return { value: { path: '', force: false, format: 'html', place } };
    if (isScalar && typeof node.value === 'string') {
      const folder = path.read(node, at);
      return folder && { value: { path: folder.value, force: false, format: 'html', place } };
    }
    if (node.kind !== 'map') {
      wrongType('true, a path, or a map', node, at);
      return undefined;
    }
    const outcome = settings.read(node, at);
    return outcome && { value: { ...outcome.value, place } };
  },
  () => ({ value: undefined }),
);
