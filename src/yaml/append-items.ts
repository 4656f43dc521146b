import { Document, isSeq, parseDocument, YAMLSeq } from 'yaml';

/** Returns a YAML list with additional items; keeps its comments. An empty text is an empty list. */
export function appendItems(
  text: string,
  items: readonly Readonly<Record<string, string>>[],
): string {
  const parsed = parseDocument(text);
  const isList = isSeq(parsed.contents);
  const document = isList ? parsed : new Document(new YAMLSeq());
  if (!isList) document.commentBefore = parsed.commentBefore ?? parsed.comment;
  const { contents } = document;
  // The brackets of an empty list would also enclose its new items.
  if (isSeq(contents)) contents.flow = false;
  for (const item of items) document.add(document.createNode(item));
  return document.toString({ lineWidth: 0 });
}
