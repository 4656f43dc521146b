/** Kinds of compounds that are classes, or what other languages have in their place. */
export const classLikeKinds = [
  'class',
  'struct',
  'union',
  'interface',
  'protocol',
  'category',
  'exception',
  'service',
  'singleton',
] as const;
