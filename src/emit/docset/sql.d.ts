/** What docsets use of the package, whose types would declare all of Emscripten. */
declare module 'sql.js' {
  /** A prepared statement. */
  export interface Statement {
    /** Runs it with the values of its parameters. */
    run(values: readonly (string | number | null)[]): void;
  }

  /** A database in memory. */
  export interface Database {
    /** Runs statements that return nothing. */
    run(sql: string): void;
    /** Runs statements and returns the rows of each. */
    exec(sql: string): { columns: string[]; values: unknown[][] }[];
    /** Prepares a statement. */
    prepare(sql: string): Statement;
    /** Returns the bytes of its file, and frees its statements. */
    export(): Uint8Array;
    /** Frees its memory. */
    close(): void;
  }

  /** Loads SQLite; `wasmBinary` is its program. */
  export default function initSqlJs(options: { wasmBinary: Uint8Array }): Promise<{
    /** Opens a database: a new one, or that of a file. */
    Database: new (bytes?: Uint8Array) => Database;
  }>;
}
