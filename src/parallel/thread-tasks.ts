import type { Config } from '../config/types.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import type { PageStorage } from '../emit/staging.ts';
import type { Observation } from '../inputs/recorder.ts';
import type { Drawings } from '../model/drawings.ts';
import type { ApiReference, Site } from '../model/site.ts';
import type { FilePiece, PieceRead } from './read-on-threads.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import type { Team } from './team.ts';

/** What threads do in a build, one task after another. */
export type ThreadTask =
  | {
      /** Reads files of compounds, in pieces of which each thread takes the next. */
      kind: 'read';
      /** The files. */
      pieces: readonly FilePiece[];
      /** Says which piece is the next (`Shares`). */
      counter: SharedArrayBuffer;
    }
  | {
      /** Plans the site, so that its pages can be rendered. */
      kind: 'plan';
      /** The configuration. */
      config: Config;
      /** What was read, but for functions and compounds. */
      site: SiteFrame;
      /** The compounds of each API reference, piece by piece. */
      compounds: readonly (readonly PieceRead[])[];
    }
  | {
      /** Renders pages, in pieces of which each thread takes the next. */
      kind: 'render';
      /** Numbers of the pages in the plan, piece by piece. */
      pieces: readonly (readonly number[])[];
      /** Says which piece is the next (`Shares`). */
      counter: SharedArrayBuffer;
      /** What was drawn for each API reference. */
      drawings: readonly Drawings[];
      /** What pages load. */
      assets: AssetFacts;
      /** Where the pages are kept until the site is checked. */
      storage: PageStorage;
      /** What the names of this thread's files begin with. */
      name: string;
    };

/** What was read, but for what cannot be sent to a thread, or is sent by itself. */
export type SiteFrame = Omit<Site, 'apis' | 'createRedirects'> & {
  /** The API references without compounds. */
  apis: Omit<ApiReference, 'compounds'>[];
};

/** What of the assets is needed to render pages of an API reference. */
export type AssetFacts = Pick<
  SiteAssets,
  'script' | 'preloads' | 'pageScripts' | 'styles' | 'searchStyles' | 'islandScripts' | 'images'
> & {
  /** True where code that components show is coloured. */
  isHighlighted: boolean;
};

/** What threads send while they do a task. */
export type ThreadPart =
  | {
      kind: 'read';
      /** Number of the piece. */
      piece: number;
      /** What came of its files. */
      read: PieceRead;
      /** What was learnt of the surroundings. */
      observations: Observation[];
      /** Why nobody can tell whether another build would make the same site. */
      doubts: string[];
    }
  | {
      kind: 'render';
      /** The pages that could be rendered. */
      pages: PageRendered[];
      /** Texts that the numbers of the scans stand for: those that this thread has not sent before. */
      texts: string[];
      /** Name of the thread. */
      name: string;
    };

/** What came of a page. */
export interface PageRendered extends Pick<FinishedPage, 'file' | 'scan' | 'isHidden'> {
  /** Its number in the plan. */
  index: number;
}

/** Threads that build a site. */
export type BuildTeam = Team<ThreadTask, ThreadPart>;
