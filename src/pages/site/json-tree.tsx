import type { ReactNode } from 'react';

/** JSON-like data as a collapsible tree; other values are shown as text. */
export function JsonTree(props: {
  /** The data. */
  data: unknown;
  /** Name of the value; missing at the top. */
  name?: string;
  /** Number of levels that are open; short lists are always open. */
  open: number;
}): ReactNode {
  const { data, name, open } = props;
  const label = name === undefined ? null : <span className="json-name">{name}: </span>;
  const entries = entriesOf(data);
  if (!entries) {
    return (
      <div className="json-leaf">
        {label}
        <code className={`json-${typeof data}`}>{JSON.stringify(data)}</code>
      </div>
    );
  }
  const isShort = Array.isArray(data) && entries.length > 0 && entries.length < 5;
  const brackets = Array.isArray(data) ? `[${entries.length}]` : `{${entries.length}}`;
  return (
    <details className="json-node" open={open > 0 || isShort}>
      <summary>
        {label}
        <span className="json-size">{brackets}</span>
      </summary>
      {entries.map(([key, value]) => (
        <JsonTree key={key} name={key} data={value} open={open - 1} />
      ))}
    </details>
  );
}

function entriesOf(data: unknown): [string, unknown][] | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.entries(data).filter(([, value]) => value !== undefined);
}
