import type {
  Block,
  DefinitionItem,
  ListItem,
  NoteKind,
  ParameterItem,
  ParameterList,
  ParameterName,
} from '../../model/description.ts';
import { childNamed, childrenNamed, elementsOf, type XmlElement } from '../../xml/element.ts';
import type { ContentReader, Reader } from '../reader.ts';
import { readTitle } from '../title.ts';

/** A reader for `itemizedlist` and `orderedlist`. */
export function list(ordered: boolean): Reader {
  return (element, content) => {
    const items = elementsOf(element).map((item) => readItem(item, content));
    const { type: style } = element.attributes;
    const start = integer(element.attributes.start);
    const block: Block = {
      type: 'list',
      ordered,
      ...(style && { style }),
      ...(start !== undefined && { start }),
      items,
    };
    return items.length > 0 ? [block] : [];
  };
}

function readItem(element: XmlElement, content: ContentReader): ListItem {
  const value = integer(element.attributes.value);
  const { override } = element.attributes;
  return {
    children: content.blocks(element),
    ...(value !== undefined && { value }),
    ...(override && { checked: override === 'checked' }),
  };
}

function integer(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

/** `variablelist`: terms and items alternate. */
export const readDefinitionList: Reader = (element, content) => {
  const items: DefinitionItem[] = [];
  let isTermOpen = false;
  for (const child of elementsOf(element)) {
    if (child.name === 'varlistentry') {
      items.push({ ...readTerm(child, content), children: [] });
      isTermOpen = true;
      continue;
    }
    const children = content.blocks(child);
    const last = items.at(-1);
    if (last && isTermOpen) last.children = children;
    else items.push({ term: [], children });
    isTermOpen = false;
  }
  return items.length > 0 ? [{ type: 'definitionList', items }] : [];
};

function readTerm(entry: XmlElement, content: ContentReader): Pick<DefinitionItem, 'term' | 'id'> {
  const inlines = content.inlines(childNamed(entry, 'term') ?? entry);
  const [first, ...rest] = inlines;
  return first?.type === 'anchor' ? { id: first.id, term: rest } : { term: inlines };
}

const parameterKinds = ['param', 'retval', 'exception', 'templateparam'] as const;

/** `parameterlist`. */
export const readParameterList: Reader = (element, content) => {
  const kind = parameterKinds.find((name) => name === element.attributes.kind) ?? 'param';
  const items = childrenNamed(element, 'parameteritem').map((item) =>
    readParameterItem(item, content),
  );
  const block: ParameterList = { type: 'parameterList', kind, items };
  return items.length > 0 ? [block] : [];
};

function readParameterItem(item: XmlElement, content: ContentReader): ParameterItem {
  const description = childNamed(item, 'parameterdescription');
  return {
    names: childrenNamed(item, 'parameternamelist').flatMap((group) =>
      readParameterNames(group, content),
    ),
    children: description ? content.blocks(description) : [],
  };
}

const directions = ['in', 'out', 'inout'] as const;

/** Reads the names of a group; each name has the types in front of it. */
function readParameterNames(group: XmlElement, content: ContentReader): ParameterName[] {
  const names: ParameterName[] = [];
  let type: ParameterName['type'];
  for (const child of elementsOf(group)) {
    if (child.name === 'parametertype') {
      const part = content.inlines(child);
      type = type ? [...type, { type: 'text', value: ' | ' }, ...part] : part;
      continue;
    }
    const direction = directions.find((name) => name === child.attributes.direction);
    names.push({
      name: content.inlines(child),
      ...(direction && { direction }),
      ...(type && { type }),
    });
    type = undefined;
  }
  return type ? [...names, { name: [], type }] : names;
}

const noteKinds = [
  'see',
  'return',
  'author',
  'authors',
  'version',
  'since',
  'date',
  'note',
  'warning',
  'pre',
  'post',
  'copyright',
  'invariant',
  'remark',
  'attention',
  'important',
  'par',
  'rcs',
] as const satisfies NoteKind[];

/** `simplesect`; an unknown kind becomes a `par` with the kind as its title. */
export const readNote: Reader = (element, content) => {
  const heading = childNamed(element, 'title');
  const body = element.children.filter((child) => child !== heading);
  const children = content.blocks({ ...element, children: body });
  const written = element.attributes.kind ?? '';
  const kind = noteKinds.find((name) => name === written);
  const title = heading && readTitle(heading, content);
  if (!kind)
    return [
      { type: 'note', kind: 'par', title: title ?? [{ type: 'text', value: written }], children },
    ];
  return [{ type: 'note', kind, ...(title && { title }), children }];
};
