import { resolve } from 'node:path';
import { child, isDictionary, itemsOf, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import { moduleFile } from './module-file.ts';
import { stubbedPackage } from './package-stub.ts';
import { lost, needless, put } from './rules.ts';
import type { Draft, Rule, Rules } from './rules.ts';

/** The parts of a site whose texts plugins change. */
type Section = 'docs' | 'blog' | 'pages';

/** A plugin in the new configuration. */
interface Entry {
  module: string;
  export?: string;
  options?: unknown;
  in?: Section[];
}

/** Migrates a plugin whose work is built in. */
type KnownRule = (options: ConfigValue, draft: Draft, reading: Reading) => void;

const mathOf = ({ markdown }: Draft): Record<string, unknown> => {
  const math = isDictionary(markdown) ? markdown.math : undefined;
  return isDictionary(math) ? { ...math } : {};
};

const putMath = (draft: Draft, settings: Record<string, unknown>): void => {
  const all = { ...mathOf(draft), ...settings };
  put(draft, 'markdown.math', Object.keys(all).length > 0 ? all : true);
};

const katex: KnownRule = (options, draft, reading) => {
  const macros = child(options, 'macros');
  const written = isDictionary(macros.value) ? writable(macros, reading, 'markdown') : {};
  const settings =
    isDictionary(written) && Object.keys(written).length > 0 ? { macros: written } : {};
  putMath(draft, settings);
};

const nothing: KnownRule = () => undefined;

const drawn = '"markdown.math" draws formulas.';

/** Plugins whose work is built in: why they are not needed, and the options that they become. */
const known: Readonly<Record<string, { reason: string; rule: KnownRule }>> = {
  'remark-math': {
    reason: drawn,
    rule: (options, draft) => {
      const { value } = child(options, 'singleDollarTextMath');
      putMath(draft, value === false ? { singleDollarTextMath: false } : {});
    },
  },
  'rehype-katex': { reason: drawn, rule: katex },
  'rehype-mathjax': { reason: drawn, rule: (_, draft) => putMath(draft, {}) },
  'remark-gfm': { reason: 'GitHub Markdown is built in.', rule: nothing },
  'remark-emoji': { reason: 'Emoji codes are built in.', rule: nothing },
  'remark-gemoji': { reason: 'Emoji codes are built in.', rule: nothing },
  'remark-directive': { reason: 'Directives are built in.', rule: nothing },
  'remark-frontmatter': { reason: 'Front matter is built in.', rule: nothing },
  'rehype-raw': { reason: 'HTML in texts is built in.', rule: nothing },
  'rehype-slug': { reason: 'Ids of headings are built in.', rule: nothing },
};

/** Migrates a list of plugins into `markdown.<list>`. */
function toList(section: Section, list: string): Rule {
  return (given, draft, reading) => {
    for (const item of itemsOf(given)) {
      // `null` and `false` disable a plugin.
      if (!item.value) continue;
      // A plugin, or `[plugin, options]`.
      const [plugin = item, options] = itemsOf(item);
      const source = sourceOf(plugin, reading);
      if (!source) {
        const advice = `Make it the default export of a module, and name the module: "markdown.${list}".`;
        lost('markdown', 'The module of this plugin cannot be found.', advice)(
          item,
          draft,
          reading,
        );
        continue;
      }
      const rule = Object.hasOwn(known, source.module) ? known[source.module] : undefined;
      if (rule) {
        rule.rule(options ?? { ...item, value: {} }, draft, reading);
        needless(rule.reason)({ ...item, name: `${item.name} (${source.module})` }, draft, reading);
        continue;
      }
      const written = options && writable(options, reading, 'markdown');
      add(draft, list, { ...source, ...(isFilled(written) && { options: written }) }, section);
      reading.came(`markdown.${list}`, given, false);
    }
  };
}

function isFilled(value: unknown): boolean {
  return isDictionary(value) && Object.keys(value).length > 0;
}

/** Adds a plugin; one that other texts have, too, is one entry. */
function add(draft: Draft, list: string, entry: Entry, section: Section): void {
  const { markdown } = draft;
  const found = isDictionary(markdown) ? markdown[list] : undefined;
  const entries: unknown[] = Array.isArray(found) ? found : [];
  const own = JSON.stringify(entry);
  const same = entries.findIndex((each) => {
    const { in: _, ...rest } = isDictionary(each) ? each : {};
    return JSON.stringify(rest) === own;
  });
  const before = entries[same];
  const sections: unknown[] = isDictionary(before) && Array.isArray(before.in) ? before.in : [];
  const all = { ...entry, in: [...new Set([...sections, section])] };
  put(
    draft,
    `markdown.${list}`,
    same < 0 ? [...entries, all] : entries.map((each, i) => (i === same ? all : each)),
  );
}

/** Returns the module of a plugin, from the imports of the configuration or from the value itself. */
function sourceOf(
  { value, path }: ConfigValue,
  { moduleAt, folder, portable }: Reading,
): Pick<Entry, 'module' | 'export'> | undefined {
  const stub = stubbedPackage(value) ?? (typeof value === 'string' ? value : undefined);
  const written = moduleAt(path) ?? (stub === undefined ? undefined : { module: stub });
  if (!written) return undefined;
  const { module } = written;
  if (!/^\.{0,2}\//.test(module)) return written;
  const file = moduleFile(resolve(folder, module));
  return file === undefined ? undefined : { ...written, module: portable(file) };
}

/** Migrates the plugins for the texts of a section. */
export function textPluginRules(section: Section): Rules {
  return {
    beforeDefaultRemarkPlugins: lost(
      section,
      'Plugins of remark run after admonitions are converted.',
      'Add its module to "markdown.remarkPlugins" if it adds no directives.',
    ),
    remarkPlugins: toList(section, 'remarkPlugins'),
    beforeDefaultRehypePlugins: toList(section, 'rehypePlugins'),
    rehypePlugins: toList(section, 'rehypePlugins'),
    recmaPlugins: lost(section, 'Plugins of recma are not supported.'),
  };
}

/** True for the style sheet of KaTeX in a site whose formulas are drawn without it. */
export function isFormulaSheet(href: unknown, draft: Draft): boolean {
  const { markdown } = draft;
  const hasMath = isDictionary(markdown) && markdown.math !== undefined;
  return hasMath && typeof href === 'string' && /\bkatex(?:\.min)?\.css\b/.test(href);
}
