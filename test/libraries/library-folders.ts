import { expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../markdown/content-folder.ts';

const sources = {
  'units/src/units.h': `/// Quantities. @file
/// Quantities with units.
namespace suite {
/// Units of measurement.
namespace units {
/// A length in metres.
class Length {
public:
  /// The number of metres.
  double metres() const;
};
/// Writes a length.
void print(const Length &length);
}
}
/// A global handle.
struct unit_handle { int id; /**< Its id. */ };
`,
  'linalg/src/linalg.h': `/// Vectors. @file
/// Linear algebra.
namespace suite {
/// Vectors and matrices.
namespace linalg {
/// A place in space.
class Point {
public:
  /// The distance from another point.
  units::Length distance(const Point &other, unit_handle unit_handle_of) const;
  /// The same for a name that no library has, and one of the standard library.
  units::Area area(std::string Length) const;
};
/// A marked point.
class Mark : public suite::units::Length {};
/// Writes a point.
void print(const Point &point);
}
}
`,
};

/** The versions of the libraries. */
export const versions = { units: '2.1', linalg: '0.9' };

/**
 * Runs Doxygen for each of two libraries, the second of which uses the first, and on more sources; returns the XML by path.
 */
export function libraryFiles(more: Record<string, string> = {}): Record<string, string> {
  const names = Object.entries(versions);
  const doxyfiles = names.map(([name, version]): [string, string] => [
    `${name}/Doxyfile`,
    [
      ...['QUIET = YES', 'WARNINGS = NO', 'GENERATE_HTML = NO', 'GENERATE_LATEX = NO'],
      ...['GENERATE_XML = YES', `INPUT = ${name}/src`, `OUTPUT_DIRECTORY = ${name}`],
      ...['STRIP_FROM_PATH = .', 'JAVADOC_AUTOBRIEF = YES', `PROJECT_NAME = ${name}`],
      ...[`PROJECT_NUMBER = ${version}`, `PROJECT_BRIEF = "The brief of ${name}"`, ''],
    ].join('\n'),
  ]);
  const folder = contentFolder({ ...sources, ...more, ...Object.fromEntries(doxyfiles) });
  for (const [file] of doxyfiles)
    expect(spawnSync('doxygen', [file], { cwd: folder }).status).toBe(0);
  return Object.fromEntries(
    names.flatMap(([name]) =>
      readdirSync(join(folder, name, 'xml'))
        .filter((file) => file.endsWith('.xml'))
        .map((file) => [
          `${name}/xml/${file}`,
          readFileSync(join(folder, name, 'xml', file), 'utf8'),
        ]),
    ),
  );
}
