// The XML of members and comments in the generated library, as Doxygen writes it.
import { chance, escapeXml, functionName, pick, plainName, sentence } from './library-text.mjs';

const builtins =
  'void bool int std::size_t double std::string std::string_view float char std::uint32_t'.split(
    ' ',
  );

/** Returns a reference to a compound or a member, with its text. */
export function reference(target, text = target.own ?? target.name) {
  const kind = target.owner ? 'member' : 'compound';
  return `<ref refid="${target.id}" kindref="${kind}">${escapeXml(text)}</ref>`;
}

/**
 * Returns a class to refer to: usually from the same namespace, sometimes any, and now and then one of the first few,
 * which the whole library uses.
 */
function someClass(library, owner, next) {
  const near = (owner.space ?? owner).inner.filter((inner) => inner.isClass);
  const shape = next(10);
  if (shape < 6 && near.length > 0) return pick(near, next);
  return shape === 9
    ? library.classes[next(Math.min(12, library.classes.length))]
    : pick(library.classes, next);
}

/** Returns a type: its XML, and its text in a definition. */
function someType(library, owner, next) {
  if (next(5) < 2) {
    const name = builtins[1 + next(builtins.length - 1)];
    return { xml: name, text: name };
  }
  const one = someClass(library, owner, next);
  const signs = pick(['', ' &', ' *', ' &', ' &&'], next);
  const front = signs === ' &' && next(2) ? 'const ' : '';
  const name = one.own.replace(/<.*/, '').trim();
  const inner = one.template.length > 0 ? '< T >' : '';
  return {
    xml: `${front}${reference(one, name)}${escapeXml(inner + signs)}`,
    text: `${front}${name}${inner}${signs}`,
  };
}

/** Returns the template parameters of a compound or member. */
export function templateXml(names, indent) {
  if (names.length === 0) return '';
  const params = names.map((name) => {
    const own =
      name === 'N'
        ? `<type>int</type>\n${indent}    <declname>N</declname>\n${indent}    <defname>N</defname>\n${indent}    <defval>4</defval>`
        : `<type>typename ${name}</type>${name === 'Allocator' ? `\n${indent}    <defval>std::allocator&lt;T&gt;</defval>` : ''}`;
    return `${indent}  <param>\n${indent}    ${own}\n${indent}  </param>\n`;
  });
  return `${indent}<templateparamlist>\n${params.join('')}${indent}</templateparamlist>\n`;
}

/** Returns a paragraph: sentences with references, code and emphasis. */
export function paragraph(library, owner, next) {
  const parts = [escapeXml(sentence(next, 8 + next(14)))];
  if (next(3) === 0)
    parts.push(`See ${reference(someClass(library, owner, next))} for the ${plainName(next)}.`);
  if (next(4) === 0)
    parts.push(
      `With <computeroutput>${plainName(next)}_${plainName(next)}</computeroutput>, ${escapeXml(sentence(next, 7))}`,
    );
  if (next(6) === 0)
    parts.push(
      `It is <emphasis>never</emphasis> ${plainName(next)} and <bold>always</bold> ${plainName(next)}.`,
    );
  return `<para>${parts.join(' ')} </para>\n`;
}

function listOf(library, owner, next) {
  const items = Array.from(
    { length: 2 + next(4) },
    () => `<listitem>${paragraph(library, owner, next)}</listitem>\n`,
  );
  return `<para><itemizedlist>\n${items.join('')}</itemizedlist>\n</para>\n`;
}

function example(next) {
  const name = plainName(next);
  const lines = [
    `auto ${name} = made::make ();`,
    `if (${name}.${functionName(next)} (${next(100)}))`,
    `  ${name}.${functionName(next)} ();`,
  ];
  const code = lines.map(
    (line) =>
      `<codeline><highlight class="normal">${escapeXml(line).replaceAll(' ', '<sp/>')}</highlight></codeline>\n`,
  );
  return `<para><programlisting>${code.join('')}</programlisting></para>\n`;
}

/** Returns the parts of a long comment that follow the brief description. */
export function longDescription(library, owner, next) {
  const parts = Array.from({ length: 1 + next(3) }, () => paragraph(library, owner, next));
  if (next(4) === 0) parts.push(listOf(library, owner, next));
  if (next(6) === 0) parts.push(example(next));
  if (next(8) === 0)
    parts.push(
      `<para><simplesect kind="${pick(['note', 'warning', 'since', 'see'], next)}">${paragraph(library, owner, next)}</simplesect>\n</para>\n`,
    );
  return parts.join('');
}

/** Returns the three descriptions of a compound or member. */
export function descriptions(brief, detailed, indent, hasBody = true) {
  const body = hasBody ? `${indent}<inbodydescription>\n${indent}</inbodydescription>\n` : '';
  return `${indent}<briefdescription>\n${brief}${indent}</briefdescription>\n${indent}<detaileddescription>\n${detailed}${indent}</detaileddescription>\n${body}`;
}

