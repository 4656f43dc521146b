/** How some examples are compiled; what is missing is inherited. */
export interface ExampleRules {
  /** Shell command that compiles `{file}` to the program `{output}`; runs in the folder of the configuration. */
  command?: string;
  /** The same for blocks of C. */
  commandC?: string;
  /** Code in front of each example that is no whole program. */
  prelude?: string;
  /** Runs examples that say neither `run` nor `no-run`. */
  run?: boolean;
  /** Compiles none of these examples. */
  ignore?: boolean;
}

/** Rules for the examples of some files. */
export interface ExampleFolder extends ExampleRules {
  /** Globs of the files that contain the examples, relative to the folder of the configuration. */
  files: string[];
}

/** A compiler at Compiler Explorer. */
export interface CompilerExplorerConfig {
  /** Its address: `https://godbolt.org`. */
  url: string;
  /** Id of the compiler: `g132`. */
  compiler: string;
  /** Options of the compiler: `-std=c++20 -O2`. */
  options: string;
  /** Libraries by their ids, with the ids of their versions: `fmt: '1010'`. */
  libraries: Record<string, string>;
}

/** Examples in texts and comments, and how they are compiled. */
export interface ExamplesConfig extends ExampleRules {
  /** Shell command that runs once before all examples, such as one that builds the library. */
  prepare?: string;
  /** Compilation database to take a command from: a path. */
  compileCommands?: string;
  /** The source in the database whose command is taken; the first one when missing. */
  like?: string;
  /** CMake target to link: `fmt::fmt`; its project is in the folder of the configuration, or in `cmakeFolder`. */
  cmakeTarget?: string;
  /** Folder with the CMakeLists.txt of the library: an absolute path. */
  cmakeFolder?: string;
  /** Words at the end of the command, such as `-lfoo` and paths of libraries; the contents of files are part of keys. */
  libraries: string[];
  /** Rules for some files; the last one that names a file applies. */
  folders: ExampleFolder[];
  /** Time limit for compiling and for running, each, in seconds. */
  timeout: number;
  /** File with the results: "mtp-site examples" writes it, and builds read it; a path. */
  results?: string;
  /** The compiler that the links in blocks open; no links when missing. */
  compilerExplorer?: CompilerExplorerConfig;
}
