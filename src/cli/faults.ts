import packageJson from '../../package.json' with { type: 'json' };
import { errorCode } from '../inputs/error-code.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { withSourcePlaces } from './source-places.ts';
import { VERSION } from './version.ts';

/** These errors of the file system are not bugs, neither of the site nor of the tool. */
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EBUSY'];

/** An unexpected error. */
export interface Fault {
  /** Exit code of the command. */
  code: ExitCode;
  /** The error as a diagnostic. */
  diagnostic: Diagnostic;
  /** The error as text for a terminal. */
  text: string;
}

/** Explains a thrown value. */
export function explainFault(error: unknown): Fault {
  const code = errorCode(error);
  if (error instanceof Error && REFUSED.includes(code)) {
    const { message } = error;
    const advice = 'Check the permissions and the free disk space, then try again.';
    return {
      code: exitCodes.faults,
      diagnostic: { code: 'system', level: 'error', message, advice },
      text: `error: ${message} [system]\n  ${advice}\n`,
    };
  }
  const what =
    error instanceof Error ? withSourcePlaces(error.stack ?? error.message) : String(error);
  const advice =
    `This is a bug in mtp-site. Please report it at ${packageJson.bugs}, with the text above,\n` +
    `the input if you can share it, and: mtp-site ${VERSION}, Node.js ${process.version}, ${process.platform} ${process.arch}.`;
  const message = `Internal error in mtp-site:\n${what}`;
  return {
    code: exitCodes.bug,
    diagnostic: { code: 'internal', level: 'error', message, advice },
    text: `\n[ERROR] ${message}\n\n${advice}\n`,
  };
}
