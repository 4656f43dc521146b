/** The compound kinds of classes and their equivalents in other languages. */
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
