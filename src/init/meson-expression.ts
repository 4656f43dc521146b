import { mesonMethod, mesonPath, mesonSum, mesonText } from './meson-values.ts';
import type { MesonValue } from './meson-values.ts';
import type { MesonToken } from './meson-tokens.ts';

/** Maximum depth of an expression. */
const DEPTH = 200;

/** The arguments of a call. */
export interface MesonArguments {
  /** Those without a name. */
  values: MesonValue[];
  /** Those with a name. */
  named: Map<string, MesonValue>;
}

/** What names mean in an expression. */
export interface MesonNames {
  /** Returns the value of a variable. */
  valueOf: (name: string) => MesonValue;
  /** Runs a function in the build file of a folder. */
  call: (name: string, given: MesonArguments, own: string) => MesonValue;
  /** Runs a method of `meson` in the build file of a folder. */
  about: (method: string, own: string) => MesonValue;
  /** Receives the entries of configurations. */
  note: (entries: Iterable<readonly [string, MesonValue]>) => void;
}

/** Evaluates one expression. */
export class MesonExpression {
  #at: number;
  #depth = 0;

  constructor(
    private readonly tokens: readonly MesonToken[],
    start: number,
    private readonly own: string,
    private readonly names: MesonNames,
  ) {
    this.#at = start;
  }

  /** Returns the index after the statement. */
  end(): number {
    while (this.#at < this.tokens.length && this.tokens[this.#at]?.kind !== 'line') this.#at += 1;
    return this.#at + 1;
  }

  /** Returns the value; of a choice, the first one. */
  value(): MesonValue {
    this.#depth += 1;
    const value = this.#depth > DEPTH ? undefined : this.#choice();
    this.#depth -= 1;
    return value;
  }

  #choice(): MesonValue {
    let value = this.#sum();
    while (this.#takes('and', 'or', 'in', 'not', '==', '!=', '<', '>', '<=', '>=') !== undefined) {
      this.#sum();
      value = undefined;
    }
    if (this.#takes('?') === undefined) return value;
    const first = this.value();
    if (this.#takes(':') !== undefined) this.value();
    return first;
  }

  #sum(): MesonValue {
    let value = this.#product();
    for (let sign; (sign = this.#takes('+', '-')) !== undefined;) {
      const other = this.#product();
      value = sign === '+' ? mesonSum(value, other) : undefined;
    }
    return value;
  }

  #product(): MesonValue {
    let value = this.#call();
    for (let sign; (sign = this.#takes('/', '*', '%')) !== undefined;) {
      const other = this.#call();
      value = sign === '/' ? mesonPath(value, other) : undefined;
    }
    return value;
  }

  /** Returns a value with the methods and items after it. */
  #call(): MesonValue {
    const start = this.tokens[this.#at];
    let value = this.#single();
    for (;;) {
      if (this.#takes('.') !== undefined) {
        const method = this.#next()?.text ?? '';
        const given = this.#takes('(') === undefined ? none() : this.#arguments(')');
        value =
          start?.kind === 'name' && start.text === 'meson'
            ? this.names.about(method, this.own)
            : this.#method(value, method, given);
      } else if (this.#takes('[') !== undefined) {
        const [key] = this.#arguments(']').values;
        value =
          value instanceof Map && typeof key === 'string'
            ? value.get(key)
            : Array.isArray(value)
              ? value[Number(key)]
              : undefined;
      } else return value;
    }
  }

  #method(value: MesonValue, method: string, given: MesonArguments): MesonValue {
    const changed = mesonMethod(value, method, given.values);
    const [name] = given.values;
    if (value instanceof Map && typeof name === 'string' && method.startsWith('set'))
      this.names.note([[name, value.get(name)]]);
    return changed;
  }

  #single(): MesonValue {
    const token = this.tokens[this.#at];
    if (!token || token.kind === 'line') return undefined;
    this.#at += 1;
    if (token.kind === 'text')
      return token.isFormat === true
        ? token.text.replace(/@(\w+)@/g, (word, name: string) => {
            return mesonText(this.names.valueOf(name)) ?? word;
          })
        : token.text;
    if (token.kind === 'name') {
      if (token.text === 'not') {
        this.value();
        return undefined;
      }
      if (this.#takes('(') === undefined) return this.names.valueOf(token.text);
      return this.names.call(token.text, this.#arguments(')'), this.own);
    }
    if (token.text === '[') return this.#arguments(']').values;
    if (token.text === '{') return this.#arguments('}').named;
    if (token.text !== '(') return undefined;
    const value = this.value();
    this.#takes(')');
    return value;
  }

  /** Reads values and `name: value` up to a closing bracket. */
  #arguments(close: string): MesonArguments {
    const given = none();
    while (this.#at < this.tokens.length && this.#takes(close) === undefined) {
      const start = this.#at;
      const name = this.tokens[start];
      if (name && this.tokens[start + 1]?.text === ':' && name.kind !== 'sign') {
        this.#at += 2;
        given.named.set(name.text, this.value());
      } else given.values.push(this.value());
      this.#takes(',');
      // What is no expression must not be read forever.
      if (this.#at === start) this.#at += 1;
    }
    return given;
  }

  #next(): MesonToken | undefined {
    this.#at += 1;
    return this.tokens[this.#at - 1];
  }

  /** Takes the next token if it is one of some signs or words. */
  #takes(...texts: readonly string[]): string | undefined {
    const token = this.tokens[this.#at];
    if (!token || token.kind === 'text' || token.kind === 'line' || !texts.includes(token.text))
      return undefined;
    this.#at += 1;
    return token.text;
  }
}

function none(): MesonArguments {
  return { values: [], named: new Map() };
}
