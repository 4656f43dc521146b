import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { manualPage } from '../diagnostics/manual-page.ts';
import type { ContentReader, Reader } from '../doxygen/reader.ts';
import type { ReadingExtensions } from '../doxygen/reading-extensions.ts';
import type { CompoundContent, Location, MemberContent } from '../model/compound.ts';
import type { Block } from '../model/description.ts';
import type { Droppable, OwnRow } from '../model/extension.ts';
import { markupOf } from '../xml/markup.ts';
import { textOf } from '../xml/element.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { LoadedExtension } from './load-extensions.ts';
import { readMarkup } from './read-markup.ts';
import {
  fieldsOf,
  objectsIn,
  protectionIn,
  textIn,
  textsIn,
  type ReportValue,
} from './returned-values.ts';
import { toolsFor } from './tools.ts';

const common = ['badges', 'brief', 'detailed', 'protection'];
const memberFields = [...common, 'type', 'initializer'];
const compoundFields = [...common, 'rows'];

/** How deep the elements of extensions may be in what extensions return for others. */
const maxDepth = 8;

/** Returns what the extensions of a site do while its XML is read; `undefined` if there are none. */
export function readingExtensions(
  extensions: readonly LoadedExtension[],
): ReadingExtensions | undefined {
  if (extensions.length === 0) return undefined;
  let depth = 0;
  const readerOf = (name: string, diagnostics: Diagnostics): Reader | undefined => {
    const extension = extensions.find(({ elements }) => elements.has(name));
    const hook = extension?.elements.get(name);
    if (!extension || !hook) return undefined;
    const report = valueReporter(extension, name, diagnostics);
    return (element, content) => {
      if (depth >= maxDepth) {
        report(`an element that leads to itself: only the content of <${name}> is shown`);
        return content.flow({ ...element, name: 'parblock' });
      }
      const { children, attributes, line } = element;
      const given = { name, attributes, content: markupOf(children), text: textOf(element) };
      const tools = toolsFor(extension, diagnostics, undefined);
      const returned = extension.call(name, hook, [deepFreeze(given), tools], diagnostics);
      const markup =
        returned && textIn(new Map([['markup', returned.value ?? null]]), 'markup', report);
      const root = markup === undefined ? undefined : readMarkup(markup, line, report);
      depth++;
      try {
        return content.flow(root ?? { ...element, name: 'parblock' });
      } finally {
        depth--;
      }
    };
  };
  return {
    key: extensions.map(({ key }) => key).join(),
    doubt: extensions.find(({ doubt }) => doubt !== undefined)?.doubt,
    readerOf,
    edit: (compound, content, diagnostics) =>
      extensions.reduce(
        (edited, extension) => editCompound(edited, { extension, content, diagnostics }),
        compound,
      ),
  };
}

/** What an edit of a symbol needs. */
interface Editing {
  extension: LoadedExtension;
  content: ContentReader;
  diagnostics: Diagnostics;
}

function editCompound(
  compound: CompoundContent & Droppable,
  editing: Editing,
): CompoundContent & Droppable {
  const { member: ofMember, compound: ofCompound } = editing.extension.hooks;
  if ((!ofMember && !ofCompound) || compound.isDropped) return compound;
  deepFreeze(compound);
  const sections = ofMember
    ? compound.sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry) =>
          'member' in entry ? { member: editMember(entry.member, compound, editing) } : entry,
        ),
      }))
    : compound.sections;
  const edited = { ...compound, sections };
  const value = ofCompound && returnedFor('compound', [compound], compound, editing);
  if (value === undefined) return edited;
  if (value === null) return { ...edited, isDropped: true };
  const report = valueReporter(editing.extension, 'compound', editing.diagnostics);
  const fields = fieldsOf(value, compoundFields, report);
  if (!fields) return edited;
  const rows = objectsIn(fields.get('rows'), '"rows"', report).flatMap((row): OwnRow[] => {
    const parts = fieldsOf(row, ['label', 'value'], report);
    const label = parts && textIn(parts, 'label', report);
    const markup = parts && textIn(parts, 'value', report);
    if (label === undefined || markup === undefined) {
      report('a row without a label or a value');
      return [];
    }
    const root = readMarkup(markup, compound.place.line ?? 1, report);
    return root ? [{ label, value: editing.content.inlines(root) }] : [];
  });
  return {
    ...edited,
    ...changesIn(fields, compound.place, editing, report),
    modifiers: withBadges(compound.modifiers, textsIn(fields, 'badges', report)),
    ...(rows.length > 0 && { rows: [...(compound.rows ?? []), ...rows] }),
  };
}

function editMember(
  member: MemberContent & Droppable,
  compound: CompoundContent,
  editing: Editing,
): MemberContent & Droppable {
  const { extension, diagnostics } = editing;
  if (member.isDropped) return member;
  const value = returnedFor('member', [member, compound], member, editing);
  if (value === undefined) return member;
  if (value === null) return { ...member, isDropped: true };
  const report = valueReporter(extension, 'member', diagnostics);
  const fields = fieldsOf(value, memberFields, report);
  if (!fields) return member;
  const type = textIn(fields, 'type', report);
  const initializer = textIn(fields, 'initializer', report);
  const { initializer: former, ...others } = member;
  const written =
    initializer === undefined ? former : initializer === '' ? undefined : [initializer];
  return {
    ...others,
    ...(written && { initializer: written }),
    ...changesIn(fields, compound.place, editing, report),
    qualifiers: withBadges(member.qualifiers, textsIn(fields, 'badges', report)),
    ...(type !== undefined && { type: type === '' ? [] : [type] }),
  };
}

/** Returns what an extension returns for a symbol; `undefined` if it failed. */
function returnedFor(
  name: 'member' | 'compound',
  [symbol, compound]: readonly [symbol: object, compound?: CompoundContent],
  { location }: { location?: Location },
  { extension, diagnostics }: Editing,
): unknown {
  const hook = extension.hooks[name];
  const tools = toolsFor(extension, diagnostics, location);
  const given = compound ? { ...tools, compound } : tools;
  return hook && extension.call(name, hook, [symbol, given], diagnostics)?.value;
}

/** Returns the changes that all symbols can have. */
function changesIn(
  fields: ReadonlyMap<string, unknown>,
  { line = 1 }: Place,
  { content }: Editing,
  report: ReportValue,
): Partial<Pick<MemberContent, 'brief' | 'detailed' | 'protection'>> {
  const blocksOf = (name: string): Block[] | undefined => {
    const markup = textIn(fields, name, report);
    const root = markup === undefined ? undefined : readMarkup(markup, line, report);
    return root && content.blocks(root);
  };
  const [brief, detailed] = [blocksOf('brief'), blocksOf('detailed')];
  const protection = protectionIn(fields, report);
  return {
    ...(brief && { brief }),
    ...(detailed && { detailed }),
    ...(protection && { protection }),
  };
}

/** Returns words with badges, each once. */
function withBadges(words: string[], badges: readonly string[]): string[] {
  return badges.length === 0 ? words : [...new Set([...words, ...badges])];
}

/** Returns a function that reports what a function of an extension must not return. */
export function valueReporter(
  { placeOf }: LoadedExtension,
  name: string,
  diagnostics: Diagnostics,
): ReportValue {
  return (what) =>
    diagnostics.error(
      'extension',
      `"${name}" of the extension returned ${what}.`,
      placeOf(name),
      `What each function may return: ${manualPage('programs/extensions', 'what-each-part-receives-and-returns')}`,
    );
}
