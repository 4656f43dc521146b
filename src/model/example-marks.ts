/** What a file of results says about a proven example. */
export interface ExampleResult {
  /** What was proven; `refused` is an example that does not compile, as it says. */
  status: 'compiled' | 'ran' | 'refused';
  /** The compiler: `GCC 13.2.0`; empty if it is not known. */
  compiler: string;
  /** The standard: `C++20`; empty if the command names none. */
  standard: string;
  /** `c` for C; missing for C++. */
  language?: 'c';
  /** What it printed; missing if it did not run, printed nothing, or if its page shows the output. */
  output?: string;
  /** The whole program, for links to Compiler Explorer; missing without such links. */
  program?: string;
}

/** What pages show at proven examples. */
export interface ExampleMarks {
  /** The results, by the keys of blocks. */
  results: Readonly<Record<string, ExampleResult>>;
  /** The library with which they were proven: `fmt 10.2.1`; missing if its release is not known. */
  release?: string;
  /** The compiler that links open; no links when missing. */
  explorer?: { url: string; compiler: string; options: string; libraries: Record<string, string> };
  /** Texts of the interface, with `{compiler}` for the compiler, standard and release. */
  texts: Record<ExampleResult['status'] | 'explorer', string>;
}
