/** A measured section of the report. */
export interface Section {
  title: string;
  about?: string[];
  tables?: { head: string[]; rows: (string | undefined)[][] }[];
  targets?: { what: string; wanted: string; got: string; holds?: boolean }[];
}

export function updatedReport(
  text: string,
  sections: readonly Section[],
  about: { command: string; date: string },
): string;
