import type { Sources } from '../../diagnostics/sources.ts';
import type { Plan } from '../../plan/types.ts';
import { escapeMarkup } from '../../shared/escape-markup.ts';
import { hasAddress } from '../../shared/url.ts';
import type { OutputFile } from '../output-file.ts';
import { docsetEntries } from './docset-entries.ts';
import { docsetIcons } from './docset-icons.ts';
import { docsetIndex } from './docset-index.ts';

/** Name of a docset: that of the site, in characters that are safe in paths, archives and URLs. */
function docsetName({ config, siteData }: Pick<Plan, 'config' | 'siteData'>): string {
  const name = (config.title || siteData.title).replace(/[^\p{L}\p{N}._+-]+/gu, '_');
  return name.replace(/^[._]+|[._]+$/g, '') || 'library';
}

/** Returns the folder of the pages of a docset below the output folder, with a slash at its end. */
export function docsetPages(plan: Pick<Plan, 'config' | 'siteData'>): string {
  return `${docsetName(plan)}.docset/Contents/Resources/Documents/`;
}

/** Returns the files of a docset besides its pages. Reports an icon that cannot be drawn. */
export async function docsetFiles(plan: Plan, sources: Sources): Promise<OutputFile[]> {
  const folder = `${docsetName(plan)}.docset`;
  return [
    { path: `${folder}/Contents/Info.plist`, bytes: propertyList(plan) },
    {
      path: `${folder}/Contents/Resources/docSet.dsidx`,
      bytes: await docsetIndex(docsetEntries(plan)),
    },
    ...(await docsetIcons(plan, sources)).map((icon) => ({
      ...icon,
      path: `${folder}/${icon.path}`,
    })),
    ...feed(plan),
  ];
}

/** Returns the description of the docset. */
function propertyList(plan: Plan): string {
  const { config, siteData, pages, redirects } = plan;
  const name = docsetName(plan);
  // Readers type it before a colon, to search only here.
  const keyword = name.toLowerCase();
  // Without a home page, the root leads to the page that is most like one.
  const root = redirects.find(({ from }) => from === '')?.to.slice(1) ?? '';
  const home = pages.find(({ permalink }) => permalink === root);
  const texts = {
    // Identifiers have ASCII only.
    CFBundleIdentifier: keyword.replace(/[^a-z0-9.]+/g, '-').replace(/^-|-$/g, '') || 'library',
    CFBundleName: siteData.title,
    DocSetPlatformFamily: keyword,
    DashDocSetFamily: 'dashtoc',
    dashIndexFilePath: home?.file ?? 'index.html',
    ...(hasAddress(config) && { DashDocSetFallbackURL: config.url + config.baseUrl }),
  };
  const rows = [
    ...Object.entries(texts).map(
      ([key, text]) => `\t<key>${key}</key>\n\t<string>${escapeMarkup(text)}</string>\n`,
    ),
    ...['isDashDocset', 'isJavaScriptEnabled'].map((key) => `\t<key>${key}</key>\n\t<true/>\n`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${rows.join('')}</dict>
</plist>
`;
}

/**
 * Returns the feed that tells readers' programs of a new release, which is beside the archive of the docset on the site;
 * none if the URL of the site or the release is not known, or if there are several libraries with releases of their own.
 */
function feed(plan: Plan): OutputFile[] {
  const { config, apis } = plan;
  const version = config.libraries ? undefined : apis[0]?.reference.version;
  if (!hasAddress(config) || version === undefined) return [];
  const name = docsetName(plan);
  const url = new URL(`${config.baseUrl}${encodeURIComponent(name)}.tgz`, config.url).href;
  const bytes = `<entry>
  <version>${escapeMarkup(version)}</version>
  <url>${escapeMarkup(url)}</url>
</entry>
`;
  return [{ path: `${name}.xml`, bytes }];
}
