import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { isSite, siteFiles } from '../mcp/site-files.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { explainFault } from './faults.ts';
import { printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

/** Answers questions of agents about a built site until the input ends; returns the exit code. */
export async function runMcp(site: string, terminal: Terminal, cwd: string): Promise<ExitCode> {
  if (!/^https?:\/\//i.test(site) && !isSite(resolve(cwd, site))) {
    const diagnostics = new Diagnostics();
    const advice = 'Run "mtp-site build" first, or name the folder or the address of a site.';
    const shown = displayPath(resolve(cwd, site), cwd);
    diagnostics.error('serve-no-site', `There is no site in "${shown}".`, undefined, advice);
    printDiagnostics(diagnostics, terminal, cwd);
    return exitCodes.usage;
  }
  // The protocol owns the regular output, which the terminal still writes to when other code no longer can.
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      terminal.out(chunk.toString());
      done();
    },
  });
  // Few runs of the command need the packages of the protocol, so they are a file of their own.
  const { serveSite } = await import('../mcp/server.ts');
  // The agent reads the answer; the person who runs the client finds the same in its log.
  const explain = (error: unknown): string => {
    const { text } = explainFault(error);
    terminal.error(text);
    return text.trim();
  };
  const setting = { version: VERSION, input: process.stdin, output, explain };
  await serveSite(siteFiles(site, cwd), setting);
  return exitCodes.good;
}