function detailsOf(library, member, params, hasResult, next) {
  const parts = [];
  if (next(3) === 0) parts.push(longDescription(library, member.owner, next));
  // Formulas are rare: 425 in the 25,000 members of Eigen.
  if (next(100) === 0)
    parts.push(
      `<para>It takes <formula id="${next(400)}">$ O(n \\log ${'nmk'[next(3)]}) $</formula>. </para>\n`,
    );
  if (params.length > 0) {
    const items = params.map(
      ({ name }) =>
        `<parameteritem>\n<parameternamelist>\n<parametername direction="in">${name}</parametername>\n</parameternamelist>\n<parameterdescription>\n<para>${sentence(next, 5 + next(6))} </para>\n</parameterdescription>\n</parameteritem>\n`,
    );
    const result = hasResult
      ? `<simplesect kind="return"><para>${sentence(next, 6 + next(5))} </para>\n</simplesect>\n`
      : '';
    parts.push(
      `<para><parameterlist kind="param">${items.join('')}</parameterlist>\n${result}</para>\n`,
    );
  }
  if (member.deprecated)
    parts.push(
      `<para><xrefsect id="deprecated_1_deprecated${String(member.deprecated).padStart(6, '0')}"><xreftitle>Deprecated</xreftitle><xrefdescription><para>${sentence(chance(member.seed), 6)} </para>\n</xrefdescription></xrefsect></para>\n`,
    );
  return parts.join('');
}

function valuesOf(member, next) {
  return member.values
    .map(
      ({ name, id }, i) =>
        `        <enumvalue id="${id}" prot="public">\n          <name>${name}</name>\n          <initializer>= ${i}</initializer>\n${descriptions(next(2) ? `<para>${sentence(next, 5)} </para>\n` : '', '', '          ', false)}        </enumvalue>\n`,
    )
    .join('');
}

const linked = (tag, members) =>
  members
    .map(
      (other) =>
        `        <${tag} refid="${other.id}" compoundref="${other.file.id}" startline="${other.line}" endline="${other.line + 3}">${escapeXml(`${other.owner.name}::${other.name}`)}</${tag}>\n`,
    )
    .join('');

/** Returns the XML of a member; identical wherever it is written. */
export function memberXml(library, member) {
  const next = chance(member.seed);
  const { owner, kind } = member;
  const qualified = `${owner.name}::${member.name}`;
  const isFunction = kind === 'function';
  const isConst = isFunction && !member.isConstructor && next(2) === 0;
  const params =
    isFunction && !member.name.startsWith('~')
      ? Array.from({ length: next(4) }, (_, i) => ({
          name: `${plainName(next)}${i || ''}`,
          type: someType(library, owner, next),
          value: next(8) === 0 && i > 1,
        }))
      : [];
  const type =
    member.isConstructor || kind === 'enum' || kind === 'define'
      ? { xml: '', text: '' }
      : next(5) || kind !== 'function'
        ? someType(library, owner, next)
        : { xml: 'void', text: 'void' };
  const template = isFunction && next(4) === 0 ? ['U'] : [];
  const list = params
    .map((param) => `${param.type.text} ${param.name}${param.value ? '={}' : ''}`)
    .join(', ');
  const brief = next(4) === 0 ? '' : `<para>${sentence(next, 6 + next(8))} </para>\n`;
  const detailed =
    brief === '' && !member.deprecated
      ? ''
      : detailsOf(library, member, params, type.xml !== '' && type.xml !== 'void', next);
  const { path } = member.file;
  const flags = {
    function: ` const="${isConst ? 'yes' : 'no'}" explicit="no" inline="yes" virt="non-virtual"`,
    variable: ' mutable="no"',
    enum: ' strong="yes"',
  };
  const head = `      <memberdef kind="${kind}" id="${member.id}" prot="${member.prot}" static="no"${flags[kind] ?? ''}>\n`;
  const tail = `${descriptions(brief, detailed, '        ')}        <location file="${path}" line="${member.line}" column="3" bodyfile="${path}" bodystart="${member.line}" bodyend="${kind === 'function' ? member.line + 3 : -1}"/>\n${linked('references', member.references)}${linked('referencedby', member.referencedBy)}      </memberdef>\n`;
  if (kind === 'define')
    return `${head}        <name>${member.name}</name>\n        <initializer>${next(1000)}</initializer>\n${tail}`;
  if (kind === 'enum')
    return `${head}        <type></type>\n        <name>${member.name}</name>\n        <qualifiedname>${escapeXml(qualified)}</qualifiedname>\n${valuesOf(member, next)}${tail}`;
  const result = type.text && `${type.text} `;
  const definition =
    kind === 'typedef' ? `using ${qualified} = ${type.text}` : `${result}${qualified}`;
  const inside = params.map(
    (param) =>
      `        <param>\n          <type>${param.type.xml}</type>\n          <declname>${param.name}</declname>\n${param.value ? '          <defval>{}</defval>\n' : ''}        </param>\n`,
  );
  return `${head}${templateXml(template, '        ')}        <type>${type.xml}</type>\n        <definition>${escapeXml(definition)}</definition>\n        <argsstring>${isFunction ? escapeXml(`(${list})${isConst ? ' const' : ''}`) : ''}</argsstring>\n        <name>${escapeXml(member.name)}</name>\n        <qualifiedname>${escapeXml(qualified.replace(/<.*?>/, ''))}</qualifiedname>\n${inside.join('')}${tail}`;
}
