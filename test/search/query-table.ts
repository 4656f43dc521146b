import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The expected result of a query. */
export type Wanted =
  | {
      /** A result of a kind whose qualified name or title ends like this. */
      what: 'result';
      /** Its kind, as the engine names it, or `any`. */
      kind: string;
      /** The end of its name, starting at a scope or a folder. */
      name: string;
    }
  | {
      /** A result whose address ends like this. */
      what: 'address';
      /** The end of the address. */
      end: string;
    }
  | {
      /** No result. */
      what: 'nothing';
    }
  | {
      /** A completion, at any place. */
      what: 'completion';
      /** The text of the field after the completion. */
      text: string;
    }
  | {
      /** A result with these words marked in its name or its passage. */
      what: 'text';
      /** The words. */
      text: string;
    };

/** A row of the table. */
export interface QueryRow {
  /** Name of the site. */
  site: string;
  /** Line in the table, starting at 1. */
  line: number;
  /** The typed text. */
  query: string;
  /** The last allowed place, starting at 1. */
  within: number;
  /** The expected result. */
  wanted: Wanted;
}

/** Reads the table; throws on an unreadable row, so that none is skipped. */
export function readQueryTable(): QueryRow[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries.tsv'), 'utf8').split('\n');
  const rows: QueryRow[] = [];
  let site = '';
  lines.forEach((text, index) => {
    const heading = /^\[([\w.-]+)\]$/.exec(text)?.[1];
    if (heading !== undefined) site = heading;
    if (heading !== undefined || text === '' || text.startsWith('#')) return;
    const line = index + 1;
    const [query = '', place = '', wanted = ''] = text.split('\t');
    const within = Number(place);
    if (query === '' || !(within >= 1) || !/^\/|^nothing$|^\w+ ./.test(wanted))
      throw new Error(`queries.tsv:${line}: not "query <tab> place <tab> what": ${text}`);
    rows.push({ site, line, query, within, wanted: readWanted(wanted) });
  });
  return rows;
}

function readWanted(text: string): Wanted {
  if (text === 'nothing') return { what: 'nothing' };
  if (text.startsWith('/')) return { what: 'address', end: text };
  const [kind, rest] = splitOnce(text);
  if (kind === 'complete') return { what: 'completion', text: rest };
  if (kind === 'text') return { what: 'text', text: rest };
  return { what: 'result', kind, name: rest };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}
