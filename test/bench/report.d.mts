/** A measured section of the report. */
export interface Section {
  title: string;
  about?: string[];
  tables?: { head: string[]; rows: (string | undefined)[][] }[];
  targets?: { what: string; wanted: string; got: string; holds?: boolean }[];
  missing?: string[];
}

/** The day of a report, and the number of runs of each figure. */
export interface About {
  date: string;
  runs: number;
  note?: string;
}

export function reportText(sections: readonly Section[], about: About, before?: string): string;
export function isOfSameDay(text: string, about: Pick<About, 'date'>): boolean;
export function reasonOf(text: string): string;
