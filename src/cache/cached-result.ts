import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { currentRecorder, Recorder, recording, type Observation } from '../inputs/recorder.ts';

/** A result, the inputs that it depends on, and the diagnostics that it reported. */
export interface CachedResult<Result> {
  /** The result. */
  result: Result;
  /** The inputs that were observed. */
  observations: readonly Observation[];
  /** Reasons why another run may return something else. */
  doubts: readonly string[];
  /** True if the observations determine the result. */
  isSettled: boolean;
  /** The reported diagnostics. */
  reports: readonly Diagnostic[];
}

/** Runs a function and records its inputs and diagnostics, without passing them on. */
export async function recordRun<Result>(
  make: (diagnostics: Diagnostics) => Promise<Result>,
): Promise<CachedResult<Result>> {
  const recorder = new Recorder();
  const own = new Diagnostics();
  const result = await recording(recorder, () => make(own));
  const { observations, doubts, isSettled } = recorder;
  return { result, observations, doubts, isSettled, reports: own.all };
}

/** Passes on the inputs and diagnostics of a result, each time that it is used. */
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
