// The manual's page about the interface for programs, from the declarations in api/index.d.ts. Part of `npm run manual`.
import ts from 'typescript';

/** Types whose fields have a page of their own: what only they refer to is not listed. */
const described = new Map([['Config', '[Options](../reference/options.md) describes the fields.']]);

/** Returns the page: each exported function and type, then the types that these refer to. */
export function interfacePage(text) {
  const file = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const declared = new Map(
    file.statements.flatMap((each) => (each.name ? [[each.name.text, each]] : [])),
  );
  const exported = new Map(
    file.statements
      .filter(ts.isExportDeclaration)
      .flatMap(({ exportClause: { elements } }) => elements)
      .map(({ propertyName, name }) => [(propertyName ?? name).text, name.text]),
  );
  const all = [...reached([...exported.keys()], declared)];
  const isFunction = (name) => ts.isFunctionDeclaration(declared.get(name));
  const parts = {
    Functions: all.filter(isFunction),
    Types: all.filter((name) => exported.has(name) && !isFunction(name)),
    'Types in types': all.filter((name) => !exported.has(name)),
  };
  const titles = titlesOf(all, exported);
  const sections = Object.entries(parts).map(([title, names]) => {
    const sorted = names.sort((a, b) => (titles.get(a) < titles.get(b) ? -1 : 1));
    return [`## ${title}`, ...sorted.map((name) => section(name, declared, titles))].join('\n\n');
  });
  return `---
toc_max_heading_level: 2
---

# The interface

The functions and types of \`import … from 'mtp-site'\`, as in \`api/index.d.ts\` of the package.
[Use mtp-site in programs](functions.md) shows how to use them. "Types in types" have no name to import.

<!-- This file is generated: edit src/program, then run "npm run api" and "npm run manual". -->

${sections.join('\n\n')}
`;
}

/** Names for readers: those of exports, and for other types the nearest that is free, because bundling adds `$1` to names. */
function titlesOf(names, exported) {
  const titles = new Map(exported);
  const taken = new Set(exported.values());
  for (const name of names) {
    if (titles.has(name)) continue;
    const base = name.replace(/\$\d+$/, '');
    let title = base;
    for (let number = 2; taken.has(title); number += 1) title = `${base}${number}`;
    taken.add(title);
    titles.set(name, title);
  }
  return titles;
}

/** The names of the declarations that some names refer to, and these names. */
function reached(names, declared) {
  const found = new Set(names);
  for (const name of found)
    if (!described.has(name)) for (const each of referred(name, declared)) found.add(each);
  return found;
}

/** The names of the declared types in a declaration. */
function referred(name, declared) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && declared.has(node.text) && !isKey(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(declared.get(name));
  names.delete(name);
  return names;
}

/** True for the name of a field or a parameter, which can be that of a function. */
function isKey({ parent, ...node }) {
  return 'name' in parent && parent.name.pos === node.pos;
}

function section(name, declared, titles) {
  const statement = declared.get(name);
  const [comment] = ts.getJSDocCommentsAndTags(statement);
  const sentence = ts.getTextOfJSDocComment(comment?.comment);
  if (sentence === undefined) throw new Error(`api/index.d.ts: ${name} has no comment.`);
  const code = statement
    .getText()
    .replace(/^declare /, '')
    .replaceAll(/[\w$]+/g, (each) => titles.get(each) ?? each);
  const links = described.has(name)
    ? [described.get(name)]
    : [...referred(name, declared)].map((each) => {
        const title = titles.get(each);
        return `[\`${title}\`](#${title.toLowerCase()})`;
      });
  return [
    `### ${titles.get(name)}`,
    sentence.replaceAll(/\s*\n\s*/g, ' '),
    `\`\`\`ts\n${code}\n\`\`\``,
    ...(links.length > 0 ? [links.join(', ')] : []),
  ].join('\n\n');
}
