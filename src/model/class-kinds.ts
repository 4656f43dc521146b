import { classLikeKinds } from '../shared/class-kinds.ts';
import type { CompoundKind } from './compound.ts';

/** The kinds that have members with access: classes and what other languages have in their place. */
export const classKinds = [
  ...classLikeKinds,
  'type',
  'enum',
] as const satisfies readonly CompoundKind[];

const kinds: ReadonlySet<CompoundKind> = new Set(classKinds);

/** True for classes and what other languages have in their place. */
export function isClassLike(kind: CompoundKind): boolean {
  return kinds.has(kind);
}
