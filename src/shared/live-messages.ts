/** What the development server and its script in the browser tell each other. */

/** Folder below the base path in which the development server has its own addresses; no site has such a page. */
export const livePath = '__mtp-site';

/** Name of the event by which the script asks the viewer to show the page anew. */
export const refreshEvent = 'mtp-site:refresh';

/** What the script asks of the viewer. */
export interface RefreshRequest {
  /** The page that is shown has changed; false where only others have, which may be kept for the way to them. */
  isShown: boolean;
  /** Runs what replaces the content, and keeps what the reader has opened. */
  around: (replace: () => void) => void;
}

/** A fault as the browser shows it. */
export interface LiveFault {
  /** Stable name of the kind of fault. */
  code: string;
  /** What is wrong. */
  message: string;
  /** What to do next. */
  advice?: string;
  /** The place: `docs/a.md:3:1`. */
  place?: string;
  /** The lines around it. */
  frame?: string;
}

/** What the server sends. */
export type LiveMessage =
  | {
      /** The connection is there. */
      type: 'hello';
      /** Name of this run of the server. */
      server: string;
      /** How often the site has changed. */
      revision: number;
    }
  | {
      /** Pages have changed. */
      type: 'pages';
      /** How often the site has changed. */
      revision: number;
      /** Their hrefs. */
      hrefs: string[];
    }
  | {
      /** What is wrong now; nothing where the list is empty. */
      type: 'faults';
      /** The faults. */
      faults: LiveFault[];
    };
