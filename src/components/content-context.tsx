import { createContext, useContext } from 'react';
import type { ApiHistory } from '../model/api-history.ts';
import type { Graph } from '../model/compound.ts';
import type { Drawings } from '../model/drawings.ts';
import type { ExampleMarks } from '../model/example-marks.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { Links, MemberAnchor } from '../model/links.ts';
import type { FindMentions } from '../model/mentions.ts';
import type { Blog } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import type { TextLanguage } from '../shared/languages.ts';
import type { PageFacts } from '../shared/page-facts.ts';
import type { DiagramSettings } from './diagram/diagram-settings.ts';
import type { GraphLayout } from './diagram/layout-graph.ts';
import type { TextCode } from './prose/text-code.ts';
import type { VersionNotice } from './page/version-notice.ts';

/** The history of the API as pages show it. */
export interface ShownHistory extends Pick<ApiHistory, 'changes' | 'symbols'> {
  /** Returns the address of the page about the changes of a release. */
  hrefOf: (release: string) => string;
  /** Returns the href of an address that a release published; `undefined` if it leads nowhere. */
  published: (address: string) => string | undefined;
}

/** Context that the components of a page's content share. */
export interface ContentEnvironment {
  /** The texts of the interface. */
  texts: ContentTexts;
  /** Returns the language of a text by its file, and of comments, if it is not that of the site. */
  languageOf?: ((source?: string) => TextLanguage | undefined) | undefined;
  /** Resolves targets to addresses. */
  links: Links;
  /** Rendered formulas, diagrams and HTML from comments. */
  drawings?: Drawings;
  /** Finds compounds and members. */
  symbols: Symbols;
  /** Maps a member's refid to its anchors on this page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Finds the texts that mention a symbol; none when missing. */
  mentions?: FindMentions;
  /** What is known about earlier releases; nothing when missing. */
  history?: ShownHistory;
  /** Returns the `#include` lines of symbols; when missing, there are none. */
  includes?: IncludeRule;
  /** Macros that expand to attributes, in addition to those recognised by their names. */
  attributeMacros?: readonly string[];
  /** Titles of texts that are compared in a table; none when missing. */
  guarantees?: readonly string[];
  /** Source file of the text; relative links start from it. */
  sourceFile?: string;
  /** The graphs to draw; none when missing. */
  diagrams?: DiagramSettings;
  /** Lays out a graph, using cached layouts if available. */
  layoutOf?: (graph: Graph) => GraphLayout;
  /** Copies examples in comments with the lines that pages do not show. */
  copyHiddenLines?: boolean;
  /** What is shown at proven examples; nothing when missing. */
  examples?: ExampleMarks;
  /** The blog, for lists of posts; missing if the site has none. */
  blog?: Pick<Blog, 'posts' | 'tags'>;
  /** The notice about the page's docs version; none when missing. */
  version?: VersionNotice;
  /** The code in texts; missing if no text has any. */
  code?: TextCode;
  /** HTML of the table of contents for small screens, if the content includes it. */
  tocBox?: string;
  /** Href of the Markdown of the page; missing if it has none. */
  ownText?: string | undefined;
  /** Facts about the page for the user's code; none when missing. */
  facts?: PageFacts;
}

const Context = createContext<ContentEnvironment | undefined>(undefined);

/** Provides the environment to a page's content. */
export const ContentProvider = Context.Provider;

/** Returns the environment; throws outside a page's content. */
export function useContent(): ContentEnvironment {
  const environment = useContext(Context);
  if (!environment) throw new Error('useContent is called outside of a page.');
  return environment;
}

/** Returns the environment, or `undefined` outside: browsers have none. */
export function useContentIfAny(): ContentEnvironment | undefined {
  return useContext(Context);
}
