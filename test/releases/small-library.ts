import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';

/** The result of a command. */
export interface CommandOutcome {
  /** Exit code. */
  code: number;
  /** Standard output. */
  out: string;
  /** Standard error. */
  error: string;
}

const doxyfile = `PROJECT_NAME = Shapes
PROJECT_NUMBER = 1.0.0
INPUT = include
RECURSIVE = YES
STRIP_FROM_PATH = .
EXTRACT_ALL = YES
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
QUIET = YES
`;

const config = `title: Shapes
url: https://example.org
doxygen:
  xml: xml
  command: doxygen Doxyfile
`;

/** Returns a header of the library that declares a class and some functions. */
export function shapesHeader(...functions: readonly string[]): string {
  const declarations = functions.map((name) => `void ${name}(int count);\n`).join('');
  return `#pragma once
namespace shapes {
class Square {
public:
  double area() const;
};
${declarations}}
`;
}

/** A library in a temporary folder, with a configuration and a Doxyfile. */
export class SmallLibrary {
  /** Its folder. */
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'small-library-')));

  /** Creates it with one header. */
  constructor() {
    this.write('Doxyfile', doxyfile);
    this.write('site.config.yaml', config);
    this.write('include/shapes/shapes.h', shapesHeader('draw', 'fill'));
  }

  /** Writes a file. */
  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Reads a file. */
  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Changes the text of a file. */
  edit(path: string, change: (text: string) => string): void {
    this.write(path, change(this.read(path)));
  }

  /** Creates the XML. */
  runDoxygen(): void {
    execFileSync('doxygen', ['Doxyfile'], { cwd: this.folder, stdio: 'ignore' });
  }

  /** Runs git and returns its output. */
  git(...args: readonly string[]): string {
    const settings = ['user.name=A', 'user.email=a@example.org', 'init.defaultBranch=main'];
    return execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_COMMITTER_DATE: '2024-03-05T12:00:00Z' },
    });
  }

  /** Commits everything except the XML, and tags the commit. */
  release(tag: string): void {
    this.write('.gitignore', 'xml/\napi/\n');
    this.git('add', '.');
    this.git('commit', '--quiet', '--allow-empty', '-m', tag);
    this.git('tag', tag);
  }

  /** Runs `mtp-site snapshot`. */
  snapshot(...args: readonly string[]): Promise<CommandOutcome> {
    return this.run('snapshot', ...args);
  }

  /** Runs a command of `mtp-site`. */
  async run(...args: readonly string[]): Promise<CommandOutcome> {
    const outcome: CommandOutcome = { code: -1, out: '', error: '' };
    const terminal = {
      out: (text: string) => (outcome.out += text),
      error: (text: string) => (outcome.error += text),
      interactive: false,
      colors: false,
    };
    outcome.code = await runCommandLine(args, terminal, this.folder);
    return outcome;
  }

  /** Removes it. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
