import { defaultTreeAdapter as tree, html as names, parse } from 'parse5';

/** Elements that have no end tag. */
const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Returns all faults of a document as `line:column fault`. */
export function faultsOf(text) {
  const faults = [];
  const ids = new Set();
  const document = parse(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) =>
      faults.push(`${startLine}:${startCol} ${code}`),
  });
  const visit = (node, parent) => {
    if (tree.isElementNode(node)) {
      const name = tree.getTagName(node);
      const place = node.sourceCodeLocation;
      const at = place ? `${place.startLine}:${place.startCol}` : '?';
      // Our pages write each tag, so the parser inserted, closed or moved an element without tags.
      if (!place) faults.push(`? <${name}> was put in by the parser`);
      else if (!empty.has(name) && !place.endTag && !isSelfClosed(node, place, text))
        faults.push(`${at} <${name}> was closed by the parser`);
      const around = parent.sourceCodeLocation;
      if (place && around?.endTag && place.endOffset > around.endTag.startOffset)
        faults.push(`${at} <${name}> was moved out of its place by the parser`);
      if (place && around && place.startOffset < around.startOffset)
        faults.push(`${at} <${name}> was moved into <${tree.getTagName(parent)}>`);
      for (const { name: attribute, value } of node.attrs) {
        if (attribute !== 'id') continue;
        if (value === '') faults.push(`${at} an id is empty`);
        else if (/\s/.test(value)) faults.push(`${at} the id "${value}" has white space`);
        if (ids.has(value)) faults.push(`${at} the id "${value}" stands twice`);
        ids.add(value);
      }
      visitAll(node.childNodes, node);
      if (node.content) visitAll(node.content.childNodes, node);
    }
  };
  // Content that the parser moves out of a table precedes the table in the tree, and follows its sibling in the text.
  const visitAll = (nodes, parent) => {
    let last = 0;
    for (const node of nodes) {
      const start = node.sourceCodeLocation?.startOffset ?? last;
      if (start < last) faults.push(`? something before offset ${start} was moved`);
      last = start;
      visit(node, parent);
    }
  };
  visitAll(document.childNodes, document);
  return faults;
}

/** SVG and MathML can close an element in its start tag. */
function isSelfClosed(node, place, text) {
  return node.namespaceURI !== names.NS.HTML && text[place.startTag.endOffset - 2] === '/';
}
