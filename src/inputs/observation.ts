import type { Stamp } from './stamp.ts';
import type { InputFault } from './unreadable.ts';

/** An input of a build that would change the site if it were different. */
export type Observation = {
  /** Absolute path that was observed. */
  path: string;
  /** The result as text, or as a hash if it is long. */
  found: string;
} & (
  | {
      /** The content of a file; its stamp shows without reading that it is unchanged. */
      kind: 'content';
      /** Missing if only the content can show that. */
      stamp?: Stamp;
    }
  | {
      /** The names in a folder; whether it is a file or a folder; size and times; the target of a link; git. */
      kind: 'names' | 'type' | 'times' | 'target' | 'git';
    }
  | {
      /** The commit of a revision in a repository, given its root. */
      kind: 'revision';
      /** The revision; missing for the checked-out one. */
      revision?: string;
    }
);

/** The kinds of observations. */
export type ObservationKind = Observation['kind'];

/** What a result depends on. */
export interface Findings {
  /** The inputs that were observed. */
  observations: readonly Observation[];
  /** Why the same inputs may give another result. */
  doubts: readonly Doubt[];
  /** What could not be read. */
  faults: readonly InputFault[];
}

/** Why the same inputs may give another result. */
export interface Doubt {
  /** Why, as a clause. */
  reason: string;
  /** True if it concerns only code that runs: results computed from its text remain valid. */
  isOfRun?: boolean;
}
