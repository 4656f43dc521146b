// What an agent reads to answer questions about libraries: the number of calls of `mtp-site mcp`, and the bytes of answers.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { compareVersions } from 'compare-versions';
import { tasks } from './agent-tasks.mjs';
import { command, nextBuild, referenceSite } from './builds.mjs';
import { mustRun } from './processes.mjs';
import { isSo } from './targets.mjs';

/** Builds the site of a library with a snapshot of each release, from a folder with the XML of each; returns its folder. */
async function siteWithReleases({ scratch, log }, library, folder) {
  if (!existsSync(folder)) throw new Error(`--histories: there is no folder ${folder}.`);
  const releases = readdirSync(folder).sort(compareVersions);
  let subject;
  for (const release of releases) {
    log(`  ${library} ${release}`);
    subject = referenceSite(scratch, library, join(folder, release));
    const args = [command, 'snapshot', '--release', release];
    await mustRun(`The snapshot of ${library} ${release}`, process.execPath, args, subject);
  }
  await nextBuild(subject);
  return { out: subject.out, releases };
}

/** True if texts and patterns are found in their order. */
function hasInOrder(text, needs) {
  let rest = text;
  return needs.every((need) => {
    const found = typeof need === 'string' ? rest.indexOf(need) : rest.search(need);
    rest = rest.slice(Math.max(0, found));
    return found >= 0;
  });
}

/** Makes the calls of a task; returns their answers. */
async function answersTo(client, { calls }) {
  const texts = [];
  for (const [name, given] of calls) {
    const { content } = await client.callTool({ name, arguments: given });
    texts.push(content.map(({ text }) => text).join('\n'));
  }
  return texts;
}

/** Returns the number of bytes of texts. */
const bytesOf = (texts) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

async function askAll(library, out) {
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', out] }),
  );
  try {
    const rows = [];
    for (const task of tasks.filter((each) => each.library === library)) {
      const texts = await answersTo(client, task);
      const isAnswered = hasInOrder(texts.join('\n'), task.needs);
      rows.push({ ...task, bytes: bytesOf(texts), isAnswered });
    }
    return rows;
  } finally {
    await client.close();
  }
}

/** Ten tasks of an agent. */
export async function agentSection(context) {
  const title = 'Tasks of an agent';
  if (!context.histories)
    throw new Error('--histories DIR is needed: fmt/RELEASE and GLFW/RELEASE with XML.');
  const rows = [];
  const about = [];
  for (const library of new Set(tasks.map((task) => task.library))) {
    const { out, releases } = await siteWithReleases(
      context,
      library,
      join(resolve(context.histories), library),
    );
    about.push(`${library} with snapshots of ${releases.join(', ')}`);
    rows.push(...(await askAll(library, out)));
  }
  const answered = rows.filter(({ isAnswered }) => isAnswered).length;
  return {
    title,
    about: [
      `Questions that need the right name, header and release, asked of \`mtp-site mcp\` through the client of the protocol's SDK. The sites: ${about.join('; ')}. Bytes: those of all answers that the agent reads.`,
    ],
    tables: [
      {
        head: ['library', 'question', 'calls', 'bytes', 'answered'],
        rows: rows.map(({ library, question, calls, bytes, isAnswered }) => [
          library,
          question,
          `${calls.length}: ${calls.map(([tool]) => `\`${tool}\``).join(', ')}`,
          String(bytes),
          isAnswered ? 'yes' : '**no**',
        ]),
      },
    ],
    targets: [
      isSo('tasks of an agent', `all ${tasks.length}`, String(answered), answered === tasks.length),
    ],
  };
}
