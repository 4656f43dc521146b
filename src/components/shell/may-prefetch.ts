interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** False if the reader's connection is slow or metered. */
export function mayPrefetch(): boolean {
  if (!('connection' in navigator)) return true;
  const connection = navigator.connection as Connection;
  return !(connection.effectiveType?.includes('2g') ?? false) && !connection.saveData;
}
