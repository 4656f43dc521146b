import type { CoverageConfig } from '../config/types.ts';
import { splitName, withoutArguments } from '../model/qualified-name.ts';
import type { Member, Param } from '../model/compound.ts';
import type { Description, NoteKind, ParameterList } from '../model/description.ts';
import { isStyled, plainText, textOfBlocks, textOfCode, visit } from '../model/walk.ts';
import type { MissingPart } from '../model/api-coverage.ts';
import { descriptionOf, type PublicSymbol } from './public-symbols.ts';
import { append } from '../shared/group-by.ts';

/** What a comment says, in a form that is easy to compare with a declaration. */
export interface CommentFacts {
  /** The words that name parameters, by the kind of their list; without signs around them. */
  named: ReadonlyMap<ParameterList['kind'], readonly string[]>;
  /** The kinds of its notes. */
  notes: ReadonlySet<NoteKind>;
  /** The words that it emphasises or writes as code. */
  marked: ReadonlySet<string>;
  /** Its text. */
  text: string;
}

/** Reads what a comment says. */
export function commentFacts(...descriptions: readonly Description[]): CommentFacts {
  const named = new Map<ParameterList['kind'], string[]>();
  const notes = new Set<NoteKind>();
  const marked = new Set<string>();
  for (const description of descriptions)
    visit(description, (node) => {
      if (node.type === 'note') notes.add(node.kind);
      else if (node.type === 'parameterList')
        for (const { names } of node.items)
          for (const { name } of names) {
            const text = plainText(name).trim();
            append(named, node.kind, text);
          }
      else if (isStyled(node))
        for (const word of plainText(node.children).match(/[\w$]+/g) ?? []) marked.add(word);
    });
  return { named, notes, marked, text: descriptions.map((each) => textOfBlocks(each)).join(' ') };
}

/** Returns the identifier that `\param` names: the first of `options->width`, `*first`, `argv[]`, `x:`. */
export function identifierIn(written: string): string | undefined {
  return /[\p{L}_$][\p{L}\p{N}_$]*/u.exec(written)?.[0];
}

/**
 * Returns the names of a parameter: those of its declaration and its definition. Doxygen writes the name of many template
 * parameters as part of the type: `typename T`.
 */
export function namesOf({ name, definitionName, type }: Param): string[] {
  const own = [name, definitionName].flatMap((each) => identifierIn(each ?? '') ?? []);
  if (own.length > 0) return own;
  const behind = /^(?:typename|class|[\w:]+(?:<.*>)?)[\s.]+([A-Za-z_]\w*)$/.exec(
    textOfCode(type ?? []).trim(),
  );
  const word = behind?.[1];
  return word === undefined || typeWords.test(word) ? [] : [word];
}

/** Words at the end of a type that are no names. */
const typeWords =
  /^(?:const|volatile|unsigned|signed|short|long|int|char|bool|float|double|auto|typename|class)$/;

/** The parts that a description should have, and what describes them. */
export type AskedParts = Pick<CoverageConfig, 'parts' | 'commandsOnly'>;

/** Returns the parts that the description of a symbol lacks. */
export function missingParts(
  { symbol, subject, owner }: PublicSymbol,
  { parts, commandsOnly }: AskedParts,
): MissingPart[] {
  if (subject.type === 'value') return [];
  const { brief, detailed } = descriptionOf(subject);
  const said = commentFacts(brief, detailed);
  const facts = commandsOnly ? { ...said, marked: new Set<string>(), text: '' } : said;
  const asked = new Set(parts);
  const entity = subject.type === 'member' ? subject.member : subject.compound;
  // Nobody writes the names of operands, nor of what is copied.
  if (isOperation(symbol.name)) return [];
  const params = subject.type === 'member' && subject.member.callable ? subject.member.params : [];
  const { templateParams = [] } = entity;
  return [
    ...(asked.has('param') ? undescribedParams(params, 'param', facts) : []),
    // Its only parameter is what a concept is about.
    ...(asked.has('tparam') && !(symbol.kind === 'concept' && templateParams.length === 1)
      ? undescribedParams(templateParams.filter(callersWrite(params)), 'tparam', facts)
      : []),
    ...(asked.has('return') &&
    subject.type === 'member' &&
    lacksResult(subject.member, owner, facts)
      ? [{ part: 'return' as const }]
      : []),
    ...(asked.has('throws') && subject.type === 'member'
      ? unnamedThrows(subject.member, facts)
      : []),
  ];
}

