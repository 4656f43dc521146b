import { checkDocsFeatures } from '../../config/docs-features.ts';
import type { Where } from '../../config/option.ts';
import { configuration } from '../../config/options.ts';
import type { SourceEntry, SourceNode } from '../../yaml/source.ts';
import type { Place } from '../../shared/place.ts';
import { isDictionary } from './config-value.ts';
import type { OptionPath } from './option-places.ts';
import type { Draft } from './rules.ts';

/** Part of a draft that the options reject. */
export interface Rejection {
  /** Its path in the draft. */
  path: OptionPath;
  /** Describes the fault. */
  message: string;
  /** Advice on what to do. */
  advice?: string;
}

/** Source nodes with places that number their paths, so that a fault leads back to its option. */
class NumberedSource {
  readonly #paths: OptionPath[] = [];

  /** Returns the path of a place. */
  pathAt(place: Place): OptionPath {
    return this.#paths[place.line ?? 0] ?? [];
  }

  node(value: unknown, path: OptionPath): SourceNode {
    const place = this.#place(path);
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => this.node(item, [...path, index]));
      return { kind: 'list', place, items };
    }
    if (isDictionary(value)) {
      const entries = Object.entries(value).map(([key, own]): SourceEntry => {
        const inner = [...path, key];
        return { key, keyPlace: this.#place(inner), value: this.node(own, inner) };
      });
      return { kind: 'map', place, entries };
    }
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    return { kind: 'scalar', place, value: isScalar ? (value as string | number | boolean) : null };
  }

  #place(path: OptionPath): Place {
    this.#paths.push(path);
    return { file: '', line: this.#paths.length - 1 };
  }
}

function isEmptied(value: unknown): boolean {
  return isDictionary(value) && Object.keys(value).length === 0;
}

/** Removes the value at a path from a draft, and inner groups that this leaves empty. */
function removeAt(value: unknown, [first, ...rest]: OptionPath, depth = 0): unknown {
  const less = (own: unknown): unknown[] => {
    if (rest.length === 0) return [];
    const inner = removeAt(own, rest, depth + 1);
    return depth > 0 && isEmptied(inner) ? [] : [inner];
  };
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => (index === first ? less(item) : [item]));
  if (!isDictionary(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) =>
      key === first ? less(own).map((inner) => [key, inner]) : [[key, own]],
    ),
  );
}

/** True if a rejected value contains the one removed just before, which caused the rejection. */
function follows(rejection: Rejection, before: Rejection | undefined): boolean {
  const { path } = rejection;
  return (
    before !== undefined &&
    path.length < before.path.length &&
    path.every((step, index) => step === before.path[index])
  );
}

/**
 * Removes everything that the options reject from a draft, so that the rest loads without errors. If the root is
 * rejected, such as for a missing title, returns no draft.
 */
export function removeRejected(
  draft: Draft,
  folder: string,
): { draft?: Draft; rejections: Rejection[] } {
  const rejections: Rejection[] = [];
  let current = draft;
  for (;;) {
    const source = new NumberedSource();
    const root = source.node(current, []);
    const faults: Rejection[] = [];
    const fault: Where['fault'] = (message, place, advice) =>
      faults.push({ path: source.pathAt(place), message, advice });
    const outcome = configuration.read(root, { path: '', place: root.place, folder, fault });
    if (outcome) checkDocsFeatures(outcome.value, root, fault);
    if (faults.length === 0) return { draft: current, rejections };
    const fatal = faults.filter(({ path }) => path.length === 0);
    if (fatal.length > 0) return { rejections: fatal };
    // Remove one at a time from the end, because removing a list item moves the ones after it.
    const [last] = faults.slice(-1);
    if (!last) return { draft: current, rejections };
    const before = rejections.at(-1);
    if (before && follows(last, before)) before.path = last.path;
    else rejections.push(last);
    const rest = removeAt(current, last.path);
    current = isDictionary(rest) ? { ...rest } : {};
  }
}
