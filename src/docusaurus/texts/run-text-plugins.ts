import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { memberOf } from '../../shared/member.ts';
import { messageOf } from '../../markdown/run-module.ts';
import type { TextPlugin } from './text-plugins.ts';

/** The text that plugins change. */
export interface PluginText {
  /** Path of the file for messages. */
  file: string;
  /** Its text. */
  text: string;
  /** Its front matter, as JSON. */
  frontMatter: unknown;
}

/**
 * Runs plugins on the tree of a text, one after the other, and returns the tree that they leave. `processorFor` returns
 * a new processor for each. Reports their messages, and those that fail.
 */
export async function runTextPlugins<Tree extends Root | HastRoot>(
  plugins: readonly TextPlugin[],
  tree: Tree,
  text: PluginText,
  processorFor: () => unknown,
  diagnostics: Diagnostics,
): Promise<Tree> {
  let current = tree;
  for (const plugin of plugins) {
    // It would probably not finish for this text either, and has been reported.
    if (stuck.has(plugin)) continue;
    const file = new VFile({ path: text.file, value: text.text });
    file.data.frontMatter = text.frontMatter;
    try {
      const result: unknown = await inTime(plugin, run(plugin, current, file, processorFor()));
      if (!isTree(result, current))
        throw new Error('It must return a tree, or nothing: each node has a "type".');
      current = result;
    } catch (error) {
      if (!file.messages.some((each) => each === error))
        reportFailure(plugin, error, text, diagnostics);
      // It may have left half of its changes.
      if (!isTree(current, current)) current.children = [];
    }
    for (const message of file.messages) reportMessage(plugin, message, text, diagnostics);
  }
  return current;
}

/** Plugins that have not finished in time. */
const stuck = new WeakSet<TextPlugin>();

/** Time that a plugin has for one text, in milliseconds; some load what texts link to. */
const longest = 60_000;

/** Waits for a plugin; throws if it takes too long, for example because it waits for an answer that never comes. */
async function inTime(plugin: TextPlugin, running: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stuck.add(plugin);
      reject(new Error(`it has not finished after ${longest / 1000} seconds.`));
    }, longest);
  });
  // The plugin may still fail later.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function run(
  plugin: TextPlugin,
  tree: Root | HastRoot,
  file: VFile,
  processor: unknown,
): Promise<unknown> {
  const transform = plugin.attach(processor);
  if (typeof transform !== 'function') return tree;
  // Older plugins call the third argument instead of returning a promise.
  const result: unknown = await (transform.length > 2
    ? new Promise<unknown>((resolve, reject) => {
        const done = (error: unknown, changed: unknown): void => {
          if (error) reject(error instanceof Error ? error : new Error(messageOf(error).message));
          else resolve(changed);
        };
        Reflect.apply(transform, processor, [tree, file, done]);
      })
    : Reflect.apply(transform, processor, [tree, file]));
  return result ?? tree;
}

const mostNodes = 2_000_000;

/** True if a plugin has returned a tree of the same kind that later steps can walk. */
function isTree<Tree extends Root | HastRoot>(value: unknown, like: Tree): value is Tree {
  if (memberOf(value, 'type') !== like.type) return false;
  const waiting: unknown[] = [value];
  let count = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    // A node that contains itself.
    if (++count > mostNodes) return false;
    if (typeof memberOf(node, 'type') !== 'string') return false;
    const children = memberOf(node, 'children');
    if (children === undefined) continue;
    if (!Array.isArray(children) || children.includes(undefined)) return false;
    waiting.push(...(children as unknown[]));
  }
  return Array.isArray(memberOf(value, 'children'));
}

function reportMessage(
  { name }: TextPlugin,
  { reason, line, column, fatal }: VFileMessage,
  { file }: PluginText,
  diagnostics: Diagnostics,
): void {
  const level = fatal === true ? 'error' : fatal === false ? 'warning' : 'info';
  const place = { file, line, column };
  diagnostics.report({ code: 'markdown-plugin', level, place, message: `${reason} ("${name}")` });
}

function reportFailure(
  plugin: TextPlugin,
  error: unknown,
  { file }: PluginText,
  diagnostics: Diagnostics,
): void {
  const [reason = ''] = messageOf(error).message.split('\n');
  const { file: code, line, column } = plugin.placeOf(error) ?? {};
  const at = code === undefined ? '' : ` at ${[code, line, column].filter(Boolean).join(':')}`;
  const [textLine, textColumn] = [memberOf(error, 'line'), memberOf(error, 'column')];
  diagnostics.error(
    'markdown-plugin',
    `The plugin "${plugin.name}" failed${at}: ${reason}`,
    {
      file,
      ...(typeof textLine === 'number' && { line: textLine }),
      ...(typeof textColumn === 'number' && { column: textColumn }),
    },
    'Fix the plugin, or remove it from the option "markdown". Plugins must support the current versions of remark and rehype.',
  );
}
