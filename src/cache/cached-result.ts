import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { currentRecorder, Recorder, recording, type Observation } from '../inputs/recorder.ts';

/** Something that a build made, and what it depends on beside what was asked for. */
export interface CachedResult<Result> {
  /** What was made. */
  result: Result;
  /** What was looked at. */
  observations: readonly Observation[];
  /** Why it may be something else the next time. */
  doubts: readonly string[];
  /** True where what was looked at decides all of it. */
  isSettled: boolean;
  /** What was reported. */
  reports: readonly Diagnostic[];
}

/** Makes something, and notes what it depends on; nobody is told of that yet. */
export async function recordRun<Result>(
  make: (diagnostics: Diagnostics) => Promise<Result>,
): Promise<CachedResult<Result>> {
  const recorder = new Recorder();
  const own = new Diagnostics();
  const result = await recording(recorder, () => make(own));
  const { observations, doubts, isSettled } = recorder;
  return { result, observations, doubts, isSettled, reports: own.all };
}

/** Tells of something that is used, now or again: what it depends on is noted, and what was reported is reported. */
export function replay(
  {
    observations,
    doubts,
    reports,
  }: Pick<CachedResult<unknown>, 'observations' | 'doubts' | 'reports'>,
  diagnostics: Diagnostics,
): void {
  const recorder = currentRecorder();
  for (const observation of observations) recorder?.note(observation);
  for (const reason of doubts) recorder?.doubt(reason);
  for (const report of reports) diagnostics.reportAgain(report);
}
