import { group, list } from './containers.ts';
import type { Option } from './option.ts';
import type { ReleasesConfig } from './releases-types.ts';
import { flag, folderToBe, name } from './scalars.ts';

/** The history of the API. */
export const releases: Option<ReleasesConfig> = group<ReleasesConfig>(
  'The public API of each release: what a snapshot contains, and where snapshots are.',
  {
    folder: folderToBe(
      'Folder with a snapshot of each release, which "mtp-site snapshot" writes.',
    ).default('api'),
    hidden: list(
      'Names of scopes whose symbols are not public, with * for any characters. By default: detail, details, internal, impl, priv, *_detail and *_impl.',
      name('The name of a namespace or class.'),
    ).optional(),
    exclude: list(
      'Sources whose symbols are not public, such as bundled headers of other libraries: globs for their paths in the XML.',
      name('A glob.'),
    ).default([]),
    documentedOnly: flag('Only symbols with a description are public.').default(false),
  },
).default({});
