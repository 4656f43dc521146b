import type { Member } from './compound.ts';
import { none, packRecord, PackedRecord, type RecordSpan } from './packed-record.ts';

/** The fields that are needed of all members and therefore not packed. */
type OutlineField =
  | 'facts'
  | 'refid'
  | 'kind'
  | 'name'
  | 'unnamedType'
  | 'qualifiedName'
  | 'protection'
  | 'strong'
  | 'callable';

/** The part of a member that is not packed. */
export interface MemberOutline extends Pick<Member, OutlineField> {
  /** True if it has enum values. */
  hasValues?: true;
  /** Size of the packed record in bytes. */
  length: number;
}

/** The part of a member that is packed. */
type MemberDetails = Omit<Member, OutlineField>;

/** The lists that every member has. */
const lists = [
  'modifiers',
  'type',
  'params',
  'qualifiers',
  'reimplements',
  'reimplementedBy',
  'enumValues',
  'brief',
  'detailed',
  'inBody',
  'references',
  'referencedBy',
  'satisfies',
  'verifies',
] as const satisfies (keyof MemberDetails)[];

/** Splits a member into an outline and a packed record. */
export function packMember(member: Member): { outline: MemberOutline; record: Uint8Array } {
  const { facts, refid, kind, name, unnamedType, qualifiedName, ...others } = member;
  const { protection, strong, callable, ...details } = others;
  const record = packRecord<MemberDetails>(details, lists);
  return {
    outline: {
      facts,
      refid,
      kind,
      name,
      qualifiedName,
      protection,
      strong,
      callable,
      ...(unnamedType !== undefined && { unnamedType }),
      ...(details.enumValues.length > 0 && { hasValues: true }),
      length: record.length,
    },
    record,
  };
}

/** A member that keeps only its outline in memory unpacked. */
export class PackedMember extends PackedRecord<MemberDetails> implements Member {
  readonly facts: Member['facts'];
  readonly refid: Member['refid'];
  readonly kind: Member['kind'];
  readonly name: Member['name'];
  readonly unnamedType: Member['unnamedType'];
  readonly qualifiedName: Member['qualifiedName'];
  readonly protection: Member['protection'];
  readonly strong: Member['strong'];
  readonly callable: Member['callable'];
  readonly #hasValues: boolean;

  /** `span` is the record with the remaining fields. */
  constructor(outline: MemberOutline, span: RecordSpan) {
    super(span);
    this.facts = outline.facts;
    this.refid = outline.refid;
    this.kind = outline.kind;
    this.name = outline.name;
    this.unnamedType = outline.unnamedType;
    this.qualifiedName = outline.qualifiedName;
    this.protection = outline.protection;
    this.strong = outline.strong;
    this.callable = outline.callable;
    this.#hasValues = outline.hasValues === true;
  }

  get modifiers(): Member['modifiers'] {
    return this.details.modifiers ?? none;
  }
  get noexceptExpression(): Member['noexceptExpression'] {
    return this.details.noexceptExpression;
  }
  get templateParams(): Member['templateParams'] {
    return this.details.templateParams;
  }
  get type(): Member['type'] {
    return this.details.type ?? none;
  }
  get definition(): string {
    return this.details.definition ?? '';
  }
  get argsString(): string {
    return this.details.argsString ?? '';
  }
  get params(): Member['params'] {
    return this.details.params ?? none;
  }
  get bitfield(): Member['bitfield'] {
    return this.details.bitfield;
  }
  get initializer(): Member['initializer'] {
    return this.details.initializer;
  }
  get exceptions(): Member['exceptions'] {
    return this.details.exceptions;
  }
  get requires(): Member['requires'] {
    return this.details.requires;
  }
  get read(): Member['read'] {
    return this.details.read;
  }
  get write(): Member['write'] {
    return this.details.write;
  }
  get qualifiers(): Member['qualifiers'] {
    return this.details.qualifiers ?? none;
  }
  get reimplements(): Member['reimplements'] {
    return this.details.reimplements ?? none;
  }
  get reimplementedBy(): Member['reimplementedBy'] {
    return this.details.reimplementedBy ?? none;
  }
  get enumValues(): Member['enumValues'] {
    return this.#hasValues ? (this.details.enumValues ?? none) : none;
  }
  get brief(): Member['brief'] {
    return this.details.brief ?? none;
  }
  get detailed(): Member['detailed'] {
    return this.details.detailed ?? none;
  }
  get inBody(): Member['inBody'] {
    return this.details.inBody ?? none;
  }
  get references(): Member['references'] {
    return this.details.references ?? none;
  }
  get referencedBy(): Member['referencedBy'] {
    return this.details.referencedBy ?? none;
  }
  get satisfies(): Member['satisfies'] {
    return this.details.satisfies ?? none;
  }
  get verifies(): Member['verifies'] {
    return this.details.verifies ?? none;
  }
  get location(): Member['location'] {
    return this.details.location;
  }
}
