// The listing of a file in the generated library: each line with its colours and references.
import { reference } from './library-members.mjs';
import { chance, escapeXml, functionName, pick, plainName, sentence } from './library-text.mjs';

const spaced = (text) => escapeXml(text).replaceAll(' ', '<sp/>');
const normal = (xml) => `<highlight class="normal">${xml}</highlight>`;
const coloured = (kind, text) => `<highlight class="${kind}">${spaced(text)}</highlight>`;

/** An empty line. */
const nothing = normal('');

function codeLine(number, xml, target) {
  const kind = target?.owner ? 'member' : 'compound';
  const link = target ? ` refid="${target.id}" refkind="${kind}"` : '';
  return `<codeline lineno="${number}"${link}>${xml}</codeline>\n`;
}

/** Returns a line of a body: a declaration, a call, a condition, or an end. */
function statement(near, next) {
  const indent = '<sp/><sp/><sp/><sp/>';
  const call = reference(pick(near, next));
  switch (next(6)) {
    case 0:
      return `${normal(indent)}${coloured('keyword', 'const')}${normal(`<sp/>${coloured('keyword', 'auto').replace(/<\/?highlight[^>]*>/g, '')}<sp/>${plainName(next)}<sp/>=<sp/>${call}<sp/>(${plainName(next)},<sp/>${next(90)});`)}`;
    case 1:
      return `${normal(indent)}${coloured('keywordflow', 'if')}${normal(`<sp/>(!${call}<sp/>(${plainName(next)})<sp/>||<sp/>${plainName(next)}<sp/>&lt;<sp/>${next(50)})`)}`;
    case 2:
      return `${normal(indent)}${coloured('comment', `// ${sentence(next, 6 + next(5))}`)}${nothing}`;
    case 3:
      return `${normal(`${indent}${plainName(next)}.${call}<sp/>(`)}${coloured('stringliteral', `"${plainName(next)} ${plainName(next)}"`)}${normal(`,<sp/>${plainName(next)}_);`)}`;
    case 4:
      return `${normal(indent)}${coloured('keywordflow', 'for')}${normal('<sp/>(')}${coloured('keywordtype', 'int')}${normal(`<sp/>i<sp/>=<sp/>0;<sp/>i<sp/>&lt;<sp/>${plainName(next)}.${functionName(next)}<sp/>();<sp/>++i)<sp/>${call}<sp/>(i);`)}`;
    default:
      return `${normal(indent)}${coloured('keywordflow', 'return')}${normal(`<sp/>${call};`)}`;
  }
}

/** Returns the first lines of a file: its comment, and its includes. */
function opening(file) {
  const guard = file.path.toUpperCase().replace(/\W/g, '_');
  return [
    `${coloured('comment', '// This file is part of a generated library, and no compiler has seen it.')}${nothing}`,
    `${coloured('comment', '// It measures how builds of large libraries scale.')}${nothing}`,
    nothing,
    `${nothing}${coloured('preprocessor', `#ifndef ${guard}`)}${nothing}`,
    `${nothing}${coloured('preprocessor', `#define ${guard}`)}${nothing}`,
    nothing,
    ...file.includes.map(
      (other) => `${nothing}${coloured('preprocessor', `#include "${other.path}"`)}${nothing}`,
    ),
    nothing,
    `${nothing}${coloured('keyword', 'namespace')}${normal('<sp/>made<sp/>{')}`,
  ];
}

/** Returns the line that declares a class or a member. */
function declaration(item, next) {
  if (item.isClass)
    return `${nothing}${coloured('keyword', item.kind)}${normal(`<sp/>${reference(item)}${item.bases.map((base) => `<sp/>:<sp/>public<sp/>${reference(base)}`).join('')}`)}`;
  if (item.kind === 'define')
    return `${nothing}${coloured('preprocessor', '#define ')}${coloured('preprocessor', item.name)}${nothing}`;
  const keyword =
    { typedef: 'using', enum: 'enum class', variable: 'mutable' }[item.kind] ?? 'constexpr';
  return `${normal('<sp/><sp/>')}${coloured('keyword', keyword)}${normal(`<sp/>${coloured('keywordtype', pick(['auto', 'bool', 'int'], next)).replace(/<\/?highlight[^>]*>/g, '')}<sp/>${reference(item)}${item.kind === 'function' ? `<sp/>(${plainName(next)}<sp/>&amp;${plainName(next)})<sp/>{` : ';'}`)}`;
}

/** Returns the listing of a whole file. */
export function listingXml(file) {
  const next = chance(file.seed);
  const members = file.items.filter((item) => item.kind === 'function');
  const near = members.length > 0 ? members : file.items.length > 0 ? file.items : [file];
  const lines = [];
  const push = (xml, target) => lines.push(codeLine(lines.length + 1, xml, target));
  for (const xml of opening(file)) push(xml);
  for (const item of file.items) {
    // Doxygen leaves the comments that it reads out of its listings.
    while (lines.length + 1 < item.line) push(next(8) ? statement(near, next) : nothing);
    push(declaration(item, next), item);
  }
  while (lines.length < file.lines - 1) push(next(8) ? statement(near, next) : nothing);
  push(`${nothing}${coloured('preprocessor', '#endif')}${nothing}`);
  return `    <programlisting>\n${lines.join('')}    </programlisting>\n`;
}
