import { statSync } from 'node:fs';
import { revisionState } from './git-revision.ts';
import { gitState } from './git-state.ts';
import { look } from './look.ts';
import { pathOnDisk } from './path-on-disk.ts';
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
    const now = await lookAgain(observation);
    if (now.found !== observation.found)
      return { changed: observation, observations, hasNewStamps };
    if (now !== observation && now.kind === 'content' && now.stamp) hasNewStamps = true;
    observations.push(now);
  }
  return { observations, hasNewStamps };
}

/** Looks at things again that a build has observed: those that are different now. `pause` is called between them. */
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

/** What is observed now: the same observation where a stamp says so without reading the file. */
async function lookAgain(observation: Observation): Promise<Observation> {
  const { kind, path } = observation;
  if (kind === 'revision')
    return { ...observation, found: await revisionState(path, observation.revision) };
  if (kind !== 'content')
    return { kind, path, found: kind === 'git' ? await gitState(path) : look(kind, path) };
  const stats = statSync(pathOnDisk(path), { throwIfNoEntry: false });
  if (stats && hasStamp(stats, observation.stamp)) return observation;
  const stamp = stats && stampOf(stats);
  return { kind, path, found: look(kind, path), ...(stamp && { stamp }) };
}
