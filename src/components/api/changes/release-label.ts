import { nextRelease, type KnownRelease } from '../../../model/api-history.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';

/** Returns the name of a release for readers. */
export function releaseLabel(
  name: KnownRelease['name'],
  texts: Pick<ApiTexts, 'nextRelease'>,
): string {
  return name === nextRelease ? texts.nextRelease : name;
}
