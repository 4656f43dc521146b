import type { ReactNode } from 'react';

/** Places that links with other ids lead to. */
export function AliasAnchors(props: {
  /** The ids; missing ones are left out. */
  ids: readonly (string | undefined)[];
}): ReactNode {
  return props.ids.map((id) => id !== undefined && <a key={id} id={id} />);
}
