/** A number, or `undefined` if it depends on the compiler or the platform. */
export type MacroValue = number | undefined;

/** Answers what an expression asks of macros. */
export interface MacroLookup {
  /** The value of a macro, 0 if it is not defined. */
  valueOf: (name: string) => MacroValue;
  /** Whether a macro is defined; `undefined` if that is unknown. */
  isDefined: (name: string) => boolean | undefined;
}

/** Evaluates an expression. */
export type MacroExpression = (lookup: MacroLookup) => MacroValue;

const unknown: MacroExpression = () => undefined;

const token =
  /\s*(0[xX][\da-fA-F']+[uUlLzZ]*|\d[\d']*[uUlLzZ]*|[A-Za-z_]\w*|<=>|<<|>>|<=|>=|==|!=|&&|\|\||'(?:\\.|[^'])*'|\S)/y;

/** The operators with two operands, by precedence. */
const levels: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { '|': (a, b) => a | b },
  { '^': (a, b) => a ^ b },
  { '&': (a, b) => a & b },
  { '==': (a, b) => Number(a === b), '!=': (a, b) => Number(a !== b) },
  {
    '<': (a, b) => Number(a < b),
    '<=': (a, b) => Number(a <= b),
    '>': (a, b) => Number(a > b),
    '>=': (a, b) => Number(a >= b),
  },
  { '<<': (a, b) => a * 2 ** b, '>>': (a, b) => Math.floor(a / 2 ** b) },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  {
    '*': (a, b) => a * b,
    '/': (a, b) => Math.trunc(a / b),
    '%': (a, b) => a % b,
  },
];

/** Parses the expression of an `#if`; what is not valid has an unknown value. */
export function parseExpression(text: string): MacroExpression {
  const parser = new Parser(text);
  const expression = parser.ternary();
  return parser.isAtEnd ? expression : unknown;
}

/** True if a value is not 0; `undefined` if that is unknown. */
export function truthOf(value: MacroValue): boolean | undefined {
  return value === undefined ? undefined : value !== 0;
}

/** A parser with a method for each level of precedence. */
class Parser {
  readonly #tokens: string[] = [];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    token.lastIndex = 0;
    for (let found = token.exec(text); found; found = token.exec(text))
      this.#tokens.push(found[1] ?? '');
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  ternary(): MacroExpression {
    // Nobody nests deeper; what is not parsed is unknown.
    if (this.#depth > 200) return unknown;
    this.#depth++;
    const condition = this.#or();
    let result = condition;
    if (this.#take('?')) {
      const then = this.ternary();
      const otherwise = this.#take(':') ? this.ternary() : unknown;
      result = (lookup) => {
        const is = truthOf(condition(lookup));
        return is === undefined ? undefined : (is ? then : otherwise)(lookup);
      };
    }
    this.#depth--;
    return result;
  }

  #or(): MacroExpression {
    return this.#logical('||', true, () => this.#and());
  }

  #and(): MacroExpression {
    return this.#logical('&&', false, () => this.#binary(0));
  }

  /** A chain of `||` or `&&`; one operand with the value `decisive` decides, even if others are unknown. */
  #logical(operator: string, decisive: boolean, next: () => MacroExpression): MacroExpression {
    const operands = [next()];
    while (this.#take(operator)) operands.push(next());
    const [only = unknown] = operands;
    if (operands.length === 1) return only;
    return (lookup) => {
      let isKnown = true;
      for (const operand of operands) {
        const truth = truthOf(operand(lookup));
        if (truth === decisive) return Number(decisive);
        if (truth === undefined) isKnown = false;
      }
      return isKnown ? Number(!decisive) : undefined;
    };
  }

  #binary(level: number): MacroExpression {
    const operators = levels[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const name = this.#tokens[this.#at] ?? '';
      const apply = Object.hasOwn(operators, name) ? operators[name] : undefined;
      if (!apply) return left;
      this.#at++;
      const [first, second] = [left, this.#binary(level + 1)];
      left = (lookup) => {
        const [a, b] = [first(lookup), second(lookup)];
        if (a === undefined || b === undefined) return undefined;
        const value = apply(a, b);
        return Number.isFinite(value) ? value : undefined;
      };
    }
  }

  #unary(): MacroExpression {
    const sign = ['!', '-', '+', '~'].find((each) => this.#take(each));
    if (sign === undefined) return this.#primary();
    if (this.#depth > 200) return unknown;
    this.#depth++;
    const operand = this.#unary();
    this.#depth--;
    return (lookup) => {
      const value = operand(lookup);
      if (value === undefined) return undefined;
      if (sign === '!') return Number(value === 0);
      return sign === '-' ? -value : sign === '~' ? ~value : value;
    };
  }

  #primary(): MacroExpression {
    const text = this.#tokens[this.#at++] ?? '';
    if (text === '(') {
      const inner = this.ternary();
      return this.#take(')') ? inner : unknown;
    }
    if (/^\d/.test(text)) {
      const value = Number(text.replace(/'|[uUlLzZ]+$/g, ''));
      return () => (Number.isNaN(value) ? undefined : value);
    }
    if (text === 'defined') return this.#defined();
    if (!/^[A-Za-z_]/.test(text)) return unknown;
    if (this.#tokens[this.#at] === '(') {
      this.#skipArguments();
      return unknown;
    }
    if (text === 'true' || text === 'false') return () => Number(text === 'true');
    return ({ valueOf }) => valueOf(text);
  }

  #defined(): MacroExpression {
    const hasParens = this.#take('(');
    const name = this.#tokens[this.#at++] ?? '';
    if (hasParens && !this.#take(')')) return unknown;
    return ({ isDefined }) => {
      const is = isDefined(name);
      return is === undefined ? undefined : Number(is);
    };
  }

  #skipArguments(): void {
    let open = 0;
    do {
      const text = this.#tokens[this.#at++];
      if (text === '(') open++;
      if (text === ')') open--;
    } while (open > 0 && !this.isAtEnd);
  }

  #take(text: string): boolean {
    const is = this.#tokens[this.#at] === text;
    if (is) this.#at++;
    return is;
  }
}
