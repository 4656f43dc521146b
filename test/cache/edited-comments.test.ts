/** @jest-environment-options { "production": true } */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needKnownDoxygen } from '../run/shared.ts';
import { filesBelow, RecallSite } from './recall-site.ts';

/** A library in which pages show much of each other's symbols. */
const sources: Record<string, string> = {
  'shape.h': `/** @file
 *  Shapes. */
/** @defgroup shapes Shapes
 *  Everything with an area. */

/** The base of all shapes.
 *
 *  A shape has an area(). @sa Square
 *  @ingroup shapes */
class Shape {
public:
  /** Computes the area.
   *
   *  The result is never negative.
   *  @returns the area */
  virtual double area() const;
  /** Describes the shape. */
  const char* describe();
  void bare();
};

/** What to do with a shape.
 *  @ingroup shapes */
enum Action {
  draw, ///< Draws it.
  hide ///< Hides it.
};
`,
  'square.h': `/** @file
 *  Squares. */
#include "shape.h"

/** A square.
 *  @ingroup shapes */
class Square : public Shape {
public:
  double area() const override;
  /** Resizes the square. @param side the new length of a side */
  void resize(double side);
};

/** Paints a square, as Shape::area() says. */
int paint(Square& square, Action action = draw);
`,
  'square.cpp': `/** @file
 *  Implements squares. */
#include "square.h"

/** Paints it, quickly. */
int paint(Square& square, Action action) {
  /* Twice, to be sure. */
  square.resize(2);
  return 1;
}
void Square::resize(double) {}
double Square::area() const { return 1; }
`,
};

let folder: string;
let site: RecallSite;

/** Runs Doxygen on the sources, as a maintainer does after each edit. */
function document(): void {
  const settings = `INPUT = src
OUTPUT_DIRECTORY = .
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
SOURCE_BROWSER = YES
REFERENCED_BY_RELATION = YES
QUIET = YES
WARNINGS = NO
`;
  rmSync(join(folder, 'xml'), { recursive: true, force: true });
  execFileSync('doxygen', ['-'], {
    cwd: folder,
    input: settings,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, 'src', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(async () => {
  await needKnownDoxygen();
  folder = mkdtempSync(join(tmpdir(), 'edited-comments-'));
  site = new RecallSite(folder);
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(sources))
    writeFileSync(join(folder, 'src', name), text);
  document();
  const { errors } = await site.build();
  expect(errors).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Edits in this order, and how many pages of the API reference are not rendered again, of 19. */
const edits: [what: string, change: () => void, kept: number][] = [
  ['a detailed description', () => edit('shape.h', 'never negative', 'zero or more'), 17],
  ['a brief description', () => edit('shape.h', 'The base of all', 'The base class of all'), 15],
  ['the comment of a value', () => edit('shape.h', 'Draws it.', 'Draws the shape.'), 17],
  ['a topic', () => edit('shape.h', 'Everything with', 'All that has'), 17],
  ['a parameter', () => edit('square.h', 'the new length', 'the length'), 18],
  ['a comment in a body', () => edit('square.cpp', 'Twice, to', 'Two times, to'), 14],
  [
    'a comment, with more lines',
    () => edit('square.h', 'A square.', 'A square.\n *\n *  Even.'),
    13,
  ],
  ['the lines of a body', () => edit('square.cpp', '  return 1', '\n\n  return 1'), 14],
  ['a link', () => edit('square.h', 'Resizes the square', 'Resizes it, see paint()'), 18],
  [
    'a further paragraph',
    () => edit('shape.h', 'Describes the shape.', 'Describes it.\n   *\n   *  In C.'),
    12,
  ],
  // All lists show whether a symbol has a description.
  ['a first comment', () => edit('shape.h', '  void bare', '  /** Bare. */\n  void bare'), 0],
  ['a declaration', () => edit('square.h', '= draw', '= hide'), 0],
];

test.each(edits)(
  'after an edit of %s, only pages that show it are rendered',
  async (_, change, kept) => {
    change();
    document();
    const { pages, rendered, reports } = await site.build();
    expect({ files: filesBelow(site.out), reports }).toEqual(await site.fresh());
    expect(pages - rendered).toBe(kept);
  },
);
