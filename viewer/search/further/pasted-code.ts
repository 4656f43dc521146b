import { splitOutside } from '../../../src/shared/search/arguments.ts';
import type { Wanted } from './wanted.ts';

/** Words of C++, which no library uses as names. */
const keywords = new Set(
  'alignas alignof and asm auto bool break case catch char class co_await co_return co_yield concept const const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit export extern false final float for friend goto if inline int long mutable namespace new noexcept not nullptr NULL or override private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while size_t uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t __cdecl __stdcall __thiscall __vectorcall __fastcall __attribute__ __declspec __ptr64'.split(
    ' ',
  ),
);

/** A name in code, and what is around it. */
interface CodeName {
  text: string;
  /** Lower numbers are more likely what the code is about. */
  level: number;
  params?: readonly string[];
  returns?: string;
}

/** How likely a name is what the code is about. */
const levels = { call: 1, qualified: 2, other: 3, macro: 4, standard: 5 } as const;

/** Members that every container and string has. */
const common = new Set('begin end cbegin cend rbegin rend size empty data c_str str'.split(' '));

/** Removes comments, backticks, attributes and the content of strings. */
export function bareCode(text: string): string {
  return (
    text
      .replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, ' ')
      .replace(/`/g, ' ')
      .replace(/"(?:[^"\\]|\\.)*"/g, '""')
      .replace(/'(?:[^'\\]|\\.)'/g, '0')
      .replace(/\[\[[^\]]*\]\]/g, ' ')
      // The type of a pointer to a member before its name.
      .replace(/\(([\w:]+::)\*\)(\(.*\)) (\w+)$/, '$1$3$2')
      .replace(/\b(?:__attribute__|__declspec|alignas)\s*\((?:[^()]|\([^()]*\))*\)/g, ' ')
      .trim()
  );
}

/** Returns the names in code, the one that the code declares first, then the most likely ones. */
export function codeNames(code: string): Wanted[] {
  const directive = directiveName(code);
  if (directive) return [directive];
  const text = bareCode(code);
  const declared = declaredNames(text);
  const others = namesIn(text)
    .sort((a, b) => a.level - b.level)
    .map(({ text: name, params, returns }): Wanted => ({
      name,
      ...(params && { params }),
      ...(returns !== undefined && { returns }),
    }));
  return [...declared, ...others];
}

/** Words that are part of declarations, and of few sentences. */
const declaring =
  /\b(?:auto|bool|char|class|const\w*|double|enum|explicit|extern|float|friend|inline|int|long|mutable|namespace|short|(?:un)?signed|static|struct|template|typedef|typename|void|volatile|virtual)\b/;

/** True for a sentence: it has three words in a row that no code has. */
export function isSentence(text: string): boolean {
  const runs = text.match(/(?:^|\s)[A-Za-z]?[a-z]+(?:,? [a-z]+){2,}(?![\w(<:])/g) ?? [];
  return runs.some((run) => !declaring.test(run));
}

/** Returns the names in code, or in a sentence: there, words that nothing marks as names are none. */
export function namesInText(text: string): Wanted[] {
  const names = codeNames(text);
  if (!isSentence(text)) return names;
  return (
    names
      .filter(
        ({ name, params }) =>
          (params !== undefined && text.includes(`${name}(`)) ||
          /[_:~]|[a-z\d][A-Z]|^operator/.test(name) ||
          ['`', "'", '"'].some((mark) => text.includes(mark + name + mark)),
      )
      // The words before a name are no type.
      .map(({ returns: _, ...name }) => name)
  );
}

/** Returns the name in a line for the preprocessor. */
function directiveName(code: string): Wanted | undefined {
  const include = /^\s*#?\s*include\s*[<"]\s*([^>"]+?)\s*[>"]?\s*$/.exec(code)?.[1];
  if (include !== undefined) return { name: include, kind: 'file' };
  const macro = /^\s*#\s*(?:define|undef|ifn?def|(?:el)?if\s*!?\s*(?:defined)?)\s*\(?\s*(\w+)/.exec(
    code,
  )?.[1];
  return macro === undefined ? undefined : { name: macro, kind: 'macro' };
}

/** Matches the words before a class that expand to attributes: `SFML_GRAPHICS_API`, `API(x)`. */
const attributeMacro = '(?:[A-Z][A-Z0-9_]+(?:\\([^()]*\\))?\\s+(?=[A-Za-z_]))?';

