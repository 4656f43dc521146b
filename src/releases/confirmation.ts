/** What the compiler says about a change. */
export type Confirmation =
  | {
      /** Code of users does not compile with the newer release. */
      outcome: 'breaks';
      /** What the code does. */
      use: string;
      /** What the compiler says. */
      message: string;
      /** True if only uses that few callers write do not compile. */
      isRare: boolean;
    }
  | {
      /** All uses compile with both releases. */
      outcome: 'compiles';
      /** What the code does. */
      uses: readonly string[];
    }
  | {
      /** No use could be tried. */
      outcome: 'untried';
      /** Why not: a sentence without its period. */
      reason: string;
    };

/** Says what a compiler found out about a change. */
export function confirmationText(confirmation: Confirmation): string {
  switch (confirmation.outcome) {
    case 'breaks':
      return `breaks code that ${confirmation.use}: ${confirmation.message}`;
    case 'compiles':
      return `compiles in both releases: code that ${confirmation.uses.join(', ')}`;
    case 'untried':
      return `could not be tried: ${confirmation.reason}`;
  }
}
