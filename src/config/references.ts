import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceNode } from '../yaml/source.ts';
import type { Where } from './option.ts';

/** A reference, or an escaped one: `${year}`, `$${year}`. */
const pattern = /(\$?)\$\{([^{}]*)\}/g;

const usable = 'Use ${package.version}, ${env.NAME}, ${env.NAME:default} or ${year}.';

const escape = 'Write "$${" for the characters themselves.';

/** The values of references in a configuration. */
export class References {
  /** The files that references were read from, absolute. */
  readonly files: string[] = [];
  #package: { file: string; value: unknown } | undefined;

  /** Takes the folder of the configuration; the `package.json` in it or in the next folder above applies. */
  constructor(readonly folder: string) {}

  /** Returns a text with the values of its references; reports unknown ones, and those without a value. */
  expand(text: string, fault: (message: string, advice: string) => void): string {
    if (!text.includes('${')) return text;
    return text.replace(pattern, (whole: string, escaped: string, name: string) => {
      if (escaped) return whole.slice(1);
      const value = this.#valueOf(name.trim(), fault);
      return value ?? whole;
    });
  }

  /** Returns a value of the configuration with its references expanded. */
  expandAll(node: SourceNode, fault: Where['fault']): SourceNode {
    if (node.kind === 'list')
      return { ...node, items: node.items.map((item) => this.expandAll(item, fault)) };
    if (node.kind === 'map') {
      const entries = node.entries.map((entry) => ({
        ...entry,
        value: this.expandAll(entry.value, fault),
      }));
      return { ...node, entries };
    }
    if (typeof node.value !== 'string' || !node.value.includes('${')) return node;
    const { place } = node;
    const value = this.expand(node.value, (message, advice) => {
      fault(message, place, advice);
    });
    return { kind: 'scalar', place, value };
  }

  #valueOf(name: string, fault: (message: string, advice: string) => void): string | undefined {
    if (name === 'year') return String(currentYear());
    const [, variable, fallback] = /^env\.(\w+)(?::(.*))?$/s.exec(name) ?? [];
    if (variable !== undefined) {
      const value = process.env[variable] || fallback;
      if (value === undefined)
        fault(
          `The environment variable "${variable}" is not set.`,
          `Set it, or write a default: "\${env.${variable}:default}".`,
        );
      return value;
    }
    const [, path] = /^package\.([\w.-]+)$/.exec(name) ?? [];
    if (path !== undefined) {
      const value = this.#inPackage(path.split('.'));
      if (value === undefined)
        fault(
          `No package.json in this folder or above has a text at "${path}".`,
          `Add it there, or write the text here. ${escape}`,
        );
      return value;
    }
    fault(`"\${${name}}" refers to nothing.`, `${usable} ${escape}`);
    return undefined;
  }

  #inPackage(path: readonly string[]): string | undefined {
    this.#package ??= readPackage(this.folder);
    if (!this.#package) return undefined;
    const { file, value } = this.#package;
    if (!this.files.includes(file)) this.files.push(file);
    const found = path.reduce<unknown>(
      (object, key) =>
        typeof object === 'object' && object !== null && Object.hasOwn(object, key)
          ? Reflect.get(object, key)
          : undefined,
      value,
    );
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
  }
}

/** Escapes a text, so that it contains no references. */
export function withoutReferences(text: string): string {
  return text.replace(pattern, (whole) => `$${whole}`);
}

/** The year of the build; `SOURCE_DATE_EPOCH` makes builds reproducible. */
function currentYear(): number {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds !== undefined && /^\d+$/.test(seconds)
    ? new Date(Number(seconds) * 1000).getUTCFullYear()
    : new Date().getFullYear();
}

/** Reads the closest `package.json`; a faulty one has no values. */
function readPackage(folder: string): { file: string; value: unknown } | undefined {
  const file = join(folder, 'package.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    const parent = dirname(folder);
    return parent === folder ? undefined : readPackage(parent);
  }
  try {
    return { file, value: JSON.parse(text) };
  } catch {
    return { file, value: undefined };
  }
}
