import type { Compound, CompoundKind } from '../../../model/compound.ts';

/** What each kind of compound is called. */
const words: Record<CompoundKind, string> = {
  class: 'class',
  struct: 'struct',
  union: 'union',
  interface: 'interface',
  protocol: 'protocol',
  category: 'category',
  exception: 'exception',
  service: 'service',
  singleton: 'singleton',
  type: 'type',
  enum: 'enum',
  namespace: 'namespace',
  file: 'file',
  dir: 'folder',
  group: 'topic',
  concept: 'concept',
  module: 'module',
  page: 'page',
  example: 'example',
  requirement: 'requirement',
  requirements: 'requirements',
};

/** What languages call a namespace. */
const namespaceWords: Record<string, string> = {
  Java: 'package',
  Python: 'module',
  Fortran: 'module',
  D: 'module',
  IDL: 'module',
  Slice: 'module',
  VHDL: 'package',
};

/** What a compound is called in its language: `class`, `package`, `struct template`. */
export function kindWord(compound: Compound): string {
  const { kind, language = '' } = compound;
  if (kind === 'namespace') {
    const word = namespaceWords[language] ?? words.namespace;
    return compound.modifiers.includes('inline') ? `inline ${word}` : word;
  }
  if (kind === 'class' && language === 'VHDL') return 'design unit';
  const isTemplate = kind !== 'concept' && compound.templateParams !== undefined;
  if (!isTemplate || language === 'Java' || language === 'C#') return words[kind];
  return `${words[kind]} template${compound.name.endsWith('>') ? ' specialization' : ''}`;
}

/** A word with a capital letter. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
