import type { Snapshot } from './snapshot.ts';
import { append } from '../shared/group-by.ts';

/** Which headers of a release include which others. */
export class HeaderGraph {
  /** Maps each header to those that include it; made when it is first needed. */
  #includers: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(readonly headers: Snapshot['headers']) {}

  /** Returns a header and all that it includes, also indirectly. */
  reachedFrom(header: string): ReadonlySet<string> {
    return closure(header, (path) => this.headers.get(path)?.includes ?? []);
  }

  /** Returns a header and all that include it, also indirectly. */
  reaching(header: string): ReadonlySet<string> {
    const includers = (this.#includers ??= invert(this.headers));
    return closure(header, (path) => includers.get(path) ?? []);
  }

  /** Returns what a header, and all that it includes, include from other libraries. */
  externalFrom(header: string): ReadonlySet<string> {
    const reached = [...this.reachedFrom(header)];
    return new Set(reached.flatMap((path) => this.headers.get(path)?.external ?? []));
  }
}

function closure(start: string, next: (path: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const path of found) for (const other of next(path)) found.add(other);
  return found;
}

function invert(headers: Snapshot['headers']): Map<string, string[]> {
  const includers = new Map<string, string[]>();
  for (const [path, { includes = [] }] of headers)
    for (const included of includes) append(includers, included, path);
  return includers;
}
