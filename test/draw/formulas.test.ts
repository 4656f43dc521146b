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
