import type { CodeLine, CodeSpan } from '../../model/description.ts';
import type { Symbols } from '../../model/symbols.ts';
import { namesInCode, speakingText, type CodeName } from '../../model/code-names.ts';
import type { NamedSymbol, SymbolNames } from '../symbol-names.ts';
import { codeScope, type CodeScope } from './code-scope.ts';

/** Links the names in the lines of an example. */
export type LinkExample = (lines: readonly CodeLine[]) => CodeLine[];

/**
 * Creates a function that links the names in the code of examples to the symbols that a compiler would find there: by
 * their scopes, `using`, aliases of namespaces, and the types of variables. A name that may mean several symbols stays
 * text.
 */
export function exampleLinker(names: SymbolNames, { inline, compounds }: Symbols): LinkExample {
  const inlineNames = [...inline.around].flatMap(([refid, around]) => {
    const own = compounds.get(refid)?.name;
    return own === undefined ? [] : [{ own: `${own}::`, around: `${around.name}::` }];
  });
  /** The symbols with exactly this qualified name, which may leave out inline namespaces. */
  const exactly = (name: string): readonly NamedSymbol[] => {
    const found = names.find(`::${name}`);
    if (found.length > 0) return found;
    return inlineNames.flatMap(({ own, around }) =>
      name.startsWith(around) ? names.find(`::${own}${name.slice(around.length)}`) : [],
    );
  };
  const only = (found: Iterable<NamedSymbol>): NamedSymbol | undefined => {
    const [symbol, another] = new Set(found);
    return another === undefined && symbol?.isPublic === true ? symbol : undefined;
  };
  const inScope = (written: string, scope: CodeScope): NamedSymbol | undefined => {
    if (written.startsWith('::')) return only(exactly(written.slice(2)));
    const [, first = '', rest = ''] = /^(\w+)(.*)$/s.exec(written) ?? [];
    if (!rest.startsWith('::') && scope.own.has(first)) return undefined;
    const meant = rest.startsWith('::') ? scope.aliases.get(first) : scope.declared.get(first);
    const name = (meant ?? first) + rest;
    return only(
      scope.namespaces.flatMap((namespace) =>
        exactly(namespace === '' ? name : `${namespace}::${name}`),
      ),
    );
  };
  const symbolOf = ({ written, object }: CodeName, scope: CodeScope): string | undefined => {
    if (object === undefined) return inScope(written, scope)?.refids[0];
    const type = scope.variables.get(object);
    const of = type === undefined ? undefined : inScope(type, scope);
    return of && only(exactly(`${of.name}::${written}`))?.refids[0];
  };
  return (lines) => {
    const texts = lines.map(speakingText);
    const scope = codeScope(texts.join('\n'));
    return lines.map((line, i) => {
      const targets = [...namesInCode(texts[i] ?? '')].flatMap((name) => {
        const refid = symbolOf(name, scope);
        return refid === undefined ? [] : [{ range: [name.start, name.end] as const, refid }];
      });
      return targets.length === 0 ? line : { ...line, spans: withTargets(line.spans, targets) };
    });
  };
}

interface Target {
  range: readonly [start: number, end: number];
  refid: string;
}

/** Cuts the pieces of a line where names start and end; a name of several colours is one link without a colour. */
function withTargets(spans: readonly CodeSpan[], targets: readonly Target[]): CodeSpan[] {
  const cut: CodeSpan[] = [];
  let at = 0;
  for (const span of spans) {
    const end = at + span.text.length;
    let from = at;
    for (const { range, refid } of targets) {
      const [start, stop] = range;
      if (stop <= from || start >= end) continue;
      if (start > from) cut.push({ ...span, text: span.text.slice(from - at, start - at) });
      const text = span.text.slice(Math.max(start, at) - at, Math.min(stop, end) - at);
      const last = cut.at(-1);
      if (start < at && last?.refid === refid) {
        last.text += text;
        last.class = 'normal';
      } else cut.push({ ...span, text, refid });
      from = Math.min(stop, end);
    }
    if (from < end) cut.push({ ...span, text: span.text.slice(from - at) });
    at = end;
  }
  return cut;
}
