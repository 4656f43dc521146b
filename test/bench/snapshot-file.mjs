// The text of a generated snapshot of a release, as `mtp-site snapshot` writes it.

/** Returns a snapshot: the release, the number of its symbols, and each scope with its symbols. */
export function snapshotFile(release, symbols, scopes) {
  const header = {
    formatVersion: 1,
    library: 'lib',
    release,
    doxygen: '1.9.4',
    hidden: [],
    tool: '0.1.0',
    symbols,
    checksum: '0000000000000000',
  };
  const lines = Object.entries(header).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  const owners = scopes.map(
    ([owner, own]) =>
      `"${owner}": [\n${own.map((symbol) => `  ${JSON.stringify(symbol)}`).join(',\n')}\n]`,
  );
  return `{\n${lines.join(',\n')},\n"settings": {},\n"headers": {\n  "lib.h": {}\n},\n"scopes": {\n${owners.join(',\n')}\n}\n}\n`;
}
