import { basename } from 'node:path';
import type { CheckSeverity } from '../config/types.ts';
import type { Diagnostic, Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import { incomplete } from '../xml/well-formed.ts';

/** The option that sets the severity of a damaged file. */
const option = 'checks.xmlFiles';

/** The option that sets the severity of a missing file. */
export const missingOption = 'checks.missingXml';

/** Codes of the faults that the option controls. */
const codes = new Set([
  'xml-malformed',
  'xml-not-doxygen',
  'xml-unknown-kind',
  'xml-id',
  'xml-lost-members',
]);

/** Code of a command that Doxygen does not know. */
export const unknownCommandCode = 'unknown-command';

/** Number of comments from which on a command is one of the library, and not a word that one of them mentions. */
const leastCommands = 3;

/** Maximum number of files that a message names. */
const namedFiles = 3;

/** A missing file that the index names. */
export interface MissingFile {
  /** Its name. */
  name: string;
  /** Where the index names it. */
  place: Place;
}

/** Collects the faults of many XML files and reports identical ones once. */
export class FileFaults {
  readonly #missing: MissingFile[] = [];
  readonly #others = new Map<string, { first: Diagnostic; files: Set<string>; count: number }>();

  /** `severity` is that of damaged files, `missing` that of missing ones. */
  constructor(
    private readonly severity: CheckSeverity,
    private readonly missing: CheckSeverity,
  ) {}

  /** Adds missing files. */
  addMissing(files: readonly MissingFile[]): void {
    this.#missing.push(...files);
  }

  /** Adds a fault of a file. */
  add(diagnostic: Diagnostic): void {
    const { code, message, place } = diagnostic;
    // Those of extensions are about different symbols.
    const at = code === 'extension-report' ? `${place?.file ?? ''}:${place?.line ?? 0}` : '';
    const key = `${code} ${at} ${message}`;
    const known = this.#others.get(key);
    if (known) {
      known.files.add(place?.file ?? '');
      known.count += 1;
    } else
      this.#others.set(key, { first: diagnostic, files: new Set([place?.file ?? '']), count: 1 });
  }

  /** True for a file whose end is missing: members that it lacks are no fault of their own. */
  isCut(file: string): boolean {
    return [...this.#others.values()].some(
      ({ first, files }) =>
        first.code === 'xml-malformed' && first.message.includes(incomplete) && files.has(file),
    );
  }

  /** Reports all faults with the severity that the option sets. */
  report(diagnostics: Diagnostics): void {
    this.reportMissing(diagnostics);
    for (const { first, files, count } of this.#others.values()) {
      if (first.code === unknownCommandCode) {
        const message = `${first.message} There are ${count} of them.`;
        if (count >= leastCommands) diagnostics.report({ ...first, message });
        continue;
      }
      const isDecided = first.level === 'warning' && codes.has(first.code);
      const level = isDecided ? levelOf(this.severity) : first.level;
      if (!level) continue;
      const others = [...files].slice(1).map((file) => basename(file));
      const message =
        others.length === 0
          ? first.message
          : `${first.message} The same applies to ${listOf(others)}.`;
      const otherwise = isDecided ? upper(orSet(option, level)) : '';
      const advice = [first.advice, otherwise].filter(Boolean).join(' ');
      diagnostics.report({ ...first, level, message, ...(advice && { advice }) });
    }
  }

  private reportMissing(diagnostics: Diagnostics): void {
    const level = levelOf(this.missing);
    const [first] = this.#missing;
    if (!level || !first) return;
    const names = this.#missing.map(({ name }) => name);
    diagnostics.report({
      code: 'xml-missing-file',
      level,
      place: first.place,
      message:
        names.length === 1
          ? `The index lists ${first.name}, but the file does not exist.`
          : `The index lists ${names.length} files that are missing: ${listOf(names)}.`,
      advice: `Run Doxygen again, ${orSet(missingOption, level)}.`,
    });
  }
}

/** Lists the first names and the number of the others. */
function listOf(names: readonly string[]): string {
  const more = names.length - namedFiles;
  const [shown, last] =
    more > 1
      ? [names.slice(0, namedFiles), `${more} more`]
      : [names.slice(0, -1), names.at(-1) ?? ''];
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** Turns the end of a piece of advice into a separate sentence. */
function upper(end: string): string {
  return `${end.charAt(0).toUpperCase()}${end.slice(1)}.`;
}
