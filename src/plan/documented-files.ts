import type { Compound, Member } from '../model/compound.ts';
import { isDescribedMember, isUndescribed } from '../model/descriptions.ts';
import { linkedIn } from '../model/packed-listing.ts';
import type { ApiReference } from '../model/site.ts';
import type { ShownSymbols } from '../shared/shown-symbols.ts';
import { listedComments, type ListedComments } from './file-comments.ts';
import { isDocumentationFile, showsSource } from './file-sources.ts';

/** The parts of an API reference that show which files are documented. */
type Reference = Pick<ApiReference, 'compounds' | 'shows'>;

/** True if a comment documents a file without a description, false if none does; undefined if that is not known. */
type Verdict = boolean | undefined;

/**
 * Tells which files without a description a comment with `\file` documents nevertheless. The XML does not say so
 * itself, but Doxygen links only to declarations of documented files, and to the source of others (1.9.4 to 1.19).
 */
export class DocumentedFiles {
  readonly #shows: ShownSymbols | undefined;
  readonly #files: ReadonlyMap<string, Compound>;
  /** The files that graphs show to be documented or not, by refid, as far as they have been read. */
  readonly #linked = new Map<string, boolean>();
  /** The files whose graphs have been read. */
  readonly #read = new Set<string>();
  /** Maps paths to the lines of described declarations; missing until a listing needs it. */
  #describedLines: ReadonlyMap<string, ReadonlySet<number>> | undefined;

  /**
   * `hasFileCommand` tells whether the source of a file has a comment with `\file`, undefined if the source is not there;
   * it is asked only if the XML leaves it open.
   */
  constructor(
    private readonly api: Reference,
    private readonly hasFileCommand: (file: Compound) => Verdict = () => undefined,
  ) {
    this.#shows = api.shows;
    this.#files = new Map(
      api.compounds.flatMap((each) => (each.kind === 'file' ? [[each.refid, each]] : [])),
    );
  }

  /** The refids of the files that Doxygen ignores because no comment describes them; none of which that is in doubt. */
  bare(): Set<string> {
    const files = [...this.#files.values()].filter((file) => this.#isBare(file));
    return new Set(files.map(({ refid }) => refid));
  }

  #isBare(file: Compound): boolean {
    if (!isUndescribed(file)) return false;
    if (isDocumentationFile(file.name)) return true;
    const { listing } = file;
    if (!listing) return false;
    const linked = this.#byLinks(file);
    if (linked !== undefined) return !linked;
    const comments = listedComments(listing, file.name);
    const isDocumented =
      this.#byComments(file, comments) ?? this.hasFileCommand(file) ?? this.#byCuts(file, comments);
    return !isDocumented;
  }

  /** The answer of links: those of its own listing, and those of the graphs of its neighbours. */
  #byLinks(file: Compound): Verdict {
    const { refid, listing } = file;
    if (listing && linkedIn(listing).some((to) => to === refid || to.startsWith(`${refid}_1`)))
      return true;
    for (const { refid: other } of [...file.includedBy, ...file.includes]) {
      const neighbour = other === undefined ? undefined : this.#files.get(other);
      if (!neighbour) continue;
      this.#readGraphs(neighbour);
      const found = this.#linked.get(refid);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Notes where the graphs of a file link to other files. */
  #readGraphs({ refid, graphs }: Compound): void {
    if (this.#read.has(refid)) return;
    this.#read.add(refid);
    for (const { nodes } of graphs)
      for (const { refid: to } of nodes) {
        // The file itself is linked in any case.
        if (to === undefined || to === refid) continue;
        if (to.endsWith(sourcePage)) this.#linked.set(to.slice(0, -sourcePage.length), false);
        else {
          const file = this.#files.get(to);
          // Only a documented file is preferred to the page with its source.
          if (file && this.#shows && showsSource(file.name, this.#shows))
            this.#linked.set(to, true);
        }
      }
  }

  /** The answer of the comments in its listing, if it has any. */
  #byComments(file: Compound, comments: ListedComments): Verdict {
    if (comments.hasFileCommand) return true;
    const isCertain = comments.isComplete || comments.cuts.length === 0;
    return isCertain || this.#hasUnlinked(file) ? false : undefined;
  }

  /** True if a described declaration of the file is not linked in its listing, which has no links to the file. */
  #hasUnlinked({ refid, sections }: Compound): boolean {
    const isExpected = (member: Member): boolean =>
      member.refid.startsWith(`${refid}_1`) &&
      member.protection !== 'private' &&
      member.facts.isStatic !== true &&
      isDescribedMember(member);
    return sections.some(({ entries }) =>
      entries.some((entry) => 'member' in entry && isExpected(entry.member)),
    );
  }

  /** True if a comment was removed that does not describe what is below it. */
  #byCuts({ location, name }: Compound, { cuts }: ListedComments): boolean {
    this.#describedLines ??= describedLines(this.api.compounds);
    const lines = this.#describedLines.get(location?.file ?? name) ?? new Set();
    return cuts.some((first, index) => {
      const end = Math.min(cuts[index + 1] ?? Infinity, first + declarationLines);
      for (let line = first; line < end; line++) if (lines.has(line)) return false;
      return true;
    });
  }
}

/** End of the ids of pages with sources. */
const sourcePage = '_source';

/** Maximum number of lines from the comment of a declaration to its name: template parameters, attributes, a type. */
const declarationLines = 8;

/** Maps each path to the lines of its declarations that have a description. */
function describedLines(compounds: readonly Compound[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const add = (file: string | undefined, line: number | undefined): void => {
    if (file === undefined || line === undefined) return;
    const lines = found.get(file);
    if (lines) lines.add(line);
    else found.set(file, new Set([line]));
  };
  for (const compound of compounds) {
    if (compound.location && !isUndescribed(compound))
      add(compound.location.file, compound.location.line);
    for (const { entries } of compound.sections)
      for (const entry of entries) {
        if (!('member' in entry) || !isDescribedMember(entry.member)) continue;
        add(entry.member.facts.file, entry.member.facts.line);
      }
  }
  return found;
}
