import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { drawFormulas } from '../../src/draw/formulas.ts';
import { mathMl } from '../../src/formulas/math-ml.ts';
import { drawingKey } from '../../src/model/drawings.ts';
import { expectGolden } from '../config/golden.ts';
import { contextOf } from '../context.ts';
import { mutated, random } from '../fuzz/mutate.ts';

const folder = fileURLToPath(new URL('../../fixtures/drawings/', import.meta.url));

describe('formulas', () => {
  it('become MathML with their source, or are reported', () => {
    const lines = readFileSync(`${folder}formulas.txt`, 'utf8').trim().split('\n');
    const results = lines.map((line) => {
      const [, place, tex = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      const result = mathMl(tex, place === 'block');
      return `${line}\n${'html' in result ? result.html : `fault: ${result.fault}`}\n`;
    });
    expectGolden(results.join('\n'), `${folder}formulas.golden.txt`);
  });

  it.each([
    ['\\mod 3}', "'}' has no meaning here"],
    ['\\def\\a{b\r}\\a{', "it ends before the expected '}'"],
    ['\\expandafter\\a\\b', 'Unknown command: \\b'],
    ['\\c\\relax', 'a command is used where it has no meaning'],
    ['\\char', 'Invalid base-10 digit, because the formula ends there'],
    ['\\newcommand{\\foo}[', 'Invalid number of arguments, because the formula ends there'],
  ])('say in words what is wrong with %p', (tex, fault) => {
    expect(mathMl(tex, true)).toEqual({ fault });
  });

  it('have no settings of the drawing package in a missing cell', () => {
    const cells = mathMl('\\begin{pmatrix}a&b\\\\c\\end{pmatrix}', true);
    expect(JSON.stringify(cells)).not.toMatch(/undefined|max-size/);
    const fraction = mathMl('\\genfrac{(}{)}{0pt}{)}{a}{b}', true);
    expect(JSON.stringify(fraction)).not.toContain('undefined');
  });

  it('never show an internal error, however damaged they are', () => {
    const lines = readFileSync(`${folder}formulas.txt`, 'utf8').trim().split('\n');
    const seeds = lines.map((line) => line.replace(/^\w+ /, ''));
    for (let seed = 0; seed < 2000; seed++) {
      const next = random(seed);
      const tex = mutated(seeds[next(seeds.length)] ?? '', seeds, next);
      const result = mathMl(tex, seed % 2 === 0);
      const told = 'fault' in result ? result.fault : '.';
      // Names of commands in the message are those of the formula.
      const words = told.replace(/\\\S+/g, '').replace(/'[^']*'/g, '');
      expect([tex, words]).toEqual([
        tex,
        expect.not.stringMatching(
          /^$|Error|undefined|Cannot read|is not a function|EOF|unknown type/,
        ),
      ]);
    }
  });

  it('are reported once, at the first use, inline or on lines of their own', () => {
    const diagnostics = new Diagnostics();
    const nodes = [
      { type: 'inlineFormula' as const, tex: '\\no' },
      { type: 'formula' as const, tex: '\\no' },
      { type: 'formula' as const, tex: 'yes' },
    ];
    const found = new Map(
      nodes.map((node, i) => [drawingKey(node), { node, place: { file: `${i}.xml` } }]),
    );
    const drawings = new Map<string, object>();
    drawFormulas(found, drawings, contextOf(diagnostics));
    expect([...drawings.keys()]).toEqual(['formula:yes']);
    expect(diagnostics.all).toEqual([
      expect.objectContaining({ code: 'formula', level: 'warning', place: { file: '0.xml' } }),
    ]);
  });

  it('are reported with their line in the XML and the symbol that they describe', () => {
    const folder = mkdtempSync(join(tmpdir(), 'formulas-'));
    const file = join(folder, 'a.xml');
    writeFileSync(
      file,
      '<para>\n<formula id="0">\\[ a&lt;b \\no \\]</formula>\n <formula id="1">$ a&lt;b \\no $</formula></para>',
    );
    const diagnostics = new Diagnostics();
    const node = { type: 'inlineFormula' as const, tex: 'a<b \\no' };
    drawFormulas(
      new Map([[drawingKey(node), { node, place: { file }, source: 'a.hpp:7' }]]),
      new Map(),
      contextOf(diagnostics),
    );
    rmSync(folder, { recursive: true });
    expect(diagnostics.all[0]?.place).toEqual({ file, line: 3, column: 2 });
    expect(diagnostics.all[0]?.message).toMatch(/in the comment for a\.hpp:7 is shown/);
  });
});
