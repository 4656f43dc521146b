import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { runCommandLine, VERSION } from './program.ts';
import { processTerminal } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** What the file system refuses is a fault of neither the site nor the tool. */
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EBUSY'];

/** Says what went wrong where no code expected it. */
function explain(error: unknown, terminal: Terminal): ExitCode {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && REFUSED.includes(code)) {
    terminal.error(
      `error: ${error.message} [system]\n  Check permissions and space, then try again.\n`,
    );
    return exitCodes.faults;
  }
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.error(
    `\n[ERROR] mtp-site itself has a fault:\n${what}\n\n` +
      'This should not happen, whatever the input. Please report it in the issue tracker of mtp-site: the text above,\n' +
      `the input if you can share it, and: mtp-site ${VERSION}, Node.js ${process.version}, ${process.platform} ${process.arch}.\n`,
  );
  return exitCodes.bug;
}

const terminal = processTerminal();
process.on('uncaughtException', (error) => process.exit(explain(error, terminal)));
process.on('unhandledRejection', (error) => process.exit(explain(error, terminal)));

void runCommandLine(process.argv.slice(2), terminal, process.cwd())
  .catch((error: unknown) => explain(error, terminal))
  .then((code) => (process.exitCode = code));
