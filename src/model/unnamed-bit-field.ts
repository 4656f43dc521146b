/** The name of every bit-field without a name, in place of the one that Doxygen invents (`__pad0__`). */
export const unnamedBitField = '(anonymous bitfield)';

/** True for a name that Doxygen invents for a bit-field without one. */
export function isInventedBitField(name: string): boolean {
  return /^__pad\d+__$/.test(name);
}
