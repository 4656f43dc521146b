import type { ReactNode } from 'react';
import type { Compound, InnerKind, InnerRef } from '../../model/compound.ts';
import { InnerList } from './inner-list.tsx';

/** A list of compounds with their full names and brief descriptions. */
export function CompoundTable(props: {
  /** The compounds. */
  compounds: readonly Compound[];
  /** Label of the table for screen readers. */
  label: string;
}): ReactNode {
  return <InnerList inner={innerRefs(props.compounds)} scope="" label={props.label} />;
}

/** Returns references to compounds, as if all of them belonged to one. */
export function innerRefs(compounds: readonly Compound[]): InnerRef[] {
  return compounds.map(({ refid, name, kind }) => ({
    kind: innerKind(kind),
    refid,
    name,
    inline: false,
  }));
}

function innerKind(kind: Compound['kind']): InnerKind {
  switch (kind) {
    case 'group':
    case 'namespace':
    case 'concept':
    case 'module':
    case 'dir':
    case 'file':
    case 'page':
      return kind;
    case 'example':
    case 'requirement':
    case 'requirements':
      return 'page';
    case 'class':
    case 'struct':
    case 'union':
    case 'interface':
    case 'protocol':
    case 'category':
    case 'exception':
    case 'service':
    case 'singleton':
    case 'type':
    case 'enum':
      return 'class';
  }
}
