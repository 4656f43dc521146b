import type { Graph } from '../model/compound.ts';
import type { Drawings } from '../model/drawings.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { Links, MemberAnchor } from '../model/links.ts';
import type { FindMentions } from '../model/mentions.ts';
import type { Blog } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import type { PageFacts } from '../shared/page-facts.ts';
import type { DiagramSettings } from './diagram/diagram-settings.ts';
import type { GraphLayout } from './diagram/layout-graph.ts';
import type { TextCode } from './prose/text-code.ts';
import type { VersionNotice } from './page/version-notice.ts';
import { createPlainContext, usePlainContext } from './plain-context.ts';

/** What the components of a page's content need to know around them. */
export interface ContentEnvironment {
  /** The texts of the interface. */
  texts: ContentTexts;
  /** Where targets lead. */
  links: Links;
  /** What was drawn of the contents of comments. */
  drawings?: Drawings;
  /** Finds compounds and members. */
  symbols: Symbols;
  /** Maps a member's refid to its anchors on this page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Finds what texts say of symbols; they say nothing when missing. */
  mentions?: FindMentions;
  /** Tells the `#include` lines of symbols; without it, there are none. */
  includes?: IncludeRule;
  /** Macros of declarations that expand to attributes, beside those that their names tell. */
  attributeMacros?: readonly string[];
  /** The source file of the text, for links relative to it. */
  sourceFile?: string;
  /** Which graphs are drawn; none when missing. */
  diagrams?: DiagramSettings;
  /** Finds a place for everything in a graph, if anybody knows it already. */
  layoutOf?: (graph: Graph) => GraphLayout;
  /** The blog, for lists of posts; missing if the site has none. */
  blog?: Pick<Blog, 'posts' | 'tags'>;
  /** What the page says of its docs version; nothing when missing. */
  version?: VersionNotice;
  /** The code of texts; missing if no text has any. */
  code?: TextCode;
  /** HTML of the table of contents for small screens, where it stands in the content. */
  tocBox?: string;
  /** What the user's code may ask about the page; nothing when missing. */
  facts?: PageFacts;
}

const Context = createPlainContext<ContentEnvironment>();

/** Puts the environment around a page's content. */
export const ContentProvider = Context.Provider;

/** The environment; throws outside a page's content. */
export function useContent(): ContentEnvironment {
  const environment = usePlainContext(Context);
  if (!environment) throw new Error('useContent is called outside of a page.');
  return environment;
}

/** The same, and undefined outside: in browsers there is none. */
export function useContentIfAny(): ContentEnvironment | undefined {
  return usePlainContext(Context);
}
