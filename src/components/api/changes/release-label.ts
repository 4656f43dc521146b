import type { KnownRelease } from '../../../model/api-history.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';

/** Name of the release in work, which has no number yet. */
const inWork = 'next';

/** Returns the name of a release for readers. */
export function releaseLabel(name: KnownRelease['name'], texts: ApiTexts): string {
  return name === inWork ? texts.nextRelease : name;
}
