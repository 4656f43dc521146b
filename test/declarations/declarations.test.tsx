import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullDeclarationOf } from '../../src/components/api/signature/objective-c.ts';
import { SignatureView } from '../../src/components/api/signature/signature-view.tsx';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import type { Member } from '../../src/model/compound.ts';
import { renderContent } from '../pages/content-environment.tsx';
import { fc } from '../property-tests.ts';
import { needKnownDoxygen, needProgram } from '../run/shared.ts';
import { declarations, type Declaration } from './declarations.ts';
import { asLaterDoxygen } from './later-doxygen.ts';
import { nameOf, sourcesOf } from './sources.ts';
import { contextOf } from '../context.ts';

/** Number of generated declarations: `DECLARATIONS=2000 npm test -- declarations` takes some seconds. */
const count = Number(process.env.DECLARATIONS ?? 300);

const doxyfile = `INPUT = all.hpp all.cpp
EXTRACT_ALL = YES
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
QUIET = YES
WARNINGS = NO
WARN_IF_UNDOCUMENTED = NO
`;

/** Returns the words, literals and punctuation of code, without words that do not affect the type. */
function tokens(code: string): string {
  const all = code.match(/"(?:\\.|[^"\\])*"|(?<!\d)'(?:\\.|[^'\\])*'|[\w']+|\S/g) ?? [];
  return all.filter((token) => token !== 'extern').join(' ');
}

/** Parts of a declaration that a page shows. */
function shown(member: Member): string {
  const phrases = fullDeclarationOf(member, 'C++');
  return renderContent(<SignatureView phrases={phrases} />)
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Maps members by their generated names, or by the classes that they construct. */
async function membersOf(folder: string): Promise<Map<string, Member[]>> {
  const diagnostics = new Diagnostics();
  const api = await readDoxygen(folder, contextOf(diagnostics));
  expect(diagnostics.all).toEqual([]);
  const members = new Map<string, Member[]>();
  for (const { name, kind, sections } of api?.compounds ?? [])
    for (const entry of kind === 'file' ? [] : sections.flatMap(({ entries }) => entries)) {
      if (!('member' in entry)) continue;
      const known = /^d::(n\d+)$/.exec(name)?.[1] ?? entry.member.name;
      members.set(known, [...(members.get(known) ?? []), entry.member]);
    }
  return members;
}

/** Returns the declarations whose page differs from the source. */
async function wrong(
  created: readonly Declaration[],
  xml: string,
  sourceOf: (declaration: Declaration) => string,
): Promise<string[]> {
  const members = await membersOf(xml);
  return created.flatMap((declaration, i) => {
    const source = sourceOf(declaration)
      .replace(/^struct NAME \{ \/\*\* c \*\/ (.*); \}$/, '$1')
      .replaceAll('NAME', nameOf(i));
    // A definition that Doxygen cannot match to its declaration is a separate member.
    const all = (members.get(nameOf(i)) ?? []).map(shown);
    return all.some((text) => tokens(text) === tokens(source))
      ? []
      : [`${source}\n  is shown as ${all.join('\n  and as ') || 'nothing'}`];
  });
}

describe('declarations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  const created = fc.sample(declarations, count);

  beforeAll(async () => {
    await needProgram('g++');
    await needKnownDoxygen();
    const sources = sourcesOf(created);
    for (const [name, text] of Object.entries({ ...sources, Doxyfile: doxyfile }))
      writeFileSync(join(folder, name), text);
    const options = ['-std=c++20', '-fsyntax-only', '-w', 'all.cpp'];
    const compiled = spawnSync('g++', options, { cwd: folder, encoding: 'utf8' });
    expect(compiled.stderr).toBe('');
    const documented = spawnSync('doxygen', ['Doxyfile'], { cwd: folder, encoding: 'utf8' });
    expect(documented.status).toBe(0);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('match their source, token by token', async () => {
    expect(await wrong(created, join(folder, 'xml'), ({ source }) => source)).toEqual([]);
  });

  test('match their source in the spelling of Doxygen 1.19, too', async () => {
    const later = join(folder, 'later');
    mkdirSync(later);
    for (const name of readdirSync(join(folder, 'xml')).filter((file) => file.endsWith('.xml')))
      writeFileSync(
        join(later, name),
        asLaterDoxygen(readFileSync(join(folder, 'xml', name), 'utf8')),
      );
    const sourceOf = ({ source, inLater }: Declaration): string => inLater ?? source;
    expect(await wrong(created, later, sourceOf)).toEqual([]);
  });
});
