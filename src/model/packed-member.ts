import type { EnumValue, MemberContent, MemberFacts } from './compound.ts';
import {
  none,
  packRecord,
  PackedRecord,
  type RecordSpan,
  type RenamedIds,
} from './packed-record.ts';

/** The fields that are needed of all members and therefore not packed. */
type OutlineField =
  | 'refid'
  | 'kind'
  | 'name'
  | 'unnamedType'
  | 'qualifiedName'
  | 'protection'
  | 'strong'
  | 'callable';

/** The part of a member that is not packed. */
export interface MemberOutline extends Pick<MemberContent, OutlineField> {
  /** The facts that the plan needs. */
  facts: MemberFacts;
  /** True if it has enum values. */
  hasValues?: true;
  /** Size of the packed record in bytes. */
  length: number;
}

/** The descriptions of a value of an enumeration. */
type ValueRemarks = Pick<EnumValue, 'brief' | 'detailed'>;

/** The part of a member that is packed. */
interface MemberDetails extends Omit<MemberContent, OutlineField | 'enumValues'> {
  /** The values of an enumeration, without their descriptions. */
  enumValues: Omit<EnumValue, keyof ValueRemarks>[];
  /** Their descriptions, in the same order; empty if no value has one. */
  valueRemarks: ValueRemarks[];
  /** The indexes of those with a description. */
  describedValues: number[];
}

