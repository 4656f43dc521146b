import type { Compound } from '../../model/compound.ts';
import { PackedCompound } from '../../model/packed-compound.ts';
import { packRecord } from '../../model/packed-record.ts';
import type { ApiReference, ExampleFile } from '../../model/site.ts';

/** Adds the examples that are not in the XML to the compounds of an API reference, as if Doxygen had written them. */
export function withExamples(api: ApiReference): ApiReference {
  const { examples = [], compounds } = api;
  if (examples.length === 0) return api;
  const known = new Map(examples.map((example) => [example.refid, example]));
  const described = compounds.map((compound) => {
    const example = known.get(compound.refid);
    if (!example) return compound;
    known.delete(compound.refid);
    return compound.with({ listing: example.listing });
  });
  if (known.size === 0) return { ...api, compounds: described };
  const isExample = ({ kind }: Compound): boolean => kind === 'example';
  const all = [...described.filter(isExample), ...[...known.values()].map(compoundOf)];
  return {
    ...api,
    compounds: [
      ...described.filter((compound) => !isExample(compound)),
      ...all.sort((a, b) => (a.name < b.name ? -1 : 1)),
    ],
  };
}

function compoundOf({ refid, name, path, file, listing }: ExampleFile): Compound {
  const bytes = packRecord({});
  const known = {
    refid,
    kind: 'example' as const,
    name,
    rawName: name,
    protection: 'public' as const,
    inner: [],
    sections: [],
    listing,
    location: { file: path },
    place: { file },
    facts: { isUndescribed: true as const },
    nameInTypes: undefined,
    language: undefined,
  };
  return new PackedCompound(known, { bytes, start: 0, length: bytes.length });
}
