import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from './library.ts';

/** A guide of a library. */
export interface GuideFacts {
  /** Its path, relative to the folder of the library. */
  file: string;
  /** Its title, as plain text. */
  title: string;
  /** Site path of its page; missing if it cannot be told from the name of the file. */
  path?: string;
}

/** Names of the guides that readers start with, the best first. */
const STARTS: readonly RegExp[] = [
  /^(?:_?index|readme|intro|introduction|overview|home)$/i,
  /^(?:get(?:ting)?[-_ ]?started|quick[-_ ]?start|start|first[-_ ]?steps)$/i,
  /^(?:tutorial|usage|guide|user[-_ ]?guide|install(?:ation|ing)?)$/i,
];

/** Texts about the repository, which come last. */
const ABOUT =
  /^(?:code[-_]of[-_]conduct|contribut\w*|change(?:s|[-_]?log)|history|licen[cs]e|copying|security|authors)$/i;

/** The number in front of a name, which orders guides and is not part of their addresses. */
const NUMBER = /^\d+[-_. ]+/;

/** Returns the guides of a library: the one that readers start with first, then in the order of the files. */
export function guidesOf({
  folder,
  folders: { docs },
}: Pick<Library, 'folder' | 'folders'>): GuideFacts[] {
  if (!docs) return [];
  const guides = docs.files.map((file) => {
    const written = file
      .slice(docs.path.length + 1)
      .replace(/\.mdx?$/i, '')
      .split('/');
    const parts = written.map((part) => part.replace(NUMBER, ''));
    const rank = STARTS.findIndex((start) => start.test(parts.at(-1) ?? ''));
    const last = STARTS.length + Number(ABOUT.test(parts.at(-1) ?? ''));
    return { file, parts, rank: rank < 0 ? last : rank };
  });
  guides.sort((a, b) => a.parts.length - b.parts.length || a.rank - b.rank);
  const [best] = [...guides].sort((a, b) => a.rank - b.rank);
  const ordered = guides.sort((a, b) => Number(b === best) - Number(a === best));
  return ordered.map(({ file, parts }) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [front = ''] = /^---\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/.exec(text.slice(0, 4000)) ?? [];
    const path = /^(?:slug|id):/m.test(front) ? undefined : pathOf(parts);
    return {
      file,
      title: titleIn(text, front) ?? titleOf(parts),
      ...(path !== undefined && { path }),
    };
  });
}

/** Returns the title of a guide without one, from its file; the first page of a folder is named after the folder. */
function titleOf(parts: readonly string[]): string {
  const name = isIndex(parts) ? (parts.at(-2) ?? 'Overview') : (parts.at(-1) ?? '');
  return name.replace(/[-_]+/g, ' ');
}

/** True for the first page of a folder. */
function isIndex(parts: readonly string[]): boolean {
  return /^(?:_?index|readme)$/i.test(parts.at(-1) ?? '') || parts.at(-1) === parts.at(-2);
}

/** Returns the address of a guide, if its name has only characters that stay as they are. */
function pathOf(parts: readonly string[]): string | undefined {
  if (!parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
  return ['/docs', ...(isIndex(parts) ? parts.slice(0, -1) : parts), ''].join('/');
}

function titleIn(text: string, front: string): string | undefined {
  const [, quote, quoted, bare] = /^title:[ \t]*(?:(["'])(.+?)\1|([^\n#"']+))/m.exec(front) ?? [];
  const set = quote === undefined ? bare : quoted;
  const heading = /^#[ \t]+(.+?)[ \t#]*$/m.exec(
    text.slice(front.length).replace(/^```[^]*?^```/gm, ''),
  )?.[1];
  const title = (set ?? heading ?? '')
    .replace(/\{#[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>|[*`]/g, '')
    .trim();
  return title === '' ? undefined : title;
}
