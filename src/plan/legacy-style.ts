import type { LegacyUrlsConfig } from '../config/types.ts';
import type { Compound } from '../model/compound.ts';
import type { ApiReference } from '../model/site.ts';
import {
  escapedName,
  escapedPageName,
  hasCapitals,
  inCase,
  splitSubdirs,
  subdirsOf,
  type NameStyle,
} from './legacy-names.ts';

/** Length from which the ends of names with the longest suffix may be replaced by a hash. */
const longName = 128 - '-members'.length;

/** A compound whose file has a name. */
export type NamedCompound = Pick<Compound, 'refid' | 'kind' | 'rawName'>;

/** Names the files of an earlier site, given the ids in XML, which are file names as well. */
export class LegacyStyle {
  readonly #own: NameStyle;
  readonly #former: NameStyle;
  readonly #extension: string;
  readonly #folder: string;
  /** True if each member has a page of its own. */
  readonly hasMemberPages: boolean;

  /** `compounds` and `hasMemberPages` are those of the XML. */
  constructor(
    {
      html,
      compounds,
      hasMemberPages,
    }: Pick<ApiReference, 'html'> & {
      compounds: readonly NamedCompound[];
      hasMemberPages: boolean;
    },
    settings: LegacyUrlsConfig,
  ) {
    const refids = compounds.map(({ refid }) => refid);
    const hasSubdirs = refids.some((refid) => splitSubdirs(refid)[0] !== '');
    const subdirsLevel = html?.subdirsLevel ?? 8;
    // If no name has a capital letter, both settings give the same names.
    const isCaseSensitive =
      refids.some(hasCapitals) || !compounds.some(({ rawName }) => /[A-Z]/.test(rawName));
    this.#own = { hasSubdirs, subdirsLevel, isCaseSensitive };
    this.#former = {
      subdirsLevel,
      hasSubdirs: settings.subdirs ?? hasSubdirs,
      isCaseSensitive: settings.caseSenseNames ?? isCaseSensitive,
    };
    this.#extension = html?.extension ?? '.html';
    const folder = settings.path ?? folderOf(html?.folder);
    this.#folder = folder === '' ? '' : `${folder}/`;
    this.hasMemberPages = settings.separateMemberPages ?? hasMemberPages;
  }

  /** The path of a file that never is in a folder of CREATE_SUBDIRS, such as a list. */
  rootFile(name: string): string {
    return `${this.#folder}${name}${this.#extension}`;
  }

  /** The path of a page, as a list of the earlier site names it. */
  listedFile(path: string): string {
    return this.#folder + path;
  }

  /** The path of a file with this name, in the folder of another name if that is given. */
  file(name: string, inFolderOf = name): string {
    const { hasSubdirs, subdirsLevel } = this.#former;
    return this.rootFile((hasSubdirs ? subdirsOf(inFolderOf, subdirsLevel) : '') + name);
  }

  /** The path of a Markdown page, given its unescaped name. */
  pageFile(name: string): string {
    return this.file(this.#former.isCaseSensitive ? name : inCase(name, false));
  }

  /** The path of the page of a compound. */
  compoundFile(compound: NamedCompound): string {
    const { refid } = compound;
    if (refid === 'indexpage') return this.rootFile('index');
    return refid.startsWith('dir_') ? this.rootFile(refid) : this.file(this.#nameOf(compound));
  }

  /** The path of the list of the members of a class. */
  memberListFile(compound: NamedCompound): string {
    return this.file(this.#nameOf(compound, '-members'));
  }

  /** The path of the page with the source of a file. */
  sourceFile(compound: NamedCompound): string {
    const name = this.#nameOf(compound);
    return this.file(`${name}_source`, name);
  }

  /** The path of the page of one member, given its anchor and its compound. */
  memberFile(anchor: string, owner: NamedCompound): string {
    const name = this.#nameOf(owner);
    return this.file(`${name}_${anchor}`, name);
  }

  /** The name of a compound's file without folders, written as on the earlier site. */
  #nameOf({ refid, kind, rawName }: NamedCompound, suffix = ''): string {
    const [, name] = splitSubdirs(refid);
    const { isCaseSensitive } = this.#former;
    const isSame = isCaseSensitive === this.#own.isCaseSensitive;
    if (name.length >= longName) {
      const whole = kind + rawName;
      if (escapedName(whole, this.#own.isCaseSensitive) === name)
        return escapedName(whole + suffix, isCaseSensitive);
    }
    // In these names, an underscore may come before a letter without being part of an escape.
    if (kind === 'page' || kind === 'example') {
      const ending = kind === 'example' ? '-example' : '';
      if (escapedPageName(rawName, this.#own.isCaseSensitive) + ending === name)
        return escapedPageName(rawName, isCaseSensitive) + ending;
    }
    return (isSame ? name : inCase(name, isCaseSensitive)) + suffix;
  }
}

/** HTML_OUTPUT as a folder of a site; it may also be an absolute path, or lead out of the output folder. */
function folderOf(output = 'html'): string {
  const parts = output.split(/[\\/]+/).filter((part) => part !== '' && part !== '.');
  return /^[\\/]|:/.test(output) || parts.includes('..') ? (parts.at(-1) ?? '') : parts.join('/');
}

/** True if ids contain the page of each member: `classA_a12_1a12`. */
export function hasMemberIds(compounds: readonly Compound[]): boolean {
  return compounds.some(({ sections }) =>
    sections.some(({ entries }) =>
      entries.some(
        (entry) => 'member' in entry && /_([a-z]{1,2}[0-9a-f]{32,})_1\1$/.test(entry.member.refid),
      ),
    ),
  );
}
