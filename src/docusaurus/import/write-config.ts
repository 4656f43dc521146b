import { Document, isCollection, isMap, isScalar } from 'yaml';
import type { Note } from './notes.ts';
import type { Draft } from './rules.ts';
import { comment, fileText, putOnLines } from '../../init/yaml-text.ts';

/** Formats notes on options that were not migrated; options with the same note share it. */
function commentsOf(notes: readonly Note[]): string {
  const words = { lost: 'Not converted', needless: 'Not needed here', frozen: 'Fixed' };
  const groups = new Map<string, { start: string; text: string; options: string[] }>();
  for (const { kind, option, reason, advice = '' } of notes) {
    const text = `${reason} ${advice}`.trim();
    const start = words[kind];
    const group = groups.get(start + text) ?? { start, text, options: [] };
    groups.set(start + text, group);
    group.options.push(option);
  }
  return [...groups.values()]
    .map(({ start, text, options }) => comment(`${start}: ${options.join(', ')}. ${text}`, '  '))
    .join('\n');
}

/** Returns the configuration file: options in order, each near its notes on parts that were not migrated. */
export function configText(draft: Draft, notes: readonly Note[], from: string): string {
  const document = new Document(draft);
  putOnLines(document);
  const lost = notes.filter(({ kind }) => kind !== 'needless');
  const placed = new Set<Note>();
  if (isMap(document.contents))
    document.contents.items.forEach(({ key, value }, index, pairs) => {
      if (!isScalar(key)) return;
      const own = lost.filter(({ section }) => section === key.value);
      for (const note of own) placed.add(note);
      if (own.length > 0) key.commentBefore = commentsOf(own);
      const isApart = [value, pairs[index - 1]?.value].some(isCollection) || own.length > 0;
      key.spaceBefore = index > 0 && isApart;
    });
  const needless = notes.filter(({ kind }) => kind === 'needless').map(({ option }) => option);
  const ends = [
    commentsOf(lost.filter((note) => !placed.has(note))),
    needless.length > 0
      ? comment(`Not needed here: ${[...new Set(needless)].join(', ')}.`, '  ')
      : '',
  ].filter(Boolean);
  if (ends.length > 0) document.comment = ends.join('\n');
  return fileText(document, `Converted from ${from} by "mtp-site init".`);
}
