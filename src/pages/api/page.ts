import { innerParts } from '../../components/api/parts/common-parts.tsx';
import { memberDetailParts, memberTableParts } from '../../components/api/parts/member-parts.tsx';
import { pageAddressNames } from '../../model/address-names.ts';
import { releaseLabel } from '../../components/api/changes/release-label.ts';
import { deprecatedByRelease } from '../../model/deprecated-by-release.ts';
import { fill } from '../../shared/texts/fill.ts';
import { compoundPages } from './compound-pages.tsx';

/** Pages that authors write in comments or Markdown, and the lists that Doxygen generates (deprecated, to do). */
export const prosePages = compoundPages({
  name: 'page',
  kinds: ['page'],
  address: (compound) => ({
    folder: 'pages',
    names: pageAddressNames(compound),
    style: 'path',
  }),
  parts: [innerParts, memberTableParts, memberDetailParts],
  isProse: true,
  text: (compound, { apiInScope, settings }) => {
    const { api } = settings.texts;
    const title = (release: string | undefined): string =>
      release === undefined
        ? api.deprecatedEarlier
        : fill(api.deprecatedIn, { release: releaseLabel(release, api) });
    return apiInScope?.history
      ? deprecatedByRelease(compound, apiInScope.history, title)
      : compound.detailed;
  },
});
