import {
  allMembersPart,
  descriptionPart,
  mentionParts,
  typeUsersPart,
  innerParts,
  listingPart,
} from '../../components/api/parts/common-parts.tsx';
import { availabilityPart } from '../../components/api/parts/availability-part.tsx';
import { guaranteesPart } from '../../components/api/parts/guarantees-part.tsx';
import { historyPart } from '../../components/api/parts/history-part.tsx';
import {
  inlinedPart,
  memberDetailParts,
  memberTableParts,
} from '../../components/api/parts/member-parts.tsx';
import { symbolAddressNames } from '../../model/address-names.ts';
import { classKinds } from '../../model/class-kinds.ts';
import type { Compound, CompoundKind } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import type { Address } from '../page-kind.ts';
import { compoundPages } from './compound-pages.tsx';

/** Folders of the kinds of classes. */
const foldersOfClasses: Readonly<Record<(typeof classKinds)[number], string>> = {
  class: 'classes',
  struct: 'structs',
  union: 'unions',
  interface: 'interfaces',
  protocol: 'protocols',
  category: 'categories',
  exception: 'exceptions',
  service: 'services',
  singleton: 'singletons',
  type: 'types',
  enum: 'enums',
};

const folders: Partial<Record<CompoundKind, string>> = foldersOfClasses;

/** Returns the folder of the pages of a kind of classes. */
export function classFolder(kind: CompoundKind): string {
  return folders[kind] ?? 'classes';
}

/** Returns the address of a class's page, even if the class has none. */
export function classAddress(
  compound: Compound,
  symbols: Symbols,
): Extract<Address, { names: unknown }> {
  return {
    folder: classFolder(compound.kind),
    names: symbolAddressNames(compound, symbols),
    style: 'symbol',
  };
}

/** Pages of classes, structs, unions and their counterparts in other languages. */
export const classPages = compoundPages({
  name: 'class',
  kinds: classKinds,
  address: classAddress,
  parts: [
    innerParts,
    memberTableParts,
    descriptionPart,
    mentionParts,
    typeUsersPart,
    availabilityPart,
    guaranteesPart,
    inlinedPart,
    memberDetailParts,
    allMembersPart,
    historyPart,
    listingPart,
  ],
});
