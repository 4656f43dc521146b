/** Types and parameters often name the class that a member belongs to; in the index a mark stands for it. */

/** Stands for the name: no type is written with it. */
export const ownerMark = '`';

/** A signature with the mark in place of the last name of a scope. */
export function hideOwner(signature: string, scope: string): string {
  const plain = signature.replaceAll(ownerMark, "'");
  const owner = ownerOf(scope);
  return owner === '' || !plain.includes(owner)
    ? plain
    : plain.replace(new RegExp(`\\b${owner}\\b`, 'g'), ownerMark);
}

/** A signature with the last name of the scope in place of the mark. */
export function showOwner(signature: string, scope: () => string): string {
  return signature.includes(ownerMark)
    ? signature.replaceAll(ownerMark, ownerOf(scope()))
    : signature;
}

/** The last name of a scope where it can be told apart from others; else nothing. */
function ownerOf(scope: string): string {
  const last = scope.slice(scope.lastIndexOf(':') + 1);
  return /^\w{3,}$/.test(last) ? last : '';
}
