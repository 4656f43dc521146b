/** Types and parameters often contain the name of the member's class; the index replaces it by a mark. */

/** Replaces the name; it never occurs in types. */
export const ownerMark = '`';

/** Replaces the last name of a scope in a signature by the mark. */
export function hideOwner(signature: string, scope: string): string {
  const plain = signature.replaceAll(ownerMark, "'");
  const owner = ownerOf(scope);
  return owner === '' || !plain.includes(owner)
    ? plain
    : plain.replace(new RegExp(`\\b${owner}\\b`, 'g'), ownerMark);
}

/** Replaces the mark in a signature by the last name of the scope. */
export function showOwner(signature: string, scope: () => string): string {
  return signature.includes(ownerMark)
    ? signature.replaceAll(ownerMark, ownerOf(scope()))
    : signature;
}

/** The last name of a scope if it is long enough to be replaced safely, otherwise an empty string. */
function ownerOf(scope: string): string {
  const last = scope.slice(scope.lastIndexOf(':') + 1);
  return /^\w{3,}$/.test(last) ? last : '';
}
