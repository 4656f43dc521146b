import { Parser, type Expression, type Options } from 'acorn';
import acornJsx from 'acorn-jsx';

const JsxParser = Parser.extend(acornJsx());

/** After this number of failed attempts, code is read on instead of parsed anew. */
const patience = 20;

/** Code that is read on is parsed each time that it has grown by this factor, so that faults in it are found. */
const growth = 1.1;

/** How far code was read. */
interface Progress {
  /** Offset of a place where an expression starts. */
  readTo: number;
  /** The number of brackets that are open there. */
  depth: number;
}

/** A failed attempt to parse code that has no end yet. */
interface Attempt extends Progress {
  /** The code. */
  code: string;
  /** The number of attempts so far. */
  count: number;
  /** The error. */
  error: ParseError;
  /** Length of the code that was last parsed, to find faults in it. */
  parsed: number;
}

/** The part of an error of acorn that is used here. */
interface ParseError {
  message: string;
  /** Offset of the fault. */
  pos: number;
  /** Offset that the parser had reached. */
  raisedAt: number;
}

/**
 * Creates the JavaScript parser of a Markdown parser. MDX tries to end an expression at each closing brace, and parses
 * it from its start each time: 2,000 objects in a list took 7 seconds. This parser fails at once where an attempt
 * cannot succeed, because the code is an earlier attempt's and more, and that one failed before its end, or because
 * brackets are still open.
 */
export function growingCodeParser(): Pick<typeof Parser, 'parse' | 'parseExpressionAt'> {
  let ofModules: Attempt | undefined;
  let ofExpressions: Attempt | undefined;
  return {
    parse: (code, options) => {
      const keep = (failed?: Attempt): unknown => (ofModules = failed);
      return attempt(code, ofModules, keep, () => JsxParser.parse(code, options));
    },
    parseExpressionAt: (code, at, options) => {
      const keep = (failed?: Attempt): unknown => (ofExpressions = failed);
      const parse = (): Expression => JsxParser.parseExpressionAt(code, at, options);
      return attempt(code, ofExpressions, keep, parse);
    },
  };
}

function attempt<Result>(
  code: string,
  last: Attempt | undefined,
  keep: (failed?: Attempt) => void,
  parse: () => Result,
): Result {
  const earlier = last && code.startsWith(last.code) ? last : undefined;
  const count = (earlier?.count ?? 0) + 1;
  let parsed = earlier?.parsed ?? 0;
  let progress: Progress = { readTo: earlier?.readTo ?? 0, depth: earlier?.depth ?? 0 };
  try {
    if (earlier && isFinal(earlier)) throw errorOf(earlier.error);
    if (count > patience) {
      const { isOpen, ...read } = readOn(code, progress);
      progress = read;
      const end = code.length;
      if (isOpen && end < parsed * growth)
        throw errorOf({ message: 'Unexpected token', pos: end, raisedAt: end });
    }
    parsed = code.length;
    const result = parse();
    keep(undefined);
    return result;
  } catch (error) {
    keep(
      isParseError(error) ? { ...progress, code, count, parsed, error: partsOf(error) } : undefined,
    );
    throw error;
  }
}

/** True if nothing that follows the code can change its error. */
function isFinal({ code, error: { raisedAt, message } }: Attempt): boolean {
  return raisedAt < code.length && !isOfComment(message);
}

/** Comments that do not end are reported at their start. */
const isOfComment = (message: string): boolean => message.startsWith('Unterminated comment');

const options: Options = { ecmaVersion: 2024, sourceType: 'module' };

/** Reads on; `isOpen` is true if the code ends within brackets, a text or a comment. */
function readOn(code: string, { readTo: from, depth }: Progress): Progress & { isOpen: boolean } {
  let progress: Progress = { readTo: from, depth };
  // Within templates and JSX, the meaning of what follows depends on what precedes.
  let isPlain = true;
  try {
    for (const { type, end } of JsxParser.tokenizer(code.slice(from), options)) {
      const { label } = type;
      if (['(', '[', '{', '${'].includes(label)) depth += 1;
      else if ([')', ']', '}'].includes(label)) depth -= 1;
      else if (label === '`' || label.startsWith('jsx')) isPlain = false;
      else if (label === ',' && isPlain) progress = { readTo: from + end, depth };
    }
  } catch (error) {
    if (!isParseError(error)) throw error;
    const isOpen = from + error.raisedAt >= code.length || isOfComment(error.message);
    return { ...progress, isOpen };
  }
  return { ...progress, isOpen: depth > 0 };
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof SyntaxError && 'pos' in error && 'raisedAt' in error;
}

/** Copies an error, because the caller changes it. */
function partsOf({ message, pos, raisedAt }: ParseError): ParseError {
  return { message, pos, raisedAt };
}

function errorOf({ message, ...places }: ParseError): SyntaxError {
  return Object.assign(new SyntaxError(message), places);
}
