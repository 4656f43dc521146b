/** What a reader of source code has open. */
interface Open {
  /** The scopes around the next word. */
  scopes: readonly unknown[];
}

/**
 * Follows conditional directives, of which a reader of source code sees all branches. Each branch continues what was open
 * in front of the condition, and the code behind it what a branch has left: one that opens or closes a scope if there is
 * one, such as `#ifdef __cplusplus`, otherwise the last one.
 */
export class ConditionBranches<State extends Open> {
  readonly #open: { before: State; changed?: State }[] = [];

  /**
   * @param save Returns a copy of what is open now.
   * @param restore Opens a copy of what was saved.
   */
  constructor(
    private readonly save: () => State,
    private readonly restore: (state: State) => void,
  ) {}

  /** Reads a directive by its name. */
  read(name: string): void {
    if (name.startsWith('if')) this.#open.push({ before: this.save() });
    const condition = this.#open.at(-1);
    if (!condition || !/^e(?:l|ndif)/.test(name)) return;
    const now = this.save();
    const hasChanged = now.scopes.length !== condition.before.scopes.length;
    if (name === 'endif') {
      this.#open.pop();
      if (condition.changed && !hasChanged) this.restore(condition.changed);
      return;
    }
    if (hasChanged) condition.changed ??= now;
    this.restore(condition.before);
  }
}
