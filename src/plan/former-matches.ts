import { anchorId } from '../model/anchor-id.ts';
import { parseArguments } from '../model/argument-list.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound } from '../model/compound.ts';
import { normalParamType } from '../model/normal-type.ts';
import { splitName, splitQualified } from '../model/qualified-name.ts';
import type { FormerSymbol } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import { withoutTemplateSpaces } from '../model/template-spaces.ts';
import { titleText } from '../model/title-text.ts';
import { splitSubdirs } from './legacy-names.ts';
import { markdownNames } from './markdown-names.ts';
import { table } from '../shared/table.ts';
import { append } from '../shared/group-by.ts';

/** A symbol of today: a member, or a value of an enum. */
interface Named {
  name: string;
  refid: string;
  kind: string;
  args: string;
}

/** Kinds that Doxygen's releases, or small changes of a library, exchange. */
const families: Readonly<Record<string, string>> = table({
  signal: 'function',
  slot: 'function',
  friend: 'function',
  property: 'variable',
  enum: 'enumeration',
});

/** Names of namespaces that change with every version of a library. */
const versionScope = /^(?:abi_?|ver_?|version_?)?_*v?\d+(?:_\d+)*$/i;

/** Finds the symbols of today that have the names of former ones. */
export class FormerMatches {
  readonly #symbols: Symbols;
  readonly #compounds = new Map<string, Compound[]>();
  readonly #members = new Map<string, Named[]>();
  readonly #unscoped = new Map<string, Named[]>();
  readonly #ids = new Map<string, string>();

  constructor(symbols: Symbols) {
    this.#symbols = symbols;
    for (const compound of symbols.compounds.values()) {
      for (const key of this.#keysOf(compound)) append(this.#compounds, key, compound);
      for (const id of compound.facts.ids ?? []) this.#ids.set(anchorId(id), id);
    }
    for (const { member } of symbols.members.values()) {
      const { refid, kind, name, qualifiedName, argsString: args } = member;
      const scope = qualifiedName.slice(0, -name.length);
      this.#addMember({ name: qualifiedName, refid, kind, args });
      for (const value of member.enumValues) {
        const named = { refid: value.refid, kind: 'enumvalue', args: '' };
        this.#addMember({ ...named, name: `${qualifiedName}::${value.name}` });
        if (!member.strong) this.#addMember({ ...named, name: scope + value.name });
      }
      for (const id of member.facts.ids ?? []) this.#ids.set(anchorId(id), id);
    }
  }

  /** Returns the id of the symbol that a former one is now; undefined if it is gone. */
  find(former: FormerSymbol): string | undefined {
    const { kind, name, anchor } = former;
    if (kind === 'docanchor') return this.#ids.get(anchor) ?? this.#compoundNamed('page', name);
    return anchor === '' ? this.#compound(former) : this.#member(former);
  }

  /** Returns the id of the nearest scope of a name that still exists; undefined if there is none. */
  around(name: string): string | undefined {
    let [scope] = splitName(name);
    while (scope !== '') {
      const found = this.#compoundNamed('scope', scope);
      if (found !== undefined) return found;
      [scope] = splitName(scope);
    }
    return undefined;
  }

  #compound({ kind, name, title, file }: FormerSymbol): string | undefined {
    if (kind === 'file' || kind === 'dir') return this.#path(kind, name);
    if (kind === 'group' || kind === 'page') {
      const [, bare] = splitSubdirs(file.replace(/\.\w+$/, ''));
      return (
        this.#compoundNamed(kind, name === 'index' ? 'indexpage' : name) ??
        this.#compoundNamed(kind, bare) ??
        (title === undefined ? undefined : this.#compoundNamed(`${kind} title`, title))
      );
    }
    const same = this.#compounds.get(`scope ${this.#normal(name)}`) ?? [];
    const found = same.find((compound) => compound.kind === kind) ?? same[0];
    // A class may have become an alias.
    return found?.refid ?? this.#members.get(this.#normal(name))?.[0]?.refid;
  }

  #compoundNamed(kind: string, name: string): string | undefined {
    const key = kind === 'scope' ? this.#normal(name) : name;
    return this.#compounds.get(`${kind} ${key}`)?.[0]?.refid;
  }

