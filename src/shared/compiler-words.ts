/**
 * Words of compilers and of C with arguments, and their meaning for Doxygen as a value of `PREDEFINED`. Without it,
 * Doxygen 1.9.4 takes them for the name of a function or alias, and loses the declaration behind them.
 */
export const compilerWords: ReadonlyMap<string, string> = new Map([
  ['__attribute__', '__attribute__(x)='],
  ['__attribute', '__attribute(x)='],
  ['__declspec', '__declspec(x)='],
  ['_Alignas', '_Alignas(x)='],
  ['_Atomic', '_Atomic(x)=x'],
  ['_Static_assert', '_Static_assert(...)='],
]);
