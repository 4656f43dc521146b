import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { parseFormulaMacros, readFormulaMacros } from '../../src/draw/formula-macros.ts';
import { mathMl } from '../../src/formulas/math-ml.ts';
import { contextOf } from '../context.ts';

/** Returns a formula's MathML without its source and the spaces between its elements. */
function drawn(tex: string, macros: string): string {
  const result = mathMl(tex, false, parseFormulaMacros(macros).macros);
  if ('fault' in result) return result.fault;
  return result.html.replace(/<annotation.*?<\/annotation>/, '').replace(/<[^>]*>/g, '');
}

describe('parseFormulaMacros', () => {
  it.each([
    [String.raw`\newcommand{\R}{\mathrm{R}}`, String.raw`\R^2`, 'R2'],
    [String.raw`\newcommand\R{\mathrm{R}}`, String.raw`\R`, 'R'],
    [String.raw`\newcommand*{\pair}[2]{(#2, #1)}`, String.raw`\pair{a}{b}`, '(b,a)'],
    [String.raw`\newcommand{ \second } [ 2 ] {#2}`, String.raw`\second{a}{b}`, 'b'],
    [String.raw`\newcommand{\none}[1]{x}`, String.raw`\none{a} + y`, 'x+y'],
    [String.raw`\renewcommand{\vec}[1]{#1!}`, String.raw`\vec{a}`, 'a!'],
    [String.raw`\newcommand{\one}{1}\newcommand{\two}{\one+\one}`, String.raw`\two`, '1+1'],
    ['% \\newcommand{\\x}{1}\n\\newcommand{\\x}{2} % }', String.raw`\x`, '2'],
    [String.raw`\newcommand{\set}[1]{\{#1\}}`, String.raw`\set{a}`, '{a}'],
    [String.raw`\newcommand{\half}{50\%}`, String.raw`\half`, '50%'],
    ['\\newcommand{\\sum_}{x}\n\\newcommand{\\x}{2}', String.raw`\x`, '2'],
  ])('%s', (macros, tex, expected) => {
    expect(drawn(tex, macros)).toBe(expected);
  });

  it('reports lines with any other content', () => {
    const text =
      '\\usepackage{x}\n\\newcommand{\\a}{1}\n\n\\newcommand{\\b}[1][d]{#1}\n\\newcommand{\\c}{{1}\n';
    const { macros, faults } = parseFormulaMacros(text);
    expect(macros).toEqual({ '\\a': '1' });
    expect(faults.map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(faults[0]?.message).toBe('Invalid formula macro: \\usepackage{x}');
  });
});

describe('readFormulaMacros', () => {
  let root: string;
  let diagnostics: Diagnostics;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'macros-')));
    diagnostics = new Diagnostics();
    mkdirSync(join(root, 'build/docs/xml'), { recursive: true });
    mkdirSync(join(root, 'site'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  /** Returns the names of the macros that are found, given Doxygen's file and folder. */
  async function found(
    file: string | undefined,
    outputFolder = 'docs/xml',
    own?: string,
  ): Promise<string[]> {
    const macros = await readFormulaMacros(
      file === undefined ? {} : { formulaMacros: { file, outputFolder } },
      { xml: join(root, 'build/docs/xml'), ...(own && { formulaMacros: join(root, own) }) },
      join(root, 'site'),
      contextOf(diagnostics),
    );
    return Object.keys(macros);
  }

  function write(path: string): void {
    const name = dirname(path).replace(/\W/g, '') || 'root';
    writeFileSync(join(root, path), `\\newcommand{\\${name}}{1}`);
  }

  it('finds the file in the working folder of Doxygen, from the configuration, and next to the XML', async () => {
    write('build/docs/xml/m.tex');
    expect(await found('tex/m.tex')).toEqual(['\\builddocsxml']);
    expect(await found('/elsewhere/m.tex')).toEqual(['\\builddocsxml']);
    write('site/m.tex');
    expect(await found('m.tex')).toEqual(['\\site']);
    write('build/m.tex');
    expect(await found('m.tex')).toEqual(['\\build']);
    expect(await found('m.tex', 'other/xml')).toEqual(['\\site']);
    expect(await found('m.tex', 'docs/xml', 'site/m.tex')).toEqual(['\\site']);
    expect(await found(undefined)).toEqual([]);
    expect(diagnostics.all).toEqual([]);
  });

  it('reports files that are missing or unreadable', async () => {
    expect(await found('m.tex')).toEqual([]);
    writeFileSync(join(root, 'site/m.tex'), '\n\\def\\x{1}');
    expect(await found('m.tex')).toEqual([]);
    expect(
      diagnostics.all.map(({ code, place, message }) => [
        code,
        basename(place?.file ?? ''),
        place?.line,
        message,
      ]),
    ).toEqual([
      [
        'formula-macros',
        'Doxyfile.xml',
        undefined,
        'FORMULA_MACROFILE names "m.tex", but the file was not found.',
      ],
      ['formula-macros', 'm.tex', 2, 'Invalid formula macro: \\def\\x{1}'],
    ]);
  });
});
