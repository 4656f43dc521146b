/**
 * Prints how far a run is, after each tenth suite and the last one. On a terminal, Jest's default reporter keeps such a
 * line up to date itself.
 */
export default class ProgressReporter {
  #start = Date.now();

  /** Called by Jest when a suite has ended. */
  onTestResult(_test, _result, { numTotalTestSuites: total, ...counts }) {
    const done =
      counts.numPassedTestSuites + counts.numFailedTestSuites + counts.numPendingTestSuites;
    if (process.stderr.isTTY || total < 10 || (done % 10 > 0 && done < total)) return;
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    const failed = counts.numFailedTestSuites > 0 ? `, ${counts.numFailedTestSuites} failed` : '';
    process.stderr.write(
      `${done} of ${total} suites after ${Math.floor(seconds / 60)} min ${seconds % 60} s${failed}\n`,
    );
  }
}
