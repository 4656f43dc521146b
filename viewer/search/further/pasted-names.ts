// Reads what few queries contain, in a file of its own: only they load it.
export { demangled } from './mangled-names.ts';
export { addressParts } from './pasted-address.ts';
