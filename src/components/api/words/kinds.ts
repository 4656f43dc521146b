import type { Compound, CompoundKind } from '../../../model/compound.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { table } from '../../../shared/table.ts';

/** Kinds of compounds that use a text of the interface. */
const named: Partial<Record<CompoundKind, keyof ApiTexts>> = {
  file: 'kindFile',
  dir: 'kindFolder',
  group: 'kindTopic',
  page: 'kindPage',
  example: 'kindExample',
  requirement: 'kindRequirement',
  requirements: 'kindRequirements',
};

/** Keywords for a namespace by language. */
const namespaceWords: Record<string, string> = table({
  Java: 'package',
  Python: 'module',
  Fortran: 'module',
  D: 'module',
  IDL: 'module',
  Slice: 'module',
  VHDL: 'package',
});

/**
 * Returns the word for a compound: its language's `class`, `package`, `struct template`, or a text of the interface.
 */
export function kindWord(compound: Compound, texts: ApiTexts): string {
  const { kind, language = '' } = compound;
  const name = named[kind];
  if (name) return texts[name];
  if (kind === 'namespace') {
    const word = namespaceWords[language] ?? kind;
    return compound.modifiers.includes('inline') ? `inline ${word}` : word;
  }
  if (kind === 'class' && language === 'VHDL') return 'design unit';
  const isTemplate = kind !== 'concept' && compound.templateParams !== undefined;
  if (!isTemplate || language === 'Java' || language === 'C#') return kind;
  return fill(compound.name.endsWith('>') ? texts.kindSpecialization : texts.kindTemplate, {
    kind,
  });
}

/** Capitalises a word. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
