import type { DoxygenConfig } from '../config/types.ts';
import { DoxygenWatch, type DoxygenEvents } from './doxygen-watch.ts';

/** Runs Doxygen for each API reference of a site: one, or those of several libraries. */
export class DoxygenWatches {
  readonly #home: string;
  readonly #events: DoxygenEvents;
  /** By the folder of the XML. */
  #watches = new Map<string, DoxygenWatch>();

  /** `home` is the working folder of the commands. */
  constructor(home: string, events: DoxygenEvents) {
    this.#home = home;
    this.#events = events;
  }

  /** Applies new settings, and stops what they do not have. */
  configure(references: readonly DoxygenConfig[]): void {
    const former = this.#watches;
    this.#watches = new Map();
    for (const settings of references) {
      const watch = former.get(settings.xml) ?? new DoxygenWatch(this.#home, this.#events);
      former.delete(settings.xml);
      this.#watches.set(settings.xml, watch);
      watch.configure(settings);
    }
    for (const watch of former.values()) watch.close();
  }

  /** Resolves when all have XML, or Doxygen has failed. */
  async xmlReady(): Promise<void> {
    await Promise.all([...this.#watches.values()].map((watch) => watch.xmlReady()));
  }

  /** Stops watching, and stops the current runs. */
  close(): void {
    for (const watch of this.#watches.values()) watch.close();
  }
}
