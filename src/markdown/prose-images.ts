import { extname } from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { Level, Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { imageFacts, type ImageFacts } from '../images/image-facts.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { docsOf } from '../model/docs-versions.ts';
import type { ImageSize } from '../model/image.ts';
import { postsOf } from '../model/prose.ts';
import type { Prose, Site, StaticFile } from '../model/site.ts';
import { localPath } from '../model/source-path.ts';
import { ImageFinder, type ImageSources } from './image-finder.ts';
import { namedImages, type SiteTexts } from './local-assets.ts';
import { append } from '../shared/group-by.ts';

/** The option that sets the severity of broken images. */
const option = 'checks.brokenMarkdownImages';

/** A text, and the site path that relative URLs on its page are resolved against. */
interface PlacedText {
  prose: Prose;
  permalink: string;
}

/**
 * Sets the sizes of images in texts to avoid layout shifts (S-238), and reports images that do not exist or are invalid
 * (S-334). Returns the images that can have variants, each once.
 */
export async function readProseImages(
  site: SiteTexts,
  sources: ImageSources,
  { inputs, diagnostics }: Sources,
): Promise<NonNullable<Site['photos']>> {
  const finder = new ImageFinder(inputs, sources);
  const level = levelOf(sources.severity);
  const photos = new Map<string, NonNullable<Site['photos']>[number]>();
  for (const { prose, permalink } of placedTexts(site)) {
    for (const [image, url, place] of imagesOf(prose)) {
      const file = finder.find(url, place.file, permalink);
      if (file === 'elsewhere') continue;
      const facts = file && (await finder.factsOf(file));
      const fault = faultOf(url, file, facts);
      if (fault) {
        // Not a link; this is the only report.
        image.properties.dataNoBrokenLinkCheck = '';
        if (level)
          diagnostics.report({
            code: 'broken-markdown-image',
            level,
            place,
            message: fault,
            advice: `Correct the path, put "pathname://" in front of it, ${orSet(option, level)}.`,
          });
      }
      if (!file || !facts?.size) continue;
      Object.assign(image.properties, sizeToShow(image, facts.size));
      const { type, size, isAnimated } = facts;
      if ((type === 'png' || type === 'jpeg') && !isAnimated && !photos.has(file.path))
        photos.set(file.path, {
          path: file.path,
          source: file.source,
          file: displayPath(file.source),
          type,
          size,
          place,
        });
    }
  }
  if (level) await checkNamedImages(site, sources, level, { inputs, diagnostics });
  return [...photos.values()];
}

/** Reports missing images that front matter or authors refer to by path. */
async function checkNamedImages(
  site: SiteTexts,
  { localAssets, siteFolder }: ImageSources,
  level: Level,
  { inputs, diagnostics }: Sources,
): Promise<void> {
  for (const { url, place } of namedImages(site)) {
    // Other URLs are relative to the root of the site, with or without a slash.
    if (!/^(?:\.\.?|@site)\//.test(url)) continue;
    if (localAssets.has(localPath(url, place.file, siteFolder) ?? '')) continue;
    diagnostics.report({
      code: 'broken-image',
      level,
      place: await placeOf(inputs, url, place.file),
      message: `The image "${url}" does not exist.`,
      advice: `Correct the path, ${orSet(option, level)}.`,
    });
  }
}

/** Returns the place of the first occurrence of a text in a file. */
async function placeOf(inputs: Inputs, text: string, file: string): Promise<Place> {
  const source = (await inputs.read(file, 'utf8')) ?? '';
  const before = source.slice(0, Math.max(0, source.indexOf(text))).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns the size of an image file, or `undefined` if the file is missing or declares no size. */
export async function imageSizeOf(inputs: Inputs, path: string): Promise<ImageSize | undefined> {
  const bytes = await inputs.readFile(path).catch(() => undefined);
  return bytes && imageFacts(bytes)?.size;
}

function placedTexts(site: SiteTexts): PlacedText[] {
  const posts = postsOf(site);
  return [
    ...docsOf(site).map(({ body, permalink }) => ({ prose: body, permalink })),
    ...posts.map(({ body, permalink }) => ({ prose: body, permalink })),
    ...posts.flatMap(({ excerpt, permalink }) => (excerpt ? [{ prose: excerpt, permalink }] : [])),
    ...site.standalone.flatMap(({ content, permalink }) =>
      content.type === 'prose' ? [{ prose: content.body, permalink }] : [],
    ),
  ];
}

/** Returns the images of a text with their URLs and places. */
function imagesOf({ tree, links }: Prose): [image: Element, url: string, place: Place][] {
  const places = new Map<string, Place[]>();
  for (const { kind, url, place } of links) {
    if (kind !== 'image') continue;
    append(places, url, place);
  }
  const images: [Element, string, Place][] = [];
  if (places.size === 0) return images;
  visit(tree, 'element', (node) => {
    const { src } = node.properties;
    if (node.tagName !== 'img' || typeof src !== 'string') return;
    const known = places.get(src) ?? [];
    const place = known.length > 1 ? known.shift() : known[0];
    if (place) images.push([node, src, place]);
  });
  return images;
}

/** Image formats whose first bytes are known. */
const knownEndings = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.svg', '.avif']);

/** Returns the fault of an image, or `undefined` if there is none. */
function faultOf(
  url: string,
  found: StaticFile | undefined,
  facts: ImageFacts | undefined,
): string | undefined {
  if (url === '') return 'This image has no address.';
  if (!found) return `The image "${url}" does not exist.`;
  if (facts || !knownEndings.has(extname(found.source).toLowerCase())) return undefined;
  return `The image "${url}" is not an image: the content of "${displayPath(found.source)}" has another format or is truncated.`;
}

/** Returns the missing width and height: both, or the one that keeps the proportions. */
function sizeToShow({ properties }: Element, { width, height }: ImageSize): Partial<ImageSize> {
  const [ownWidth, ownHeight] = [pixels(properties.width), pixels(properties.height)];
  if (properties.width === undefined && properties.height === undefined) return { width, height };
  if (properties.height === undefined && ownWidth !== undefined)
    return { height: Math.max(1, Math.round((ownWidth * height) / width)) };
  if (properties.width === undefined && ownHeight !== undefined)
    return { width: Math.max(1, Math.round((ownHeight * width) / height)) };
  return {};
}

/** Parses a size in pixels; returns `undefined` for percentages and the like. */
function pixels(value: unknown): number | undefined {
  const number = typeof value === 'string' && !/^\d+$/.test(value) ? NaN : Number(value ?? NaN);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
