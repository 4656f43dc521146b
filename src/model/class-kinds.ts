import { classLikeKinds } from '../shared/class-kinds.ts';
import type { CompoundKind } from './compound.ts';

/** The kinds whose members have access levels: classes and their equivalents in other languages. */
export const classKinds = [
  ...classLikeKinds,
  'type',
  'enum',
] as const satisfies readonly CompoundKind[];

const kinds: ReadonlySet<CompoundKind> = new Set(classKinds);

/** True for classes and their equivalents in other languages. */
export function isClassLike(kind: CompoundKind): boolean {
  return kinds.has(kind);
}