/** True for operators and conversions, but not for function objects. */
function isOperation(name: string): boolean {
  return /^operator\b(?!\s*\(\))/.test(name);
}

function undescribedParams(
  params: readonly Param[],
  part: 'param' | 'tparam',
  { named, marked, text }: CommentFacts,
): MissingPart[] {
  // Comments mix the two commands up.
  const written = [...(named.get('param') ?? []), ...(named.get('templateparam') ?? [])];
  const known = new Set(written.flatMap((each) => identifierIn(each) ?? []));
  return params.flatMap((param): MissingPart[] => {
    // What has no name has no meaning to describe: the tag of a tag dispatch, the argument that is ignored.
    const names = namesOf(param);
    if (names.length === 0 || param.brief.length > 0) return [];
    const isNamed = names.some((name) => known.has(name) || marked.has(name) || stands(name, text));
    const [name = ''] = names;
    return isNamed ? [] : [{ part, name }];
  });
}

/** True if a text contains a name that is no word of English: `max_size`, `maxSize`, `x2`. */
function stands(name: string, text: string): boolean {
  return (
    /_|\d|[a-z][A-Z]/.test(name) && new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`).test(text)
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Returns whether callers write a template parameter. They leave out those that follow from an argument, which the
 * description of that parameter is about, and those that only restrict what is accepted.
 */
function callersWrite(params: readonly Param[]): (param: Param) => boolean {
  const types = params
    .map(({ type, declaration }) => textOfCode(declaration ?? type ?? []))
    .join(' ; ');
  const words = new Set(types.match(/[A-Za-z_]\w*/g));
  return (param) => {
    const { type, defaultValue, constraint } = param;
    if (namesOf(param).some((name) => words.has(name))) return false;
    const texts = [type, defaultValue, constraint].map((code) => textOfCode(code ?? []));
    return !texts.some((text) => /enable_if|ENABLE_IF|void_t|\bREQUIRES\b/.test(text));
  };
}

/** Words with which a text describes a result. */
const aboutResult =
  /\b(?:returns?|returned|returning|results?|yields?|gets?|queries|whether|checks?|tests? (?:if|for)|true if|computes?|calculates?|creates?|constructs?|makes?|finds?|converts?|retrieves?|obtains?|determines?|compares?|produces?|number of|iterator to|reference to|pointer to)\b/i;

function lacksResult(member: Member, owner: string, { named, notes, text }: CommentFacts): boolean {
  if (!hasResult(member, owner) || notes.has('return') || named.has('retval')) return false;
  return !aboutResult.test(text);
}

/**
 * True for a function whose result needs an explanation: a reference to its own class lets calls be chained.
 */
function hasResult(member: Member, owner: string): boolean {
  const own = withoutArguments(splitName(owner)[1]);
  // A macro in front of a constructor looks like its result.
  if (!isFunction(member) || member.name === own || returnsVoid(member)) return false;
  const type = textOfCode(member.type).replace(/\s+/g, '');
  return !(
    type.endsWith('&') &&
    withoutArguments(type.replace(/&+$/, '')).endsWith(own) &&
    own !== ''
  );
}

/** True for what is called and declares its result; macros and types of functions do not. */
export function isFunction({ kind, callable }: Member): boolean {
  return callable && kind !== 'define' && kind !== 'typedef';
}

/** True for a function without a result: `void`, constructors and destructors. */
export function returnsVoid({ type, argsString }: Member): boolean {
  // The type may follow macros.
  const text = textOfCode(type)
    .replace(/\[\[[^\]]*\]\]/g, '')
    .trim();
  if (/\bauto$/.test(text)) return /->\s*void\s*(?:$|=|;|requires\b)/.test(argsString);
  return text === '' || /^(?:\w+\s+)*void$/.test(text);
}

/** The exceptions of `throw(A, B)` that no `\throws` describes. */
function unnamedThrows(
  { exceptions, argsString }: Member,
  { named, text }: CommentFacts,
): MissingPart[] {
  const list = /\bthrow\s*\(([^()]*)\)/.exec(textOfCode(exceptions ?? []) || argsString)?.[1] ?? '';
  const described = (named.get('exception') ?? []).map((name) => name.replace(/^.*::/, ''));
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '...')
    .filter((name) => {
      const bare = name.replace(/^.*::/, '');
      return !described.includes(bare) && !new RegExp(`\\b${escaped(bare)}\\b`).test(text);
    })
    .map((name) => ({ part: 'throws', name }));
}
