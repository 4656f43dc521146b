import type { Declaration } from './declarations.ts';
import { prelude } from './declarators.ts';

/** Returns the name of a declaration, by its number. */
export function nameOf(index: number): string {
  return `n${index}`;
}

/** Returns a header and a source file with all declarations; each member is in its own class. */
export function sourcesOf(declarations: readonly Declaration[]): Record<string, string> {
  const header = ['/** @file */', '#pragma once', '/** All. */', `namespace d {\n${prelude}`];
  const source = ['#include "all.hpp"', 'namespace d {'];
  declarations.forEach((declaration, i) => {
    const { isMember, definition, comments } = declaration;
    const own = nameOf(i);
    const named = (text: string): string => text.replaceAll('NAME', own);
    const comment = comments === 'source' ? '' : '/** Said. */\n';
    const text = `${comment}${named(declaration.source)};`;
    header.push(isMember ? `/** A class. */\nstruct S${i} {\n${text}\n};` : text);
    if (definition === undefined) return;
    const body = named(definition).replaceAll('SCOPE', isMember ? `S${i}::` : '');
    source.push(`${comments === 'header' ? '' : '/** Told. */\n'}${body}`);
  });
  return {
    'all.hpp': [...header, '}', ''].join('\n'),
    'all.cpp': [...source, '}', ''].join('\n'),
  };
}
