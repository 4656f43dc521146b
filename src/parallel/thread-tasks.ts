import type { Config } from '../config/types.ts';
import type { FilePiece, PieceRead } from '../doxygen/file-pieces.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import type { PageStorage } from '../emit/page-storage.ts';
import type { FenceFolders } from '../inputs/link-fence.ts';
import type { Findings } from '../inputs/observation.ts';
import type { Drawings } from '../model/drawings.ts';
import type { ApiReference, Site } from '../model/site.ts';
import type { AssetFacts } from './asset-facts.ts';
import type { Team } from './team.ts';

/** Tasks of threads in a build, one after another. */
export type ThreadTask =
  | {
      /** Reads compound files; each thread takes the next piece. */
      kind: 'read';
      /** The files. */
      pieces: readonly FilePiece[];
      /** The folders that links may not lead out of, if any. */
      fence?: FenceFolders | undefined;
      /** Counts the pieces taken (`Shares`). */
      counter: SharedArrayBuffer;
    }
  | {
      /** Plans the site, to render its pages later. */
      kind: 'plan';
      /** The configuration. */
      config: Config;
      /** The site without functions and compounds. */
      site: SiteFrame;
      /** The packed compounds of each API reference, by piece; missing if the thread keeps them from the last plan. */
      compounds?: readonly (readonly PieceRead[])[];
    }
  | {
      /** Renders pages; each thread takes the next piece. */
      kind: 'render';
      /** Files of the pages (`PlanPage.file`), by piece. Each thread plans the site, so numbers could mean other pages. */
      pieces: readonly (readonly string[])[];
      /** Counts the pieces taken (`Shares`). */
      counter: SharedArrayBuffer;
      /** The drawings of each API reference. */
      drawings: readonly Drawings[];
      /** The assets that pages load. */
      assets: AssetFacts;
      /** Where to store pages until the site is checked. */
      storage: PageStorage;
      /** Name of the thread, which its parts have. */
      name: string;
    };

/** The site without the parts that cannot be sent to a thread or are sent separately. */
export type SiteFrame = Omit<Site, 'apis' | 'createRedirects'> & {
  /** The API references without compounds. */
  apis: Omit<ApiReference, 'compounds'>[];
};

/** Parts of the results of tasks. */
export type ThreadPart =
  | ({
      kind: 'read';
      /** Number of the piece. */
      piece: number;
      /** The packed files. */
      read: PieceRead;
    } & Findings)
  | {
      kind: 'render';
      /** The rendered pages. */
      pages: PageRendered[];
      /** Texts that the numbers of the scans refer to, without those that this thread has already sent. */
      texts: string[];
      /** Name of the thread. */
      name: string;
    };

/** A rendered page; its file identifies it. */
export type PageRendered = Pick<FinishedPage, 'file' | 'text' | 'scan' | 'isHidden' | 'reads'>;

/** Threads that build a site. */
export type BuildTeam = Team<ThreadTask, ThreadPart>;
