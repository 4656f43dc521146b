import type { CodeText, MemberContent } from './compound.ts';

/**
 * How a declaration uses a symbol, the closest first: it returns it, takes it, has it in the type of its result or of a
 * parameter (`std::vector<T>`), throws it, requires it, or is another name of it.
 */
export const typeRoles = ['returns', 'takes', 'holds', 'throws', 'requires', 'names'] as const;

/** One of these ways. */
export type TypeRole = (typeof typeRoles)[number];

/**
 * Returns the symbols that a function or typedef declares something with, each once, as the index of its closest role
 * and its refid: `0classlib_1_1Window`. `thrown` are the refids of the exceptions in its descriptions. They are facts of
 * a member, so that no page unpacks the members of all others.
 */
export function declaredTypes(member: MemberContent, thrown: readonly string[]): string[] {
  const { kind, refid: own } = member;
  const found = new Map<string, number>();
  const add = (refid: string, role: TypeRole): void => {
    const index = typeRoles.indexOf(role);
    if (refid !== own) found.set(refid, Math.min(index, found.get(refid) ?? index));
  };
  if (kind === 'typedef') addCode(member.type, 'names', undefined, add);
  if (kind !== 'function') return packed(found);
  addCode(member.type, 'returns', 'holds', add);
  for (const { type } of member.params) addCode(type, 'takes', 'holds', add);
  for (const { type, constraint } of member.templateParams ?? []) {
    addCode(type, 'requires', undefined, add);
    addCode(constraint, 'requires', undefined, add);
  }
  addCode(member.requires, 'requires', 'requires', add);
  for (const refid of thrown) add(refid, 'throws');
  return packed(found);
}

/** Adds the links in a type: those outside of template arguments, and those inside. */
function addCode(
  code: CodeText | undefined,
  role: TypeRole,
  inside: TypeRole | undefined,
  add: (refid: string, role: TypeRole) => void,
): void {
  let depth = 0;
  for (const part of code ?? []) {
    if (typeof part === 'string') depth += part.split('<').length - part.split('>').length;
    else if (part.external === undefined) {
      const own = depth > 0 ? inside : role;
      if (own !== undefined) add(part.refid, own);
    }
  }
}

function packed(found: ReadonlyMap<string, number>): string[] {
  return [...found].map(([refid, role]) => `${role}${refid}`);
}
