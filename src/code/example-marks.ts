import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';
import type { ExampleMarks, ExampleResult } from '../model/example-marks.ts';
import { hastElement } from '../model/hast-element.ts';

/** Returns the key of a block in a file of results: a hash of its code as its page shows it. */
export function resultKey(shownCode: string): string {
  const lines = shownCode.split(/\r?\n/).map((line) => line.trimEnd());
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** Returns what follows the code of a block: who compiled it, what it prints, and a link; nothing without a result. */
export function exampleMark(shownCode: string, marks: ExampleMarks | undefined): Element[] {
  const result = marks?.results[resultKey(shownCode)];
  if (!marks || !result) return [];
  const { compiler: name, standard } = result;
  const compiler = [name, standard, marks.release ?? ''].filter((part) => part !== '').join(', ');
  const said = marks.texts[result.status].replace('{compiler}', compiler);
  const href = explorerAddress(result, marks);
  const leaving = { target: '_blank', rel: ['noopener', 'noreferrer'] };
  const link =
    href === undefined
      ? []
      : [hastElement('a', { href, ...leaving }, [text(marks.texts.explorer)])];
  const { output } = result;
  const printed = hastElement('pre', { tabIndex: 0 }, [
    hastElement('code', {}, [text(output ?? '')]),
  ]);
  const proof =
    output === undefined
      ? hastElement('span', {}, [text(said)])
      : hastElement('details', {}, [hastElement('summary', {}, [text(said)]), printed]);
  return [hastElement('div', { className: ['example-mark'] }, [proof, ...link])];
}

/** The address holds the code, so that nothing is requested before a reader follows it. */
function explorerAddress(
  { program, language }: ExampleResult,
  { explorer }: ExampleMarks,
): string | undefined {
  if (!explorer || program === undefined) return undefined;
  const { url, compiler, options, libraries } = explorer;
  const libs = Object.entries(libraries).map(([id, version]) => ({ id, version }));
  const compilers = [{ id: compiler, options, libs }];
  const state = { sessions: [{ id: 1, language: language ?? 'c++', source: program, compilers }] };
  const encoded = Buffer.from(JSON.stringify(state)).toString('base64');
  return `${url.replace(/\/$/, '')}/clientstate/${encodeURIComponent(encoded)}`;
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
