import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../fixtures/library.ts';
import { casesFolder, type Side } from './header-pairs.ts';
import type { RuleSection } from './rules-manual.ts';

const options = [
  ...['-std=c++20', '-fsyntax-only', '-fmax-errors=0', '-fdiagnostics-color=never'],
  ...['-Werror=switch', '-Werror=unused-result'],
];

/** Compiles each header of a release for itself, and returns the messages of the compiler. */
export async function compileHeaders(side: Side): Promise<string> {
  const folder = join(casesFolder, side);
  const headers = readdirSync(folder).map((name) => join(folder, name));
  return (await run('g++', [...options, '-w', '-x', 'c++', ...headers])).stderr;
}

/**
 * Compiles the client code of rules with the headers of a release, and returns the messages by rule. Most clients share
 * one run, because starting the compiler takes longer than compiling them; only `#include` can stop a whole run.
 */
export async function compileClients(
  sections: readonly RuleSection[],
  side: Side,
  folder: string,
): Promise<Map<string, string[]>> {
  const clients = sections.filter(({ code }) => code !== '');
  const alone = clients.filter(({ code }) => code.includes('#include'));
  const together = clients.filter((client) => !alone.includes(client));
  const messages = new Map<string, string[]>();
  for (const [i, group] of [together, ...alone.map((client) => [client])].entries()) {
    const source = join(folder, `${side}-${i}.cpp`);
    writeFileSync(source, group.map(clientText).join(''));
    const include = join(casesFolder, side);
    const { stderr } = await run('g++', [...options, `-I${include}`, source]);
    for (const [, rule = '', message = ''] of stderr.matchAll(
      /^client-([\w-]+):\d+:(.*error:.*)$/gm,
    ))
      messages.set(rule, [...(messages.get(rule) ?? []), message]);
    // An error in the headers would hide those of clients; those in the standard library belong to a client.
    const others = stderr
      .split('\n')
      .filter((line) => line.startsWith(include) && line.includes('error:'));
    if (others.length > 0) messages.set('headers', others);
  }
  return messages;
}

/** Writes a client as part of a file: statements into a function, declarations into a namespace. */
function clientText({ id, code }: RuleSection): string {
  const scope = id.replaceAll('-', '_');
  const [first = ''] = code.split('\n');
  const around = /^(?:namespace|#)/.test(first)
    ? (['', ''] as const)
    : /^(?:struct|template)|\{$/.test(first)
      ? ([`namespace client_${scope} { using namespace ${scope};`, '}'] as const)
      : ([`void client_${scope}() { using namespace ${scope};`, '}'] as const);
  const include = code.includes('#include') ? '' : `#include <${id}.h>\n`;
  const at = `#line 1 "client-${id}"`;
  // The macros of a rule are in the global scope, and a namespace must exist before it is used.
  return `${include}namespace ${scope} {}\n${around[0]}\n${at}\n${code}\n${around[1]}\n`;
}
