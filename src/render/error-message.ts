/** What an error says; errors of code that ran in a context of its own are no instances of ours. */
export function errorMessage(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}
