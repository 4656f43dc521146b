import { readdirSync } from 'node:fs';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';
import { readText } from './project-facts.ts';

/** Names of licences, and typical phrases in their texts. */
const LICENSES: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Apache-2.0', /Apache License\s+Version 2\.0/],
  ['BSL-1.0', /Boost Software License\W+Version 1\.0/i],
  ['MPL-2.0', /Mozilla Public License,? Version 2\.0/i],
  ['LGPL-3.0', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/],
  ['LGPL-2.1', /GNU LESSER GENERAL PUBLIC LICENSE\s+Version 2\.1/],
  ['AGPL-3.0', /GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/],
  ['GPL-3.0', /GNU GENERAL PUBLIC LICENSE\s+Version 3/],
  ['GPL-2.0', /GNU GENERAL PUBLIC LICENSE\s+Version 2/],
  ['BSD-3-Clause', /Redistribution and use in source[^]*Neither the name/],
  ['BSD-2-Clause', /Redistribution and use in source/],
  ['Zlib', /freely, subject to the following restrictions/],
  ['Unlicense', /free and unencumbered software/],
  ['MIT', /Permission is hereby granted, free of charge/],
];

/** Names of a library's licence file. */
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:-mit|_1_0)?(?:\.(?:txt|md|rst))?$/i;

/** A copyright line, from its year on. */
const COPYRIGHT =
  /^[ \t/#*]*(?:[\w.+ -]{1,30} - )?(?:Portions )?Copyright[ \t]*(?:\(c\)[ \t]*|©[ \t]*)?(\d{4}\b[^\n]*)/gim;

/** Years, and what is between them and the holder. */
const YEARS = /^\d{4}(?:[\s,–-]+(?:\d{2,4}\b|present\b|now\b|today\b)|\+)*/i;

/** What follows the copyright line of a licence's own text. */
const OF_LICENCE = /^.*\n\s*Everyone is permitted to copy/i;

/** Maximum number of copyright holders to name: more are the authors of parts, or of bundled code. */
const MOST = 2;

/** Returns the name of a library's licence file. */
export function findLicense(folder: string): string | undefined {
  return readdirSync(folder).find((name) => LICENSE_FILE.test(name));
}

/** Returns the copyright line of a library's licence file, with the name of the licence. */
export function readCopyright(folder: string, license: Fact | undefined): Fact | undefined {
  const file = findLicense(folder);
  const text = (file && readText(folder, file)) ?? '';
  const name = LICENSES.find(([, sign]) => sign.test(text))?.[0] ?? license?.value;
  const holder = holdersIn(text);
  const parts = [
    holder === '' ? '' : `Copyright © ${holder}.`,
    name === undefined ? '' : `Licence: ${name}.`,
  ];
  // The line is HTML.
  const html = parts.filter(Boolean).join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return factOf(html, file ?? license?.from ?? '');
}

/** Returns the copyright holders with their years, without addresses; empty if there are too many to be right. */
function holdersIn(text: string): string {
  const years = new Map<string, string[]>();
  for (const { 1: line = '', index } of text.matchAll(COPYRIGHT)) {
    // The lines of GNU's licences name the authors of the licence.
    if (line.includes('Free Software Foundation')) return '';
    if (OF_LICENCE.test(text.slice(index, index + line.length + 200))) continue;
    const written = line.replace(/^[\d ,-]+\(c\) (?=\d{4})/i, '');
    const [year = ''] = YEARS.exec(written) ?? [];
    const holder = holderOf(written.slice(year.length));
    if (holder !== '') years.set(holder, [...(years.get(holder) ?? []), year.trim()]);
  }
  if (years.size > MOST) return '';
  return [...years].map(([holder, own]) => `${[...new Set(own)].join(', ')} ${holder}`).join(', ');
}

/** Removes addresses and what is not a name from the end of a copyright line. */
function holderOf(written: string): string {
  return written
    .replace(/\s*[<([]\s*(?:mailto:)?[^<>()[\]\s]+(?:@|\s+at\s+)[^<>()[\]]*[>)\]]/gi, '')
    .replace(/\s*<?\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?/g, '')
    .replace(/\s*[<(]?https?:\/\/[^\s<>()]+[>)]?/gi, '')
    .replace(/[.,]*\s*(?:All rights reserved\.?)?[\s.,*/#]*$/i, '')
    .replace(/^[\s,:;–-]*(?:by\s+)?/i, '')
    .trim();
}
