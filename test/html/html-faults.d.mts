/** Returns all faults of a document that browsers would repair, as `line:column fault`. */
export function faultsOf(text: string): string[];
