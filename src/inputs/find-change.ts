import { revisionState } from './git-revision.ts';
import { gitState } from './git-state.ts';
import { look } from './look.ts';
import { pathOnDisk } from './path-on-disk.ts';
import type { Observation } from './observation.ts';
import { hasStamp, stampOf } from './stamp.ts';
import { lookAt } from './unreadable.ts';

/** The result of checking all observations again. */
export interface Comparison {
  /** The first observation that has changed; missing if there is none. */
  changed?: Observation;
  /** The observations with current stamps. */
  observations: Observation[];
  /** True if a stamp is new, so that storing these observations saves reading next time. */
  hasNewStamps: boolean;
}

/** Checks the observations of a build again, up to the first change. */
export async function compareObservations(known: readonly Observation[]): Promise<Comparison> {
  const observations: Observation[] = [];
  let hasNewStamps = false;
  for (const observation of known) {
    const now = await lookAgain(observation);
    if (now.found !== observation.found)
      return { changed: observation, observations, hasNewStamps };
    if (now !== observation && now.kind === 'content' && now.stamp) hasNewStamps = true;
    observations.push(now);
  }
  return { observations, hasNewStamps };
}

/** Returns the observations of a build that have changed. Calls `pause` between them. */
export async function changedObservations(
  known: Iterable<Observation>,
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Observation[]> {
  const changed: Observation[] = [];
  for (const observation of known) {
    await pause();
    if ((await lookAgain(observation)).found !== observation.found) changed.push(observation);
  }
  return changed;
}

/** Makes an observation again; returns the same one if its stamp is still valid, without reading the file. */
async function lookAgain(observation: Observation): Promise<Observation> {
  const { kind, path } = observation;
  if (kind === 'revision')
    return { ...observation, found: await revisionState(path, observation.revision) };
  if (kind !== 'content')
    return { kind, path, found: kind === 'git' ? await gitState(path) : look(kind, path) };
  const stats = lookAt(pathOnDisk(path)).stats;
  if (stats && hasStamp(stats, observation.stamp)) return observation;
  const stamp = stats && stampOf(stats);
  return { kind, path, found: look(kind, path), ...(stamp && { stamp }) };
}