/** Returns the names that a declaration of a type, an alias or a namespace introduces. */
function declaredNames(text: string): Wanted[] {
  const bare = withoutTemplateHead(text);
  const alias =
    /^\s*using\s+(\w+)\s*=/.exec(bare)?.[1] ??
    /^\s*typedef\b(?!\s*enum\s*\{)[^]*?\b(\w+)\s*;?\s*$/.exec(bare.replace(/\{[^]*\}/g, ' '))?.[1];
  const pointer = /^\s*typedef\b[^;]*\(\s*\*\s*(\w+)\s*\)/.exec(bare)?.[1];
  if (pointer !== undefined) return [{ name: pointer, kind: 'type' }];
  if (alias !== undefined && !keywords.has(alias)) return [{ name: alias, kind: 'type' }];
  const inside = /^\s*using\s+namespace\s+([\w:]+)/.exec(bare)?.[1];
  if (inside !== undefined) return [{ name: inside, kind: 'namespace' }];
  const type = new RegExp(
    `^\\s*(?:typedef\\s+)?(?:friend\\s+)?(class|struct|union|enum|namespace|concept)\\s+(?:(?:class|struct)\\s+)?${attributeMacro}([\\w:]+)\\s*(?:$|[;:{=<]|final\\b)`,
  ).exec(bare);
  const [, kind = '', name = ''] = type ?? [];
  if (name !== '') return [{ name, kind }];
  // An unnamed enumeration is known by its values.
  const values = /^\s*(?:typedef\s+)?enum\b[^{]*\{([^}]*)/.exec(bare)?.[1];
  return (values?.match(/\b[A-Za-z_]\w*(?=\s*(?:[=,}]|$))/g) ?? []).map((each) => ({ name: each }));
}

/** Removes `template <…>` from the start of a declaration. */
function withoutTemplateHead(text: string): string {
  let rest = text;
  for (let head = /^\s*template\s*</.exec(rest); head; head = /^\s*template\s*</.exec(rest)) {
    const end = closing(rest, head[0].length - 1);
    if (end < 0) return rest;
    rest = rest.slice(end + 1).replace(/^\s*requires\s+[\w:]+(?:<[^>]*>)?\s/, '');
  }
  return rest;
}

/** Returns the offset of the bracket that closes the one at an offset; -1 if there is none. */
function closing(text: string, start: number): number {
  const pairs: Readonly<Record<string, string>> = { '<': '>', '(': ')', '[': ']', '{': '}' };
  const open = text.charAt(start);
  const close = pairs[open];
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const char = text.charAt(i);
    if (open === '<' && (char === ';' || char === '{')) return -1;
    if (open === '<' && char === '(') {
      const end = closing(text, i);
      if (end < 0) return -1;
      i = end;
    } else if (char === open) depth++;
    else if (char === close && text[i - 1] !== '-' && --depth === 0) return i;
  }
  return -1;
}

const part = /~?[A-Za-z_]\w*/y;

/** Returns the names in code in their order, each once. */
function namesIn(code: string): CodeName[] {
  const text = withoutTemplateHead(code);
  const found = new Map<string, CodeName>();
  const add = (name: CodeName): void => {
    const known = found.get(name.text);
    if (!known || known.level > name.level) found.set(name.text, name);
  };
  for (let i = 0; i < text.length; i++) {
    const before = text[i - 1] ?? '';
    if (!/[A-Za-z_~]/.test(text.charAt(i)) || /[\w"]/.test(before)) continue;
    const end = endOfName(text, i);
    if (end === i) continue;
    const name = text.slice(i, end);
    const bare = name.replace(/^::/, '');
    if (!keywords.has(bare)) {
      const level = levelOf(text, i, end, bare);
      add({ text: bare, level, ...parenthesesAfter(text, end), ...typeBefore(text, i) });
    }
    // The names in template arguments.
    for (const inner of /<([^]*)>/.exec(name)?.[1]?.match(/[A-Za-z_][\w:]*/g) ?? [])
      if (!keywords.has(inner))
        add({ text: inner, level: inner.startsWith('std::') ? levels.standard : levels.other });
    i = end - 1;
  }
  return [...found.values()];
}

/** Returns the end of the qualified name that begins at an offset, with template arguments. */
function endOfName(text: string, start: number): number {
  let at = start;
  for (;;) {
    part.lastIndex = at;
    const own = part.exec(text);
    if (!own) return at === start ? start : at - 2;
    at += own[0].length;
    if (own[0] === 'operator') {
      const sign = /^\s*(?:\(\s*\)|\[\s*\]|""\s*\w+|[-+*/%^&|~!=<>,]+)/.exec(text.slice(at))?.[0];
      return at + (sign?.length ?? 0);
    }
    if (text[at] === '<' && !keywords.has(own[0])) {
      const end = closing(text, at);
      if (end > 0 && /^[\w\s:,<>*&().[\]'"+-]*$/.test(text.slice(at, end))) at = end + 1;
    }
    const next = /^\s*::\s*/.exec(text.slice(at))?.[0];
    if (next === undefined) return at;
    at += next.length;
  }
}

function levelOf(text: string, start: number, end: number, name: string): number {
  const after = text.slice(end);
  if (/^std(?:::|$)/.test(name)) return levels.standard;
  const isMacro = /^[A-Z][A-Z0-9_]*$/.test(name);
  const close = /^\s*\(/.test(after) ? closing(text, end + after.indexOf('(')) : -1;
  // `API(int) f(…)` and `API int f(…)`: the name follows.
  if (isMacro && /^\s+[A-Za-z_]/.test(close < 0 ? after : ` ${text.slice(close + 1)}`))
    return levels.macro;
  const isMember = /(?:\.|->)\s*$/.test(text.slice(0, start));
  if (isMember && (common.has(name) || /^\s*(?:\.|->)\s*[A-Za-z_]/.test(after)))
    return levels.other;
  if (isMember || /^\s*\(/.test(after) || name.startsWith('operator')) return levels.call;
  return name.includes('::') ? levels.qualified : levels.other;
}

/** Returns the parameters or arguments in parentheses after a name; they may be incomplete. */
function parenthesesAfter(text: string, end: number): Pick<CodeName, 'params'> {
  const open = /^\s*\(/.exec(text.slice(end))?.[0];
  if (open === undefined) return {};
  const start = end + open.length;
  const close = closing(text, start - 1);
  const inner = text.slice(start, close < 0 ? undefined : close).trim();
  const params = inner === '' || inner === 'void' ? [] : splitOutside(inner, ',');
  return { params: params.map((each) => each.trim()).filter(Boolean) };
}

/** Returns the type before a name that is declared. */
function typeBefore(text: string, start: number): Pick<CodeName, 'returns'> {
  const before = /(?:^|[;{}])\s*((?:[\w:<>,*&]|\s(?![=(]))+[\s*&>])$/.exec(
    text.slice(0, start),
  )?.[1];
  const type = before?.trim() ?? '';
  return type === '' || /^(?:return|new|throw|else|delete)\b/.test(type) ? {} : { returns: type };
}
