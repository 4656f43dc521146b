import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { VERSION } from './version.ts';

/** What the file system refuses is a fault of neither the site nor the tool. */
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EBUSY'];

/** What went wrong where no code expected it. */
export interface Fault {
  /** How the command ends. */
  code: ExitCode;
  /** The fault in the form that all messages have. */
  diagnostic: Diagnostic;
  /** The fault as a terminal shows it. */
  text: string;
}

/** Explains something that was thrown. */
export function explainFault(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && REFUSED.includes(code)) {
    const { message } = error;
    const advice = 'Check the permissions and the free disk space, then try again.';
    return {
      code: exitCodes.faults,
      diagnostic: { code: 'system', level: 'error', message, advice },
      text: `error: ${message} [system]\n  ${advice}\n`,
    };
  }
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const advice =
    'This is a bug in mtp-site. Please report it in the issue tracker of mtp-site, with the text above,\n' +
    `the input if you can share it, and: mtp-site ${VERSION}, Node.js ${process.version}, ${process.platform} ${process.arch}.`;
  const message = `Internal error in mtp-site:\n${what}`;
  return {
    code: exitCodes.bug,
    diagnostic: { code: 'internal', level: 'error', message, advice },
    text: `\n[ERROR] ${message}\n\n${advice}\n`,
  };
}
