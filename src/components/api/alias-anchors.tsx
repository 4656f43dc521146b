import type { ReactNode } from 'react';

/** Anchors that links with other ids lead to. */
export function AliasAnchors(props: {
  /** The ids; missing ones are skipped. */
  ids: readonly (string | undefined)[];
}): ReactNode {
  return props.ids.map((id) => id !== undefined && <a key={id} id={id} />);
}
