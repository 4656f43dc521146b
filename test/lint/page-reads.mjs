// A lint rule for assertions on pages. What a page shows can come a moment later, above all on a busy machine, so an
// assertion has to wait for it.
import ts from 'typescript';

/** The types that tests read pages with. */
const pageTypes = new Set([
  ...['ElementHandle', 'EngineWindow', 'Frame', 'JSHandle', 'Locator', 'Page', 'Stage'],
]);

/** Their methods that answer at once, whatever the page shows at that moment. */
const readers = new Set([
  ...['allInnerTexts', 'allTextContents', 'ariaSnapshot', 'boundingBox', 'content', 'count'],
  ...['evaluate', 'evaluateAll', 'getAttribute', 'innerHTML', 'innerText', 'inputValue'],
  ...['isChecked', 'isDisabled', 'isEditable', 'isEnabled', 'isHidden', 'isSameWindow'],
  ...['isVisible', 'run', 'screenshot', 'textContent', 'title', 'url'],
]);

/** The functions of `test/run/eventually.ts`: they call what they are given until it succeeds. */
const waiting = new Set(['eventually', 'passes']);

/** Returns two functions that find the first read of a page. */
export function readFinder(checker) {
  /** Reads by the body of a function or the value of a variable. */
  const known = new Map();

  /** Finds one in some code, and in the functions and variables that it uses. */
  function readIn(code) {
    if (isWaiting(code)) return undefined;
    if (ts.isIdentifier(code)) return readBehind(code, valueOf);
    if (!ts.isCallExpression(code)) return ts.forEachChild(code, readIn);
    if (isRead(code)) return code;
    const { expression: called } = code;
    return (
      (ts.isIdentifier(called) ? readBehind(called, bodyOf) : readIn(called)) ??
      code.arguments.map(readIn).find(Boolean)
    );
  }

  /** Finds one in the values that some code has from outside of the function around it. */
  function readBefore(code, around) {
    if (!ts.isIdentifier(code)) return ts.forEachChild(code, (each) => readBefore(each, around));
    const declaration = declarationOf(code);
    if (!declaration || !contains(around, declaration)) return readBehind(code, valueOf);
    const value = valueOf(declaration);
    return value && readBefore(value, around);
  }

  function readBehind(name, codeOf) {
    if (codeOf === valueOf && isOfBrowser(name)) return undefined;
    const declaration = declarationOf(name);
    const code = declaration && codeOf(declaration);
    if (!code || code.getSourceFile().fileName.includes('/node_modules/')) return undefined;
    if (!known.has(code)) {
      // A function that calls itself has no other reads for that.
      known.set(code, undefined);
      known.set(code, readIn(code));
    }
    return known.get(code);
  }

  /** True for pages, locators and responses themselves, which tests read later. */
  function isOfBrowser(name) {
    const { symbol } = checker.getTypeAtLocation(name);
    return (
      pageTypes.has(symbol?.name) ||
      (symbol?.declarations?.[0]?.getSourceFile().fileName.includes('/playwright-core/') ?? false)
    );
  }

  function declarationOf(name) {
    const symbol = checker.getSymbolAtLocation(name);
    const isImported = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
  }

  function isRead(call) {
    const {
      expression,
      arguments: [first],
    } = call;
    if (!ts.isPropertyAccessExpression(expression) || !readers.has(expression.name.text))
      return false;
    if (first && waitsInPage(first)) return false;
    if (isUnused(call)) return false;
    return pageTypes.has(checker.getTypeAtLocation(expression.expression).symbol?.name);
  }

  /** True for functions that wait in the page: asynchronous ones, and those that make a promise. */
  function waitsInPage(code) {
    const called = ts.isIdentifier(code) ? declarationOf(code) : code;
    return (
      called?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true ||
      (called && isFunction(called) && makesPromise(called.body))
    );
  }

  return { readIn, readBefore };
}

/** Forbids `expect` of what was read from a page only once. */
export const pageReads = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      once: 'This assertion reads the page only once ({{read}}). Write `await eventually(() => …)` instead of `expect(await …)`, or put all of it into `await passes(async () => { … })`.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const { readIn, readBefore } = readFinder(program.getTypeChecker());
    return {
      'CallExpression[callee.name="expect"]'(node) {
        const call = esTreeNodeToTSNodeMap.get(node);
        const around = functionTriedAround(call);
        const read = [...call.arguments, ...awaitedByMatcher(call)]
          .map((each) => (around ? readBefore(each, around) : readIn(each)))
          .find(Boolean);
        if (!read) return;
        context.report({ node, messageId: 'once', data: { read: shortText(read) } });
      },
    };
  },
};

const isFunction = (code) =>
  ts.isArrowFunction(code) || ts.isFunctionExpression(code) || ts.isFunctionDeclaration(code);

/** True for `await page.evaluate(…);`, which only changes the page. */
const isUnused = ({ parent }) =>
  ts.isAwaitExpression(parent) && ts.isExpressionStatement(parent.parent);

const makesPromise = (code) =>
  (ts.isNewExpression(code) && code.expression.getText() === 'Promise') ||
  (ts.forEachChild(code, makesPromise) ?? false);

const isWaiting = (code) =>
  ts.isCallExpression(code) &&
  ts.isIdentifier(code.expression) &&
  waiting.has(code.expression.text);

/** Returns what the arguments of a matcher wait for. What a test read earlier to compare with is no assertion. */
function awaitedByMatcher(call) {
  let chain = call;
  while (ts.isPropertyAccessExpression(chain.parent)) chain = chain.parent;
  return chain !== call && ts.isCallExpression(chain.parent)
    ? chain.parent.arguments.flatMap(awaitedIn)
    : [];
}

function awaitedIn(code) {
  if (isFunction(code)) return [];
  if (ts.isAwaitExpression(code)) return [code.expression];
  const found = [];
  ts.forEachChild(code, (each) => void found.push(...awaitedIn(each)));
  return found;
}

/** Returns the function around some code that is tried until it succeeds. */
function functionTriedAround(code) {
  for (let around = code; around; around = around.parent)
    if (isFunction(around) && isWaiting(around.parent)) return around;
  return undefined;
}

const contains = (outer, inner) =>
  outer.getSourceFile() === inner.getSourceFile() &&
  outer.pos <= inner.pos &&
  inner.end <= outer.end;

/** Returns the body of the function that a declaration declares. */
function bodyOf(declaration) {
  if (isFunction(declaration)) return declaration.body;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && isFunction(value) ? value.body : undefined;
}

/** Returns the expression whose value, or a part of it, a variable has; none for functions, which read when called. */
function valueOf(declaration) {
  let whole = declaration;
  while (ts.isBindingElement(whole)) whole = whole.parent.parent;
  if (!ts.isVariableDeclaration(whole)) return undefined;
  const loop = whole.parent.parent;
  const value = ts.isForOfStatement(loop) ? loop.expression : whole.initializer;
  return value && !isFunction(value) ? value : undefined;
}

function shortText(read) {
  const text = read.getText().replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
