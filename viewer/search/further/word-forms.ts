import { commonWords } from '../../../src/shared/search/common-words.ts';

/** Words of questions and tasks that say nothing about what is wanted. */
const general = new Set([
  ...commonWords,
  ...'any could get have just like make me need one should so some their them then there turn two use using want who without'.split(
    ' ',
  ),
]);

/** Groups of words that mean the same in the descriptions of libraries. */
const groups = [
  'remove delete erase destroy discard drop unlink',
  'create make construct build new',
  'find search lookup look locate resolve',
  'get retrieve obtain fetch return query',
  'set assign change modify',
  'size length len count number num dimension',
  'start begin launch run spawn',
  'stop end halt finish abort',
  'quit exit close terminate stop',
  'free release deallocate destroy dispose',
  'allocate alloc reserve',
  'minimize iconify',
  'maximize enlarge',
  'check test verify whether is',
  'convert transform cast',
  'print write output show display',
  'parse read load',
  'save store write',
  'error err fail failure exception',
  'copy duplicate clone',
  'open connect',
  'close disconnect shut',
  'add append insert push',
  'enable allow accept permit',
  'disable suppress off never',
  'ignore skip',
  'wait block sleep',
  'empty clear',
  'time date clock',
  'function callback method',
  'maximum max largest biggest greatest highest limit',
  'minimum min smallest least lowest',
  'several multiple many',
  'split separate divide decompose',
  'merge combine join concatenate',
  'exist contain has',
  'inverse invert inv',
  'string text str',
  'list array',
  'list enumerate scan',
  'encode escape',
  'average mean',
  'elapsed duration stopwatch timer tick',
  'measure elapsed',
  'position location index pos',
  'environment env',
  'color colour',
  'initialize init setup',
  'configure config setting option conf cfg',
  'compare equal difference',
  'random rand',
  'absolute abs',
  'temporary temp tmp',
  'folder directory dir path',
  'receive recv read',
  'address addr',
  'message msg',
  'debug dbg',
  'certificate cert crt',
  'terminal console tty',
  'window win',
  'password passwd pwd',
  'process proc',
  'buffer buf',
  'image img picture',
  'parameter param argument arg',
  'context ctx',
  'pointer ptr',
  'source src',
  'destination dst dest',
  'previous prev',
  'asynchronous async',
  'synchronize sync',
  'command cmd',
  'execute exec',
  'memory mem',
  'attribute attr',
  'reference ref',
  'character char',
  'multiply mul product',
  'subtract sub',
  'divide div',
  'information info',
  'extra unknown',
  'pause suspend',
  'resume continue',
  'https tls ssl',
  'bandwidth rate',
  'escape quote',
  'pattern regex regexp',
];

const same = new Map<string, string[]>();
for (const group of groups) {
  const words = group.split(' ');
  for (const word of words)
    same.set(word, [...(same.get(word) ?? []), ...words.filter((each) => each !== word)]);
}

/** True for words that say something about what is wanted. */
export function isTelling(word: string): boolean {
  return word.length > 1 && !general.has(word);
}

/** Returns the words that say what is wanted; all words if none does. */
export function taskWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/** Returns the part of an English word that its forms share: `resiz` of `resizing`, `categor` of `categories`. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const stem = word
    .replace(/(?:ies|ied)$/, '')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^s])e?s$/, '$1')
    .replace(/(?:ing|ed|er|or|ion|e)$/, '');
  return stem.length < 3 ? word.replace(/s$/, '') : stem;
}

/** Returns a text with its plural words in the singular: `hash maps` is `hash map`. */
export function singularOf(text: string): string {
  return text
    .replace(/\b(cook|mov)ies\b/g, '$1ie')
    .replace(/(\w{2}[^aeiou\W])ies\b/g, '$1y')
    .replace(/(\w(?:ss|sh|ch|x|z))es\b/g, '$1')
    .replace(/(\w{2}[^sui\W])s\b/g, '$1');
}

/** Returns the words that mean the same as a word. */
export function sameWords(word: string): readonly string[] {
  const stem = stemOf(word);
  return same.get(word) ?? [...same].find(([each]) => stemOf(each) === stem)?.[1] ?? [];
}
