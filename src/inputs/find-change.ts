import { statSync } from 'node:fs';
import { gitState } from './git-state.ts';
import { look } from './look.ts';
import type { Observation } from './recorder.ts';
import { hasStamp, stampOf } from './stamp.ts';

/** What came of looking at everything again. */
export interface Comparison {
  /** The first observation that is different now; missing where all are as they were. */
  changed?: Observation;
  /** The observations with the stamps that files have now. */
  observations: Observation[];
  /** True where a stamp is new, so that keeping these observations saves reading the next time. */
  hasNewStamps: boolean;
}

/** Looks at everything again that a build has observed, until something is different. */
export async function compareObservations(known: readonly Observation[]): Promise<Comparison> {
  const observations: Observation[] = [];
  let hasNewStamps = false;
  for (const observation of known) {
    const { kind, path, found } = observation;
    let now = observation;
    if (kind === 'content') {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats || !hasStamp(stats, observation.stamp)) {
        const stamp = stats && stampOf(stats);
        now = { kind, path, found: look(kind, path), ...(stamp && { stamp }) };
        if (stamp) hasNewStamps = true;
      }
    } else {
      const again = kind === 'git' ? await gitState(path) : look(kind, path);
      now = { kind, path, found: again };
    }
    if (now.found !== found) return { changed: observation, observations, hasNewStamps };
    observations.push(now);
  }
  return { observations, hasNewStamps };
}
