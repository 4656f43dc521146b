import type { Compound, Member, Param } from '../model/compound.ts';
import type { ParameterList } from '../model/description.ts';
import { splitName, withoutArguments } from '../model/qualified-name.ts';
import type { Symbols } from '../model/symbols.ts';
import { textOfBlocks, textOfCode } from '../model/walk.ts';
import type { Finding } from './finding.ts';
import { commentFacts, identifierIn, isFunction, namesOf, returnsVoid } from './missing-parts.ts';
import { descriptionOf, type PublicSymbol } from './public-symbols.ts';
import { append } from '../shared/group-by.ts';

/** Compares what comments say about parameters and results with the declarations. */
export class ParameterCheck {
  /** Maps texts of comments to the members that have them; made when it is first needed. */
  #sameText: Map<string, Member[]> | undefined;

  constructor(private readonly symbols: Symbols) {}

  /** Finds descriptions of parameters and template parameters that the declaration does not have. */
  unknown(symbol: PublicSymbol): Finding[] {
    const { subject } = symbol;
    if (subject.type === 'value') return [];
    const { named } = commentFacts(descriptionOf(subject).detailed);
    const lists = [
      ['param', 'parameter'],
      ['templateparam', 'template parameter'],
    ] as const;
    return lists.flatMap(([list, noun]) =>
      (named.get(list) ?? [])
        .filter((written) => !this.#isDeclared(written, symbol))
        .map((written) => ({
          symbol,
          message: `The comment on "${symbol.name}" describes the ${noun} "${written}", which the declaration does not have.${this.#known(symbol, list)}`,
          advice: 'Correct the name or remove the description.',
        })),
    );
  }

  /** Finds a description of the result of a function that has none. */
  resultOfVoid(symbol: PublicSymbol): Finding[] {
    const { subject, name } = symbol;
    if (subject.type !== 'member') return [];
    const { member } = subject;
    if (!hasNoResult(member)) return [];
    const { notes } = commentFacts(member.detailed);
    if (!notes.has('return') || this.#twins(member).some((twin) => !hasNoResult(twin))) return [];
    const what = textOfCode(member.type).trim() === '' ? 'has no result' : 'returns void';
    const message = `The comment on "${name}" describes a result, but the function ${what}.`;
    return [{ symbol, message, advice: 'Remove \\return.' }];
  }

  /** True if a name in a comment refers to part of the declaration, or of another member with the same comment. */
  #isDeclared(written: string, { subject, owner }: PublicSymbol): boolean {
    const name = identifierIn(written);
    // An ellipsis, or a name that Doxygen could not read.
    if (name === undefined || name === '__VA_ARGS__') return true;
    const compound = subject.type === 'compound' ? subject.compound : undefined;
    const around = compound ?? this.symbols.byRawName(owner);
    if (around && isIn(name, around.templateParams ?? [])) return true;
    if (compound)
      // The comment on a class can describe its constructor.
      return this.symbols
        .membersOf(compound)
        .filter((each) => each.callable && each.name === bareName(compound))
        .some((each) => declares(each, name));
    if (subject.type !== 'member') return true;
    return (
      declares(subject.member, name) ||
      this.#twins(subject.member).some((each) => declares(each, name))
    );
  }

  /**
   * Returns the other members with the same comment: Doxygen repeats one for all members of a group, for overriding
   * functions and for `\copydoc`, whatever their parameters are.
   */
  #twins(member: Member): readonly Member[] {
    if (!this.#sameText) {
      this.#sameText = new Map();
      for (const { member: each } of this.symbols.members.values()) {
        if (each.detailed.length === 0) continue;
        const text = textOfBlocks(each.detailed);
        append(this.#sameText, text, each);
      }
    }
    const same = this.#sameText.get(textOfBlocks(member.detailed)) ?? [];
    return same.filter((each) => each !== member);
  }

  /** Names the parameters that exist, for the message. */
  #known({ subject }: PublicSymbol, list: ParameterList['kind']): string {
    if (subject.type === 'value') return '';
    const entity = subject.type === 'member' ? subject.member : subject.compound;
    const params =
      list === 'param' && subject.type === 'member' ? subject.member.params : entity.templateParams;
    const names = (params ?? []).flatMap((param) => namesOf(param).slice(0, 1));
    return names.length === 0 ? '' : ` It has ${names.map((name) => `"${name}"`).join(', ')}.`;
  }
}

function hasNoResult(member: Member): boolean {
  return isFunction(member) && returnsVoid(member);
}

function bareName({ name }: Compound): string {
  return withoutArguments(splitName(name)[1]);
}

function isIn(name: string, params: readonly Param[]): boolean {
  return params.some((param) => namesOf(param).includes(name));
}

/**
 * True if the declaration of a member contains a name as a parameter. Pointers to functions have theirs in the text of
 * the declaration only, and so has what Doxygen has not understood.
 */
function declares(member: Member, name: string): boolean {
  // A declaration can leave out the names that its comment has, as pointers to functions in C do.
  if (!member.callable || member.params.some((param) => namesOf(param).length === 0)) return true;
  if (isIn(name, member.params) || isIn(name, member.templateParams ?? [])) return true;
  const words = member.argsString.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu);
  return words?.includes(name) === true;
}
