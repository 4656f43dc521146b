import type {
  AllMember,
  Compound,
  Include,
  InheritanceRef,
  InnerKind,
  InnerRef,
} from '../model/compound.ts';
import { childNamed, childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';
import { isInventedBitField } from '../model/unnamed-bit-field.ts';
import { withoutTemplateSpaces } from '../model/template-spaces.ts';
import { withoutMangledNames } from './anonymous.ts';
import { protectionOf } from './attributes.ts';

const innerKinds = [
  'dir',
  'file',
  'module',
  'class',
  'concept',
  'namespace',
  'page',
  'group',
] as const satisfies InnerKind[];

/** Reads all `inner…` children of a compound, kind by kind. */
export function readInner(compound: XmlElement): InnerRef[] {
  return innerKinds.flatMap((kind) =>
    childrenNamed(compound, `inner${kind}`).map((element) => {
      const { refid = '', prot, inline } = element.attributes;
      return {
        kind,
        refid,
        name: withoutTemplateSpaces(
          withoutMangledNames(textOf(element).trim(), kind === 'class' ? nounOf(refid) : ''),
        ),
        ...(prot && { protection: protectionOf(element) }),
        inline: inline === 'yes',
      };
    }),
  );
}

/** Returns the kind of an unnamed class: its refid starts with the keyword. */
function nounOf(refid: string): string {
  return /^(struct|union|class)/.exec(refid)?.[1] ?? '';
}

/** Reads `basecompoundref` or `derivedcompoundref`. */
export function readInheritance(compound: XmlElement, name: string): InheritanceRef[] {
  return childrenNamed(compound, name).map((element) => {
    const { refid, virt } = element.attributes;
    const text = withoutTemplateSpaces(withoutMangledNames(textOf(element).trim()));
    return {
      ...(refid && { refid }),
      name: refid ? [{ text, refid }] : [text],
      protection: protectionOf(element),
      virtual: virt === 'virtual',
    };
  });
}

/** Reads `includes` or `includedby`. */
export function readIncludes(compound: XmlElement, name: string): Include[] {
  return childrenNamed(compound, name).map((element) => {
    const { refid, local } = element.attributes;
    return { ...(refid && { refid }), name: textOf(element).trim(), local: local === 'yes' };
  });
}

/** Reads `exports`. */
export function readExports(compound: XmlElement): Compound['exports'] {
  const list = childNamed(compound, 'exports');
  if (!list) return [];
  return childrenNamed(list, 'export').map((element) => {
    const { refid } = element.attributes;
    return { ...(refid && { refid }), name: textOf(element).trim() };
  });
}

/** Reads `listofallmembers`. */
export function readAllMembers(compound: XmlElement): AllMember[] {
  const list = childNamed(compound, 'listofallmembers');
  if (!list) return [];
  return childrenNamed(list, 'member').flatMap((element) => {
    const { refid = '', virt, ambiguityscope = '' } = element.attributes;
    const name = nameOf(childText(element, 'name'));
    if (isInventedBitField(name)) return [];
    return {
      refid,
      name,
      protection: protectionOf(element),
      virtual: virt === 'virtual' || virt === 'pure-virtual',
      ...(virt === 'pure-virtual' && { pure: true as const }),
      ...(ambiguityscope && { ambiguityScope: nameOf(ambiguityscope) }),
    };
  });
}

function nameOf(written = ''): string {
  return withoutTemplateSpaces(withoutMangledNames(written));
}
