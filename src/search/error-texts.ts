import type { Location } from '../model/compound.ts';
import type { CodeLine } from '../model/description.ts';
import { linesOf } from '../model/packed-listing.ts';
import { textOfCode } from '../model/walk.ts';
import type { PlannedApi } from '../plan/types.ts';

/** Matches what is before the text of an error: an assertion, an exception, or what reports an error, also by a macro. */
const failing = /\bthrow\b|\w*(?:assert|throw|error)\w*\s*\(/i;

/** Matches a string, strings next to each other, and an error of the preprocessor. */
const strings = /(?:u8|[LuU])?"((?:[^"\\]|\\.)*)"/g;
const runOfStrings = /(?:(?:u8|[LuU])?"(?:[^"\\]|\\.)*"\s*)+/g;
const directive = /^\s*#\s*error\s+(.*\S)/;

/** Minimum number of words of the text of an error: fewer say too little. */
const fewestWords = 3;

/** Returns the texts of errors that a library reports, by the refid of the symbol whose definition has them. */
export function errorTexts({
  symbols,
  links,
}: Pick<PlannedApi, 'symbols' | 'links'>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (refid: string, texts: readonly string[]): void => {
    const pieces = texts.flatMap(piecesOf);
    if (pieces.length > 0) listOf(found, refid).push(...pieces);
  };
  const placed = new Map<string, Placed[]>();
  const place = (refid: string, location: Location | undefined): void => {
    const { file, bodyFile = file, bodyStart, bodyEnd = bodyStart } = location ?? {};
    // What has no place on the site is found by what is around it.
    if (links.refid(refid) === undefined) return;
    if (bodyFile === undefined || bodyStart === undefined || bodyEnd === undefined) return;
    listOf(placed, bodyFile).push({ refid, start: bodyStart, end: bodyEnd });
  };
  for (const { refid, kind, location } of symbols.compounds.values())
    if (kind !== 'file' && kind !== 'namespace') place(refid, location);
  for (const { member } of symbols.members.values()) {
    place(member.refid, member.location);
    // Many libraries have the texts in constants.
    if (member.kind === 'variable' || (member.kind === 'define' && !member.callable))
      add(member.refid, stringsIn(textOfCode(member.initializer ?? [])));
  }
  for (const { refid, name, location, listing } of symbols.compounds.values()) {
    if (!listing) continue;
    const inFile = placed.get(location?.file ?? name) ?? [];
    for (const { line, text } of statements(linesOf(listing)))
      add(symbolAt(inFile, line) ?? refid, text);
  }
  return found;
}

/** Returns the list of a key, and adds an empty one for a new key. */
function listOf<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The lines of a definition. */
interface Placed {
  refid: string;
  start: number;
  end: number;
}

/** Returns the symbol with the shortest definition that has a line. */
function symbolAt(symbols: readonly Placed[], line: number): string | undefined {
  let best: Placed | undefined;
  for (const each of symbols) {
    if (each.start > line || each.end < line) continue;
    if (!best || each.end - each.start <= best.end - best.start) best = each;
  }
  return best?.refid;
}

/** Returns the strings in statements that report an error, each statement with its first line. */
function* statements(lines: Iterable<CodeLine>): Generator<{ line: number; text: string[] }> {
  let open: { line: number; code: string } | undefined;
  const closed = ({ line, code }: { line: number; code: string }) => ({
    line,
    text: stringsIn(code),
  });
  let next = 1;
  for (const { number = next, spans } of lines) {
    next = number + 1;
    const code = spans
      .flatMap(({ class: kind, text }) => (kind === 'comment' ? [] : [text]))
      .join('');
    const message = directive.exec(code)?.[1];
    if (message !== undefined) {
      yield { line: number, text: [message.replace(/^"|"$/g, '')] };
      continue;
    }
    const bare = code.replace(strings, '""');
    if (!open && failing.test(bare)) open = { line: number, code: '' };
    if (!open) continue;
    open.code += code.replace(/\\$/, '');
    if (!/[;{}]\s*\\?\s*$/.test(bare) && number - open.line < 10) continue;
    yield closed(open);
    open = undefined;
  }
  if (open) yield closed(open);
}

/** Returns the strings in code; those next to each other are one. */
function stringsIn(code: string): string[] {
  const runs = code.match(runOfStrings) ?? [];
  return runs.map((run) =>
    [...run.matchAll(strings)].map(([, text = '']) => text.replace(/\\[ntr]/g, ' ')).join(''),
  );
}

/** Returns the parts of a text between its placeholders, as far as they say something. */
function piecesOf(text: string): string[] {
  return text
    .split(/%[-+ #0-9.*]*(?:hh|h|ll|l|z|j|t)?[a-zA-Z]|\{[^{}\s]*\}/)
    .map((piece) => piece.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim())
    .filter((piece) => (piece.match(/[A-Za-z]{2,}/g) ?? []).length >= fewestWords);
}
