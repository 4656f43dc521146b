import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import { needKnownDoxygen } from '../run/shared.ts';
import { SmallLibrary, type CommandOutcome } from './small-library.ts';

/** Compares two folders with XML. */
async function compare(cwd: string, before: string, after: string): Promise<CommandOutcome> {
  const outcome: CommandOutcome = { code: -1, out: '', error: '' };
  const terminal = {
    out: (text: string) => (outcome.out += text),
    error: (text: string) => (outcome.error += text),
    interactive: false,
    colors: false,
  };
  outcome.code = await runCommandLine(['diff', before, after], terminal, cwd);
  return outcome;
}

const header = `#pragma once
namespace shapes {
/** A point. */
template <typename T, int N = 2>
class Point {
public:
  /** Creates a point. */
  Point(const T &x, const T &y);
  /** Moves it. */
  template <class U>
  void move(const Point<U, N> &by, T factor = T(1));
  /** Its first coordinate. */
  T x() const noexcept;

protected:
  T values[N];
};

/** Colours. */
enum class Color { red, green = 4 };

/** Draws points. */
template <typename Iterator>
unsigned long draw(Iterator first, Iterator last, const char *title = nullptr);

using Distance = double;
extern const int limit;
}
#define SHAPES_MAX(a, b) ((a) > (b) ? (a) : (b))
`;

/** The same API with other names of parameters, other spaces, and members in another order. */
const rewritten = `#pragma once
namespace shapes
{
/** Draws points. */
template <typename It>
unsigned long draw (It begin, It end, char const * title = nullptr);

/** Colours. */
enum class Color
{
  red,
  green = 4
};

extern int const limit;
using Distance = double;

/** A point. */
template <typename Number, int Size = 2>
class Point
{
protected:
  Number values[Size];

public:
  /** @name Coordinates */
  /** @{ */
  /** Its first coordinate. */
  Number x () const noexcept;
  /** @} */
  /** Moves it. */
  template <class Other>
  void move (Point<Other, Size> const & by, Number factor = Number(1));
  /** Creates a point. */
  Point (Number const & x, Number const & y);
};
}
#define SHAPES_MAX(a, b) ((a) > (b) ? (a) : (b))
`;

describe('a library whose API does not change', () => {
  let library: SmallLibrary;

  beforeEach(async () => {
    await needKnownDoxygen();
    library = new SmallLibrary();
    library.write('include/shapes/shapes.h', header);
    library.runDoxygen();
    cpSync(join(library.folder, 'xml'), join(library.folder, 'before'), { recursive: true });
  });

  afterEach(() => library.remove());

  /** Runs Doxygen again, as for another release. */
  function after(): Promise<CommandOutcome> {
    library.edit('Doxyfile', (text) => text.replace('1.0.0', '1.0.1'));
    rmSync(join(library.folder, 'xml'), { recursive: true });
    library.runDoxygen();
    return compare(library.folder, 'before', 'xml');
  }

  test('the same headers are the same API', async () => {
    const { code, out } = await after();
    expect([code, out]).toEqual([0, expect.stringContaining('The public API did not change.')]);
  });

  test('names of template parameters, spaces, and the order of members do not matter', async () => {
    library.write('include/shapes/shapes.h', rewritten);
    const { code, out } = await after();
    // The names of function parameters matter to the few who call by name in other languages.
    expect(out.match(/\[.*\]/g)).toEqual(['[parameter-renamed]', '[parameter-renamed]']);
    expect(code).toBe(0);
  });

  test('a header that includes what it declared before makes a patch', async () => {
    library.write('include/shapes/all.h', header);
    library.write('include/shapes/shapes.h', '#pragma once\n#include <shapes/all.h>\n');
    const { code, out } = await after();
    expect(out).toContain('1.0.0 to 1.0.1 is a patch release; the changes need: patch.');
    expect(new Set(out.match(/\[.*\]/g))).toEqual(new Set(['[header-moved]']));
    expect(code).toBe(0);
  });
});

// Two versions of Doxygen on the same sources, if their XML is available.
const { MTP_SITE_CORPORA: corpora = '' } = process.env;
for (const tree of corpora === '' ? [] : ['mtp', 'torture'])
  test(`two versions of Doxygen see the same API of ${tree}`, async () => {
    const [before, after] = [join(corpora, `${tree}-1.9.4`), join(corpora, `${tree}-1.19.0`)];
    const { code, out } = await compare(corpora, before, after);
    const [about = '', ...others] = out.trim().split('\n');
    expect(about).toContain('Doxygen 1.9.4 and 1.19.0; not compared, because of Doxygen:');
    expect([code, others]).toEqual([0, ['The public API did not change.']]);
  });
