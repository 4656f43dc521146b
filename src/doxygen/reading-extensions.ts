import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { CompoundContent } from '../model/compound.ts';
import type { ContentReader, Reader } from './reader.ts';

/** What changes compounds while they are read; the result for a file depends only on the file and the key. */
export interface ReadingExtensions {
  /** Identifies what the extensions do. */
  key: string;
  /** Why the result for a file may be another one next time; missing if it cannot. */
  doubt?: string | undefined;
  /** Returns the reader of an element of descriptions; `undefined` if no extension reads it. */
  readerOf: (name: string, diagnostics: Diagnostics) => Reader | undefined;
  /** Returns a compound with the changes of all extensions; `content` reads markup. */
  edit: (
    compound: CompoundContent,
    content: ContentReader,
    diagnostics: Diagnostics,
  ) => CompoundContent;
}