/** Splits a member into an outline and a packed record. */
export function packMember(
  member: MemberContent,
  facts: MemberFacts,
): { outline: MemberOutline; record: Uint8Array } {
  const { refid, kind, name, unnamedType, qualifiedName, ...others } = member;
  const { protection, strong, callable, ...details } = others;
  const record = packRecord({ ...details, ...splitValues(details.enumValues) });
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

/** Separates the values of an enumeration from their descriptions. */
function splitValues(
  values: readonly EnumValue[],
): Pick<MemberDetails, 'enumValues' | 'valueRemarks' | 'describedValues'> {
  const described = describedOf(values);
  return {
    enumValues: values.map(({ brief: _brief, detailed: _detailed, ...value }) => value),
    valueRemarks:
      described.length > 0 ? values.map(({ brief, detailed }) => ({ brief, detailed })) : [],
    describedValues: described,
  };
}

/** Returns the indexes of the values with a description. */
function describedOf(values: readonly ValueRemarks[]): number[] {
  return values.flatMap(({ brief, detailed }, i) =>
    brief.length + detailed.length > 0 ? [i] : [],
  );
}

/** The parts of a member that may change once all members of the library are known. */
type PackedMemberChanges = Partial<Pick<MemberContent, 'enumValues'> & { facts: MemberFacts }>;

/** Shared by most members. */
const noChanges: PackedMemberChanges = {};

/**
 * A member that keeps only its outline in memory unpacked. Its other fields are getters, which are not part of a spread
 * or rest of it, neither for the compiler nor when it runs.
 */
export class PackedMember extends PackedRecord<MemberDetails> implements MemberContent {
  /** The facts that the plan needs. */
  readonly facts: MemberFacts;
  readonly refid: MemberContent['refid'];
  readonly kind: MemberContent['kind'];
  readonly name: MemberContent['name'];
  readonly unnamedType: MemberContent['unnamedType'];
  readonly qualifiedName: MemberContent['qualifiedName'];
  readonly protection: MemberContent['protection'];
  readonly strong: MemberContent['strong'];
  readonly callable: MemberContent['callable'];
  readonly #hasValues: boolean;
  /** What has changed since it was packed. */
  readonly #changes: PackedMemberChanges;
  /** The values with their descriptions: pages identify these by reference. */
  #values: EnumValue[] | undefined;

  /** `span` is the record with the remaining fields. */
  constructor(
    outline: Omit<MemberOutline, 'length'>,
    span: RecordSpan,
    changes: PackedMemberChanges = noChanges,
  ) {
    super(span);
    this.#changes = changes;
    this.facts = changes.facts ?? outline.facts;
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

  /** What an edit of a comment or a line above changes. */
  get remarkParts(): readonly (string | Uint8Array)[] {
    return [this.remarkBytes, String(this.facts.line)];
  }

  /** What it contributes to the outline of its compound: everything that is not packed, except lines in sources. */
  get outlineData(): unknown {
    const { facts, ...outline } = this.#outline();
    const { line: _line, ...own } = facts;
    return [outline, own, this.hasDescription, this.#changes.enumValues];
  }

  /** Drops the unpacked fields. */
  override evict(): void {
    super.evict();
    this.#values = undefined;
  }

  /** Returns the same member with some changes. */
  with(changes: PackedMemberChanges): PackedMember {
    return new PackedMember(this.#outline(), this.span, { ...this.#changes, ...changes });
  }

  /** Returns the member, as it was read, with other ids of itself and of the symbols that it names. */
  withIds(ids: RenamedIds): PackedMember {
    const span = ids.inRecord(this.span);
    const { refid, facts, unnamedType, ...outline } = this.#outline();
    const type = unnamedType === undefined ? {} : { unnamedType: ids.ofType(unnamedType) };
    return new PackedMember(
      { ...outline, ...type, refid: ids.of(refid), facts: ids.inValue(facts) },
      span,
    );
  }

  #outline(): Omit<MemberOutline, 'length'> {
    const { unnamedType } = this;
    return {
      facts: this.facts,
      refid: this.refid,
      kind: this.kind,
      name: this.name,
      qualifiedName: this.qualifiedName,
      protection: this.protection,
      strong: this.strong,
      callable: this.callable,
      ...(unnamedType !== undefined && { unnamedType }),
      ...(this.#hasValues && { hasValues: true }),
    };
  }

  get modifiers(): MemberContent['modifiers'] {
    return this.details.modifiers ?? none;
  }
  get noexceptExpression(): MemberContent['noexceptExpression'] {
    return this.details.noexceptExpression;
  }
  get templateParams(): MemberContent['templateParams'] {
    return this.rare('templateParams');
  }
  get type(): MemberContent['type'] {
    return this.details.type ?? none;
  }
  get typeValues(): MemberContent['typeValues'] {
    return this.details.typeValues;
  }
  get definition(): string {
    return this.details.definition ?? '';
  }
  get argsString(): string {
    return this.details.argsString ?? '';
  }
  get params(): MemberContent['params'] {
    return this.details.params ?? none;
  }
  get bitfield(): MemberContent['bitfield'] {
    return this.details.bitfield;
  }
  get initializer(): MemberContent['initializer'] {
    return this.rare('initializer');
  }
  get exceptions(): MemberContent['exceptions'] {
    return this.rare('exceptions');
  }
  get requires(): MemberContent['requires'] {
    return this.rare('requires');
  }
  get read(): MemberContent['read'] {
    return this.details.read;
  }
  get write(): MemberContent['write'] {
    return this.details.write;
  }
  get qualifiers(): MemberContent['qualifiers'] {
    return this.details.qualifiers ?? none;
  }
  get reimplements(): MemberContent['reimplements'] {
    return this.rare('reimplements') ?? none;
  }
  get reimplementedBy(): MemberContent['reimplementedBy'] {
    return this.details.reimplementedBy ?? none;
  }
  get enumValues(): MemberContent['enumValues'] {
    if (!this.#hasValues) return none;
    if (this.#changes.enumValues) return this.#changes.enumValues;
    const remarks = this.rareRemark('valueRemarks') ?? none;
    this.#values ??= (this.details.enumValues ?? none).map((value, i) => ({
      ...value,
      ...(remarks[i] ?? { brief: none, detailed: none }),
    }));
    return this.#values;
  }
  /** The indexes of the values that have a description; finding them reads no description. */
  get describedValues(): readonly number[] {
    const { enumValues } = this.#changes;
    return enumValues ? describedOf(enumValues) : (this.details.describedValues ?? none);
  }
  get brief(): MemberContent['brief'] {
    return this.rareRemark('brief') ?? none;
  }
  get detailed(): MemberContent['detailed'] {
    return this.rareRemark('detailed') ?? none;
  }
  get inBody(): MemberContent['inBody'] {
    return this.rareRemark('inBody') ?? none;
  }
  get references(): MemberContent['references'] {
    return this.rare('references') ?? none;
  }
  get referencedBy(): MemberContent['referencedBy'] {
    return this.rare('referencedBy') ?? none;
  }
  get satisfies(): MemberContent['satisfies'] {
    return this.details.satisfies ?? none;
  }
  get verifies(): MemberContent['verifies'] {
    return this.details.verifies ?? none;
  }
  get location(): MemberContent['location'] {
    return this.remarks.location;
  }
}
