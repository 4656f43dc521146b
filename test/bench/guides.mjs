// Writes a site of generated guides, identical each time.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const words = (
  'a library of tests runs each case and tells what it expected and what came instead so that a reader of the log ' +
  'finds the place in the source without a debugger and knows which value was wrong'
).split(' ');

/** Number of folders that contain the guides. */
const folders = 20;

/** Returns a generator of numbers below a bound, identical each time. */
function numbers() {
  let state = 1;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

/** Returns the path of a guide in the docs folder. */
function pathOf(index) {
  return `part-${index % folders}/guide-${index}.md`;
}

function paragraph(next) {
  return `${Array.from({ length: 60 }, () => words[next(words.length)]).join(' ')}.`;
}

function section(index, number, count, next) {
  const other = (index + number + 1) % count;
  const parts = [
    `## Section ${number} of guide ${index}`,
    `${paragraph(next)} More of it: [guide ${other}](../${pathOf(other)}), and \`value_${number}\`.`,
    '- one **bold** item\n- another one, _emphasised_',
  ];
  if (number % 2 === 0)
    parts.push(
      '```cpp title="main.cpp" {2}\n#include <library.h>\nint main () {\n  return run ("all", [] { expect (sum (1, 1) == 2); });\n}\n```',
    );
  if (number % 3 === 0)
    parts.push(
      `:::tip\n\n${paragraph(next)}\n\n:::`,
      '| name | value |\n| ---- | ----- |\n| one  | 1     |',
    );
  return parts.join('\n\n');
}

/** Writes the site into a folder and returns the path of its configuration. */
export function writeGuides(folder, count) {
  const next = numbers();
  for (let i = 0; i < folders; i++) mkdirSync(join(folder, `docs/part-${i}`), { recursive: true });
  for (let i = 0; i < count; i++) {
    const sections = Array.from({ length: 8 }, (_, number) => section(i, number, count, next));
    const text = `---\ntitle: Guide ${i}\ndescription: About ${i}\n---\n\n${sections.join('\n\n')}\n`;
    writeFileSync(join(folder, 'docs', pathOf(i)), text);
  }
  const config = join(folder, 'site.config.yaml');
  writeFileSync(config, 'title: Guides\nurl: https://example.org\ndocs: { path: docs }\n');
  return config;
}

/** Changes one of the guides. */
export function changeGuide(folder) {
  appendFileSync(join(folder, 'docs', pathOf(0)), '\nOne more sentence.\n');
}
