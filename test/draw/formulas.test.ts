import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { drawFormulas, mathMl } from '../../src/draw/formulas.ts';
import { drawingKey } from '../../src/model/drawings.ts';
import { expectGolden } from '../config/golden.ts';

const folder = new URL('../../fixtures/drawings/', import.meta.url).pathname;

describe('formulas', () => {
  it('become MathML with their source, or say what is wrong', () => {
    const lines = readFileSync(`${folder}formulas.txt`, 'utf8').trim().split('\n');
    const results = lines.map((line) => {
      const [, place, tex = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      const result = mathMl(tex, place === 'block');
      return `${line}\n${'html' in result ? result.html : `fault: ${result.fault}`}\n`;
    });
    expectGolden(results.join('\n'), `${folder}formulas.golden.txt`);
  });

  it('are reported once, where they are first, in running text and on lines of their own', () => {
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
    drawFormulas(found, drawings, diagnostics);
    expect([...drawings.keys()]).toEqual(['formula:yes']);
    expect(diagnostics.all).toEqual([
      expect.objectContaining({ code: 'formula', level: 'warning', place: { file: '0.xml' } }),
    ]);
  });
});
