import type { CompoundFile } from '../../src/doxygen/compound-file.ts';
import type { Compound } from '../../src/model/compound.ts';

/** Returns enough of the content of files to tell them apart. */
export function contentOf(files: readonly (CompoundFile | undefined)[]): unknown {
  return files.map((file) => file && [file.diagnostics, file.compounds.map(contentOfCompound)]);
}

function contentOfCompound(compound: Compound): unknown {
  const { refid, name, brief, detailed, allMembers, listing, sections } = compound;
  return [
    ...[refid, name, brief, detailed, allMembers],
    listing && [[...listing.marks], [...listing.text]],
    sections.map(({ entries, ...section }) => [
      section,
      entries.map((entry) => {
        if (!('member' in entry)) return entry;
        const { member } = entry;
        return [member.refid, member.params, member.brief, member.detailed, member.location];
      }),
    ]),
  ];
}
