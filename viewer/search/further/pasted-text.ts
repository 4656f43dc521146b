import { wordsOf } from '../../../src/shared/search/fold.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import { fundamental } from '../../../src/shared/search/signature.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import type { AnyWordsStep } from './any-words.ts';
import { exactStep } from './exact-names.ts';
import { addressStep } from './address-step.ts';
import { messageNames, messageText } from './messages.ts';
import { operatorStep, signsStep } from './operator-step.ts';
import { operatorIn } from './operators.ts';
import { isSentence, namesInText } from './pasted-code.ts';
import { parseSignatureQuery } from './signature-query.ts';
import { anyResultStep, factSteps, signatureSteps } from './signature-steps.ts';
import type { TextSigns } from './text-signs.ts';
import type { Wanted } from './wanted.ts';

/** Code that no name and no signature contains: statements, strings, calls of members, directives. */
const code =
  /[;{}"`]|^\s*#\s*\w|(?:\.|->)\s*~?\w+(?:<[^()]*>)?\s*\(|(?:^|[^=!<>])=(?:[^=]|$)|^\s*(?:template|typedef|using|class|struct|enum|union|namespace|concept|friend|explicit|virtual)\b|[\w>]\s+[*&]*[\w:~]+\s*\(/;

/** Words and paths, in which signs mean what they mean in texts: `C++ API`, `a/b.h`. */
const words = /^[\w\s.:~+#'’?!/\xb5-\u1fff-]*$/;

/** A name with something in parentheses: `rotate(float`. */
const call = /^[\w:~]+(?:<[^()]*>)?\s*\([^]/;

/** Types before and after an arrow, which can begin with a keyword as a declaration does. */
const arrow = /^[\w\s:<>,*&()]*\s->\s[\w\s:<>,*&]*$/;

/** A call of a member of an object, and nothing else. */
const memberCall = /^\s*[\w:]+(?:\.|->)~?\w+\s*\([^()]*\)?;?\s*$/;

/**
 * The steps for a text that is neither a name nor words: an address, a message of a compiler, a mangled name, an operator
 * of a class, code or a signature. `anyWordsStep` is passed, since its code is in another file.
 */
export async function textSteps(
  search: SymbolSearch,
  text: string,
  signs: TextSigns | undefined,
  anyWordsStep: AnyWordsStep,
): Promise<Step[]> {
  const { query } = search;
  const ofFacts = factSteps(search);
  if (ofFacts) return ofFacts;
  const rest = (wanted: readonly Wanted[], more: readonly Step[] = []): Step[] => [
    exactStep(search, wanted),
    ...more,
    signsStep(search, text),
    anyWordsStep(search, wanted),
  ];
  if (signs?.isAddress) return [addressStep(search, text), anyWordsStep(search, [])];
  const mangled = signs?.isMangled ? (await import('./pasted-names.ts')).demangled(text) : [];
  if (signs?.isMessage) {
    const names = messageNames(text, mangled);
    if (names.length === 0) query.words = wordsOf(messageText(text)).map(({ word }) => word);
    return rest(names);
  }
  if (mangled.length > 0) return rest(mangled);
  // An object or a class, and its member: no signature.
  const [, object = '', member = ''] = /^([\w:]+)->(~?\w+)$/.exec(text) ?? [];
  if (member !== '' && !fundamental.has(member)) {
    return [
      exactStep(search, [{ name: `${object}::${member}`, isMeant: true }]),
      ...search.nameSteps(parseName(member)),
      anyWordsStep(search, []),
    ];
  }
  const own = parseName(text);
  const operator = /^c\+\+$/i.test(text) ? undefined : operatorIn(text);
  if (operator)
    return [operatorStep(search, operator), ...search.nameSteps(own), anyWordsStep(search, [])];
  if ((words.test(text) || isSentence(text)) && /[A-Za-z]/.test(text) && !code.test(text))
    return [
      ...search.nameSteps(own),
      exactStep(search, namesInText(text)),
      anyWordsStep(search, []),
    ];
  // A keyword can also be the first word of a text.
  if (code.test(text) && !arrow.test(text)) {
    const names = namesInText(text);
    const isCall = memberCall.test(text);
    return rest(
      names.map((each, i) => (isCall && i === 0 ? { ...each, isMeant: true } : each)),
      words.test(text) ? search.nameSteps(own) : [],
    );
  }
  const signature = call.test(text) ? undefined : parseSignatureQuery(text);
  if (signature) {
    query.signature = signature;
    delete query.name;
    return [
      ...signatureSteps(search, signature),
      anyResultStep(search, signature),
      exactStep(search, namesInText(text)),
      anyWordsStep(search, []),
    ];
  }
  const isShort = query.words.length < 4;
  return rest(namesInText(text), isShort ? search.nameSteps(own) : []);
}
