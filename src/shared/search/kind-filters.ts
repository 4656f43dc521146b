import { classLikeKinds } from '../class-kinds.ts';
import type { SymbolFilter } from './query.ts';

/** The kinds of symbols that each filter of a query selects, as Doxygen names them. */
export const kindsOfFilters = {
  class: classLikeKinds,
  struct: ['struct'],
  union: ['union'],
  fn: ['function', 'signal', 'slot', 'prototype', 'friend', 'dcop'],
  macro: ['define'],
  enum: ['enum'],
  value: ['enumvalue'],
  var: ['variable', 'property', 'event'],
  type: ['typedef', 'type', 'enum', ...classLikeKinds],
  concept: ['concept'],
  namespace: ['namespace', 'module'],
  group: ['group'],
  file: ['file', 'dir'],
  page: ['page', 'example', 'requirement', 'requirements'],
} as const satisfies Record<SymbolFilter, readonly string[]>;
