import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { createProse } from '../../src/markdown/prose.ts';
import { defaultTextSettings, readMarkdown } from '../../src/markdown/read-markdown.ts';
import { contextOf } from '../context.ts';

/** Number of texts to try; for more: `FUZZ=20000 npm test -- test/markdown/fuzz`. */
const count = Number(process.env.FUZZ ?? 400);

const folders = ['fixtures/markdown', 'fixtures/markdown/faults'];

const texts = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(`${folder}/${name}`, 'utf8'),
    })),
);

/** Tokens that may upset a parser. */
const tokens =
  '< > </ /> <> </> <b <A <!-- --> { } {/* */} ${ ` ``` ~~~ ::: :::: :::note ::x :y[ ]{ [ ] [[ ]] [^1] [^1]: ]( ![ | |-| # ## {#a} > - 1. * _ ** \\ & &amp; &#0; \n \n\n \r\n \t --- import export const = => ( ) " \' \uFEFF \u0000 \uD800 é 😀 </Part> <head> <details> <summary> $ $$ ^{ _{ \\frac \\sqrt{ \\begin{matrix} \\end{matrix} \\left( \\text{'
    .split(' ')
    .concat(
      ' ',
      '    ',
      "\nimport X from './x.js'\n",
      '\nexport const a = 1\n',
      '\n---\na: b\n---\n',
      '\n$$\n',
      '\n```math\n',
    );

/** Returns a generator of pseudorandom numbers, identical each time. */
function random(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutated(text: string, next: (below: number) => number): string {
  let result = text;
  for (let i = next(6); i >= 0; i--) {
    const at = next(result.length + 1);
    const end = at + next(30);
    const token = tokens[next(tokens.length)] ?? '';
    const part = result.slice(at, end);
    result =
      [
        () => result.slice(0, at) + token + result.slice(at),
        () => result.slice(0, at) + token + result.slice(end),
        () => result.slice(0, at) + result.slice(end),
        () => result.slice(0, at) + part + part + result.slice(at),
        () => result.slice(0, at),
      ][next(5)]?.() ?? result;
  }
  return result;
}

test('no text makes the Markdown reader throw', async () => {
  const thrown: string[] = [];
  const math = { singleDollarTextMath: true, macros: {} };
  const settings = {
    ...defaultTextSettings,
    markdown: { ...defaultTextSettings.markdown, math },
  };
  for (let seed = 0; seed < count; seed++) {
    const next = random(seed);
    const { file, text } = texts[next(texts.length)] ?? { file: '', text: '' };
    const changed = mutated(text, next);
    const diagnostics = new Diagnostics();
    try {
      const source = await readMarkdown(changed, file, diagnostics, settings);
      await createProse(source, source.root, contextOf(diagnostics));
    } catch (error) {
      thrown.push(`${seed} ${file} ${String(error)}\n${changed}`);
    }
  }
  expect(thrown).toEqual([]);
});
