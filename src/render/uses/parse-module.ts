import { SourceMap, type SourceMapPayload } from 'node:module';
import { parse } from 'acorn';
import type { AnyNode, Program } from 'acorn';
import type { Loader } from 'esbuild';

/** Name of the function that creates elements in parsed code. */
export const createElement = '__jsx';

/** The code of a module without types and JSX: elements are calls. */
export interface ParsedModule {
  /** The code. */
  program: Program;
  /** Returns where a node is in the source: line and column, from 1. */
  placeOf: (node: AnyNode) => { line: number; column: number };
}

/** Parses a module; returns `undefined` for invalid code, which bundling reports. */
export async function parseModule(
  source: string,
  loader: Loader,
): Promise<ParsedModule | undefined> {
  try {
    const { transform } = await import('esbuild');
    const { code, map } = await transform(source, {
      ...{ loader, jsx: 'transform', jsxFactory: createElement, jsxFragment: 'null' },
      ...{ target: 'esnext', charset: 'utf8', sourcemap: 'external', sourcefile: 'module' },
      ...{ logLevel: 'silent', tsconfigRaw: '{}' },
    });
    const program = parseCode(code);
    const payload: unknown = JSON.parse(map);
    if (!isSourceMap(payload)) return undefined;
    const lines = new SourceMap(payload);
    return {
      program,
      placeOf: ({ loc }) => {
        const { line, column } = loc?.start ?? { line: 1, column: 0 };
        const entry = lines.findEntry(line - 1, column);
        if (!('originalSource' in entry)) return { line, column: column + 1 };
        return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
      },
    };
  } catch {
    return undefined;
  }
}

/** Parses JavaScript; throws for invalid code. */
export function parseCode(code: string): Program {
  return parse(code, {
    ...{ ecmaVersion: 'latest', sourceType: 'module', locations: true },
    allowReturnOutsideFunction: true,
  });
}

function isSourceMap(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value;
}

/** Visits a node and everything in it; `parents` are the nodes around it, the closest last. */
export function walk(
  node: AnyNode,
  visit: (node: AnyNode, parents: readonly AnyNode[]) => void,
  parents: AnyNode[] = [],
): void {
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values<unknown>({ ...node })) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, visit, parents);
  }
  parents.pop();
}

function isNode(value: unknown): value is AnyNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
