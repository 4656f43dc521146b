const typeElement = /<type>((?:(?!<type>)[^])*)<\/type>(?=\s*<definition>)/;
const argsElement = /<argsstring>([^]*?)<\/argsstring>/;
const words = /^(?:(?:static|constexpr|consteval|constinit|thread_local) )+/;
const condition = /\s*noexcept\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/;

/** Converts a file of Doxygen 1.9.4 to declarations as 1.19 writes them. */
export function asLaterDoxygen(xml: string): string {
  return xml.replace(/<memberdef [^]*?<\/memberdef>/g, laterMember);
}

function laterMember(member: string): string {
  let type = typeElement.exec(member)?.[1] ?? '';
  let args = argsElement.exec(member)?.[1] ?? '';
  let attributes = '';
  // The parenthesis that closes `(*` belongs to the type, unless an array part follows.
  if (args.startsWith(')(')) {
    type += ')';
    args = args.slice(1);
  }
  // In 1.19, these are attributes only.
  if (type.startsWith('thread_local ')) attributes = ' thread_local="yes"';
  type = type.replace(words, '');
  const isFunction = /^<memberdef kind="(?:function|friend)"/.test(member);
  args = args.replace(condition, (all, expression: string) => {
    if (!isFunction) return all;
    attributes += ` noexceptexpression="${expression.replaceAll('"', '&quot;')}"`;
    return '';
  });
  // A trailing return type is the type.
  const trailing = /^(.*?)\s*-&gt; (.*?)(=(?:0|delete)| final)?$/.exec(args);
  if (type === 'auto' && trailing) {
    type = trailing[2] ?? '';
    args = `${trailing[1] ?? ''}${trailing[3] ?? ''}`;
  }
  return member
    .replace('<memberdef ', () => `<memberdef${attributes} `)
    .replace(typeElement, () => `<type>${type}</type>`)
    .replace(argsElement, () => `<argsstring>${args}</argsstring>`)
    .replace(/(<definition>using [^<]*? = )typedef /, '$1');
}
