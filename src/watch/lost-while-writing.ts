import type { Diagnostic } from '../diagnostics/diagnostics.ts';

/**
 * Turns the error about a published address that leads nowhere into a warning: an author who renames a heading must see
 * the page while writing, and the redirect is the last step.
 */
export function lostWhileWriting(found: Diagnostic): Diagnostic {
  if (found.code !== 'lost-address' || found.level !== 'error') return found;
  const advice = [found.advice, 'Until then, "mtp-site build" fails.'].filter(Boolean).join(' ');
  return { ...found, level: 'warning', advice };
}
