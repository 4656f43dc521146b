import { createHash } from 'node:crypto';

/** Asks the server that provides what the suites of a run share; fails with its message. */
export async function ask(
  service: 'browser' | 'site' | 'program' | 'path',
  what: string,
  body = '',
): Promise<string> {
  const url = `${process.env.MTP_SITE_TEST_SERVER}/${service}/${encodeURIComponent(what)}`;
  const answer = await fetch(url, { method: 'POST', body });
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}

/**
 * Builds a site with the bundled command, unless another suite of the run has built the same one.
 *
 * @param source the folder to build, of which `content` is everything that it contains
 * @returns the folder of the built site, which no test may change
 * @throws an error with the messages of the build
 */
export function buildOnce(source: string, content: string): Promise<string> {
  return ask('site', createHash('sha256').update(content).digest('hex'), source);
}

/**
 * Makes sure that a program is installed, so that no test is skipped; installs it if that is possible.
 *
 * @returns its version, as it prints it
 */
export function needProgram(
  name: 'doxygen' | 'dot' | 'g++' | 'clang++' | 'cmake',
): Promise<string> {
  return ask('program', name);
}

/**
 * Returns the path of a program, and installs the program if that is possible. In continuous integration (`CI` is set),
 * a missing program is an error; otherwise, the run says that some tests do not run, and the path is empty.
 */
export function findPath(name: 'firefox' | 'webkit' | 'xvfb'): Promise<string> {
  return ask('path', name);
}

/** Version of Doxygen that wrote the fixtures. */
const knownDoxygen = '1.9.4';

/** Makes sure that the installed Doxygen is the one whose output the tests know. */
export async function needKnownDoxygen(): Promise<void> {
  const version = await needProgram('doxygen');
  if (!version.startsWith(knownDoxygen))
    throw new Error(
      `These tests need Doxygen ${knownDoxygen}, and this is ${version}. Set DOXYGEN_PATH to the executable of ${knownDoxygen}.`,
    );
}
