import { contentKey } from '../cache/content-key.ts';
import type { Store } from '../cache/store.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Prose } from '../model/site.ts';
import type { WrittenFrontMatter } from './front-matter.ts';
import type { TextSettings } from './read-markdown.ts';

/** Where texts are kept from one build to the next. */
export interface TextCache {
  /** The cache. */
  store: Store;
  /** Version of the tool that reads them. */
  version: string;
}

/** What is kept of a text. */
export interface KeptText {
  /** Its front matter, as written. */
  frontMatter?: WrittenFrontMatter;
  /** What it says. */
  body: Prose;
  /** What was reported. */
  reports: readonly Diagnostic[];
}

/** All that decides what a text becomes, beside the tool. */
interface TextInput {
  /** The text. */
  text: string;
  /** Its path, as messages name it. */
  file: string;
  /** How it is read. */
  settings: TextSettings;
}

/** The place of a text in the cache. */
export class TextEntry {
  readonly #store: Store;
  readonly #key: string;

  constructor({ store, version }: TextCache, { text, file, settings }: TextInput) {
    this.#store = store;
    this.#key = contentKey('text-1', version, JSON.stringify([file, settings]), text);
  }

  /** What an earlier build made of the text; undefined where none has read it. */
  async get(): Promise<KeptText | undefined> {
    const bytes = await this.#store.get(this.#key);
    // Written by `put`; the store gives back only what was put into it.
    return bytes && (JSON.parse(Buffer.from(bytes).toString()) as KeptText);
  }

  /** Keeps what was made of the text; reading goes on while it is written. */
  put(text: KeptText): void {
    void this.#store.put(this.#key, JSON.stringify(text));
  }
}