  /** Finds the file or folder whose path has the most in common with a former one. */
  #path(kind: 'file' | 'dir', path: string): string | undefined {
    const parts = path.split(/[\\/]/).reverse();
    const same = this.#compounds.get(`${kind} ${parts[0] ?? ''}`) ?? [];
    const common = ({ name }: Compound): number => {
      const own = name.split(/[\\/]/).reverse();
      const differs = own.findIndex((part, i) => part !== parts[i]);
      return differs < 0 ? own.length : differs;
    };
    return [...same].sort((a, b) => common(b) - common(a))[0]?.refid;
  }

  #member({ kind, name, file, anchor, args }: FormerSymbol): string | undefined {
    const family = families[kind] ?? kind;
    const key = this.#normal(name);
    let same = this.#members.get(key) ?? [];
    if (same.length === 0) {
      // A file or group may name a member without its scope.
      const others = (this.#unscoped.get(splitName(name)[1]) ?? []).filter((each) =>
        each.name.endsWith(`::${name}`),
      );
      const isKind = others.filter((each) => (families[each.kind] ?? each.kind) === family);
      const isSame = others.filter(({ refid }) => anchorId(refid) === anchor);
      same = isKind.length === 1 ? isKind : isSame;
    }
    const ofKind = same.filter((each) => (families[each.kind] ?? each.kind) === family);
    const candidates = ofKind.length > 0 ? ofKind : same;
    if (candidates.length < 2) {
      const [only] = candidates;
      return only?.refid ?? this.#compoundNamed('scope', name);
    }
    const former = `${splitSubdirs(file.replace(/\.\w+$/, ''))[1]}_1${anchor}`;
    const tests: ((each: Named) => boolean)[] = [
      ({ refid }) => splitSubdirs(refid)[1] === former,
      ({ refid }) => anchorId(refid) === anchor,
      (each) => squashed(each.args) === squashed(args),
      (each) => signature(each.args) === signature(args),
      (each) => types(each.args).join() === types(args).join(),
      (each) => types(each.args).length === types(args).length,
      () => true,
    ];
    for (const test of tests) {
      const found = candidates.find(test);
      if (found) return found.refid;
    }
    return undefined;
  }

  #addMember(named: Named): void {
    append(this.#members, this.#normal(named.name), named);
    append(this.#unscoped, splitName(named.name)[1], named);
  }

  /** The keys under which a compound is found: its kind and a name. */
  #keysOf(compound: Compound): string[] {
    const { kind, rawName, refid, name, title } = compound;
    const [, file] = splitSubdirs(refid);
    if (kind === 'file' || kind === 'dir') return [`${kind} ${name.replace(/^.*[\\/]/, '')}`];
    if (kind === 'group' || kind === 'page') {
      const names = new Set([rawName, file, ...(kind === 'page' ? markdownNames(compound) : [])]);
      const titles = title ? [`${kind} title ${titleText(title)}`] : [];
      return [...[...names].map((each) => `${kind} ${each}`), ...titles];
    }
    const isScope = isClassLike(kind) || ['namespace', 'concept', 'module'].includes(kind);
    return isScope ? [`scope ${this.#normal(rawName)}`] : [];
  }

  /** A qualified name without white space and without namespaces that change with each version. */
  #normal(name: string): string {
    const parts = splitQualified(this.#symbols.inline.strip(withoutTemplateSpaces(name)));
    return parts
      .filter((part, i) => i === parts.length - 1 || !versionScope.test(part))
      .join('::')
      .replace(/\s+/g, '');
  }
}

function squashed(args: string): string {
  return args.replace(/\s+/g, '');
}

/** The types of parameters, and what follows the parentheses. */
function signature(args: string): string {
  const after = /\)\s*((?:const|volatile|&)[\s\w&]*)?[^)]*$/.exec(args)?.[1] ?? '';
  return `${types(args).join()};${squashed(after)}`;
}

/** The normalised types of the parameters, without their names. */
function types(args: string): string[] {
  return (parseArguments(args) ?? []).map(({ declaration }) =>
    normalParamType(
      declaration.replace(/(?<=[\w>&*]\s*[\s&*])[A-Za-z_]\w*(?=(?:\[[^\]]*\])*$)/, ''),
    ),
  );
}
