/** The messages between the development server and its script in the browser. */

/** Folder below the base path for the development server's own addresses; no page of a site uses it. */
export const livePath = '__mtp-site';

/** Name of the event by which the script asks the viewer to refresh the page. */
export const refreshEvent = 'mtp-site:refresh';

/** A request of the script to the viewer. */
export interface RefreshRequest {
  /** True if the visible page has changed; false if only other pages have, which the viewer may have preloaded. */
  isShown: boolean;
  /** Runs the replacement of the content and preserves what the reader has opened. */
  around: (replace: () => void) => void;
}

/** A fault as shown in the browser. */
export interface LiveFault {
  /** Stable code of the fault. */
  code: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  advice?: string;
  /** The place: `docs/a.md:3:1`. */
  place?: string;
  /** The surrounding lines. */
  frame?: string;
}

/** A message from the server. */
export type LiveMessage =
  | {
      /** The connection is open. */
      type: 'hello';
      /** Id of this run of the server. */
      server: string;
      /** Number of changes of the site so far. */
      revision: number;
    }
  | {
      /** Pages have changed. */
      type: 'pages';
      /** Number of changes of the site so far. */
      revision: number;
      /** Their hrefs. */
      hrefs: string[];
    }
  | {
      /** The current faults; an empty list clears them. */
      type: 'faults';
      /** The faults. */
      faults: LiveFault[];
    };
