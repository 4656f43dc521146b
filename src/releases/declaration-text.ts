import { macroText } from './macro-text.ts';
import type { SnapshotParam, SnapshotSymbol } from './snapshot.ts';

/** Returns the declaration of a symbol as C++ writes it, on one line. */
export function declarationText(symbol: SnapshotSymbol): string {
  const { kind, name, type, value, template, array = '' } = symbol;
  const head = template ? `template <${template.map(paramText).join(', ')}> ` : '';
  switch (kind) {
    case 'class':
    case 'struct':
    case 'union':
      return `${head}${classText(symbol)}`;
    case 'function':
      return `${head}${functionText(symbol)}`;
    case 'alias':
      // Doxygen takes the name out of `void (name)(int)`.
      return `${head}using ${name} = ${(type ?? '').replace(/\s*\(\s*\)(?=\()/, '')}${array}`;
    case 'enum': {
      const key = symbol.flags?.includes('scoped') ? 'enum class' : 'enum';
      return `${key} ${name}${type === undefined ? '' : ` : ${type}`}`;
    }
    case 'enumerator':
      return value === undefined ? name : `${name} = ${value}`;
    case 'variable': {
      const bits = symbol.bits === undefined ? '' : ` : ${symbol.bits}`;
      const start = value === undefined ? '' : ` = ${value}`;
      return `${head}${flagText(symbol)}${declared(type, name)}${array}${bits}${start}`;
    }
    case 'concept':
      return `${head}concept ${name} = ${value ?? ''}`;
    case 'macro': {
      const params = symbol.params?.map((param) => param.name ?? '').join(', ');
      const list = params === undefined ? '' : `(${params})`;
      return `#define ${name}${list} ${macroText(value)}`.trimEnd();
    }
  }
}

function classText({ kind, name, flags, bases = [] }: SnapshotSymbol): string {
  const list = bases.map((base) => {
    const words = [base.virtual ? 'virtual' : '', base.access ?? 'public', base.name];
    return words.filter(Boolean).join(' ');
  });
  const final = flags?.includes('final') ? ' final' : '';
  return `${kind} ${name}${final}${list.length > 0 ? ` : ${list.join(', ')}` : ''}`;
}

function functionText(symbol: SnapshotSymbol): string {
  const { name, type, params = [], flags = [], noexcept, requires } = symbol;
  const has = (flag: (typeof flags)[number]): boolean => flags.includes(flag);
  const behind = [
    has('const') ? 'const' : '',
    has('volatile') ? 'volatile' : '',
    has('lvalue') ? '&' : '',
    has('rvalue') ? '&&' : '',
    noexcept === undefined ? (has('noexcept') ? 'noexcept' : '') : `noexcept(${noexcept})`,
    has('override') ? 'override' : '',
    has('final') ? 'final' : '',
    requires === undefined ? '' : `requires ${requires.replace(/^requires\s+/, '')}`,
    has('pure') ? '= 0' : '',
    has('delete') ? '= delete' : '',
    has('default') ? '= default' : '',
  ].filter(Boolean);
  const list = `(${params.map(paramText).join(', ')})`;
  return [`${flagText(symbol)}${declared(type, name)}${list}`, ...behind].join(' ');
}

/** The words in front of a declaration, with a space at the end. */
function flagText({ flags = [] }: SnapshotSymbol): string {
  const words = flags.filter((flag) =>
    ['static', 'virtual', 'explicit', 'constexpr', 'consteval', 'mutable'].includes(flag),
  );
  const all = [...(flags.includes('nodiscard') ? ['[[nodiscard]]'] : []), ...words];
  return all.map((word) => `${word} `).join('');
}

function paramText({ type, name, default: value }: SnapshotParam): string {
  const text = type === undefined ? (name ?? '') : declared(type, name);
  return value === undefined ? text : `${text} = ${value}`;
}

/** A type with the name that it declares: within its parentheses, or behind it. */
function declared(type = '', name = ''): string {
  if (type === '' || name === '') return type + name;
  const inner = /^([^(]*\((?:\w+::)*[*&^]+(?:\s*const)?)(\)[^]*)$/.exec(type);
  if (inner) return `${inner[1] ?? ''}${name}${inner[2] ?? ''}`;
  const array = /^([^]*?)((?:\[[^\]]*\])+)$/.exec(type);
  const [, element = type, size = ''] = array ?? [];
  return `${element}${/[*&]$/.test(element) ? '' : ' '}${name}${size}`;
}
