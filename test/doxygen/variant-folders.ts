import { expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { contentFolder } from '../markdown/content-folder.ts';

/** The macros of three platforms, by the name that readers see. */
export const platforms = {
  Linux: ['__linux__=1', 'API=inline'],
  macOS: ['__APPLE__=1', 'API=inline'],
  Windows: ['_WIN32=1', 'API=__forceinline'],
};

/** Sources that differ by platform. */
export const portableSources = {
  'src/io.h': `/** @file
 * Files. */
#ifdef _WIN32
/** A HANDLE. */
typedef void *io_handle;
#else
/** A descriptor. */
typedef int io_handle;
#endif
/** Events. */
enum io_event {
  IO_READ, /**< Readable. */
#ifdef _WIN32
  IO_COMPLETED, /**< Completed. */
#else
  IO_URGENT, /**< Urgent. */
#endif
  IO_WRITE /**< Writable. */
};
/** Opens a file. */
io_handle io_open(const char *path);
#ifdef _WIN32
/** Opens a pipe. */
io_handle io_pipe(const wchar_t *name);
#else
/** Duplicates, as io_open() opens. */
io_handle io_dup(io_handle handle);
#endif
`,
  'src/stream.hpp': `/// Input and output.
namespace io {
/// A stream.
class Stream {
public:
  /// Reads.
  int read(char *to, int size);
#ifdef _WIN32
  /// Reads later.
  void readLater(void *overlapped);
#endif
#ifdef __APPLE__
  /// Joins a queue.
  void join(int queue);
#endif
  /// Closes.
  void close();
};
#ifdef _WIN32
/// A pipe.
class Pipe : public Stream {
public:
  /// Waits.
  void wait();
};
#else
/// A terminal.
class Terminal : public Stream {};
#endif
}
`,
};

/**
 * Runs Doxygen once for each variant (a platform by default), with its macros, and returns the folder that contains `<variant>/xml`. `sources`
 * are the files below it, in `src/`, and `settings` further lines of the Doxyfile.
 */
export function variantFolders(
  sources: Record<string, string> = portableSources,
  settings: readonly string[] = [],
  variants: Readonly<Record<string, readonly string[]>> = platforms,
): string {
  const doxyfiles = Object.entries(variants).map(([name, macros]): [string, string] => [
    `${name}/Doxyfile`,
    [
      ...['QUIET = YES', 'WARNINGS = NO', 'GENERATE_HTML = NO', 'GENERATE_LATEX = NO'],
      ...['GENERATE_XML = YES', 'INPUT = src', 'STRIP_FROM_PATH = .', `OUTPUT_DIRECTORY = ${name}`],
      ...['JAVADOC_AUTOBRIEF = YES', 'MACRO_EXPANSION = YES', 'EXPAND_ONLY_PREDEF = YES'],
      ...[
        'EXTRACT_ALL = YES',
        ...settings,
        ...macros.map((macro) => `PREDEFINED += '${macro}'`),
        '',
      ],
    ]
      .join('\n')
      .replaceAll(
        '\'API=__attribute__((visibility("default")))\'',
        '"API=__attribute__((visibility(1)))"',
      )
      .replaceAll("'", '"'),
  ]);
  const folder = contentFolder({ ...sources, ...Object.fromEntries(doxyfiles) });
  for (const [file] of doxyfiles)
    expect(spawnSync('doxygen', [file], { cwd: folder }).status).toBe(0);
  return folder;
}
