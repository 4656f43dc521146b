import type { LibraryFacts } from '../components/api/library-list.tsx';
import { linksText } from './link-lists.ts';
import * as md from './markdown.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns the page that lists the libraries of a site. */
export function librariesText(
  title: string,
  libraries: readonly LibraryFacts[],
  setting: TextSetting,
): string {
  const permalink = (path: string): string => setting.links.permalink(path);
  const linkTo = (text: string, path: string): string =>
    md.link(text, setting.textHref(permalink(path)));
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    ...libraries.flatMap(({ title: name, version, brief, path, changes, counts }) => [
      md.heading(
        2,
        [
          linkTo(md.escapeText(name), path),
          changes && version
            ? linkTo(md.escapeText(version), changes)
            : md.escapeText(version ?? ''),
        ]
          .filter(Boolean)
          .join(' '),
      ),
      brief === '' ? '' : md.paragraph(md.escapeText(brief)),
      linksText(
        counts().map(({ title: label, path: list, count }) => ({
          label,
          href: permalink(path + list),
          note: `${count}`,
        })),
        setting,
      ),
    ]),
  ]);
}
