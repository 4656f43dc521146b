import type { Place } from '../shared/place.ts';

/** How the addresses of an earlier site, which Doxygen wrote as HTML, lead to the pages of this one. */
export interface LegacyUrlsConfig {
  /** Site path of the folder of the earlier site, without leading or trailing slashes; defaults to HTML_OUTPUT. */
  path?: string;
  /** The earlier site had CREATE_SUBDIRS; follows the XML when missing. */
  subdirs?: boolean;
  /** The earlier site had SEPARATE_MEMBER_PAGES; follows the XML when missing. */
  separateMemberPages?: boolean;
  /** The earlier site had CASE_SENSE_NAMES; follows the XML when missing. */
  caseSenseNames?: boolean;
  /** Tag file of the earlier site, which lists its pages and anchors: absolute path. */
  tag?: string;
  /** Writes any number of files. */
  force: boolean;
  /** Form of the redirects: a page for each, or the rules of a web server. */
  format: LegacyUrlsFormat;
  /** Place of the option in the configuration. */
  place: Place;
}

/** Form of the redirects: a page for each, or the rules of a web server. */
export type LegacyUrlsFormat = 'html' | 'netlify' | 'nginx';
