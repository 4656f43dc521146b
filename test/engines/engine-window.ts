import { patience } from '../run/eventually.ts';

/** What scripts in a page take. */
export type Json = string | number | boolean | null | Json[];

/** The only window of a browser; each engine has its own way to control one. */
export interface EngineWindow {
  /** Loads a document and waits for it. */
  open(url: string): Promise<unknown>;
  /** Presses the browser's Back button. */
  back(): Promise<unknown>;
  /** Loads the document again. */
  reload(): Promise<unknown>;
  /** Changes the size of the window, at least roughly: windows can have a minimum width. */
  resize(width: number, height: number): Promise<unknown>;
  /** Calls a function in the page, which sees nothing but its arguments and the page, and returns JSON or nothing. */
  run<Args extends Json[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Clicks on the first visible, enabled element with a selector and a text, as soon as there is one. */
  click(selector: string, text?: string): Promise<unknown>;
  /** Presses one key after the other, each with the modifiers in front of it: `Enter`, `/`, `Control+v`. */
  press(...keys: string[]): Promise<unknown>;
  /** Ends the browser. */
  close(): Promise<unknown>;
}

/** Returns the source of a call in the page. */
export function callOf<Args extends Json[]>(
  script: (...args: Args) => unknown,
  args: Args,
): string {
  return `(${String(script)})(${args.map((each) => JSON.stringify(each)).join(', ')})`;
}

/** Finds the first visible, enabled element with a selector and a text; runs in the page. */
export function findElement(selector: string, text: string): Element | null {
  const isFound = (each: Element): boolean =>
    each.textContent.includes(text) && each.checkVisibility() && !each.matches(':disabled');
  return Array.from(document.querySelectorAll(selector)).find(isFound) ?? null;
}

/**
 * Asks until there is an answer, at most a minute.
 *
 * @throws an error that names what did not happen
 */
export async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Waits until a script returns true. */
export async function until<Args extends Json[]>(
  window: EngineWindow,
  what: string,
  script: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await poll(what, () => window.run(script, ...args));
}
