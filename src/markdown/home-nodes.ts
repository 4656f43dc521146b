import type {
  Blockquote,
  BlockContent,
  DefinitionContent,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { Properties } from 'hast';
import { visit } from 'unist-util-visit';
import { Diagnostics, type Place } from '../diagnostics/diagnostics.ts';
import { elementWith } from './element-with.ts';
import type {
  HomeAction,
  HomeCode,
  HomeFeature,
  HomeFrontMatter,
  HomeHero,
  HomeImage,
  PlacedText,
} from './home-front-matter.ts';
import { readMarkdown, type MarkdownSource } from './read-markdown.ts';

/** What a box can contain. */
type Flow = BlockContent | DefinitionContent;

/** Where the pieces of Markdown in the front matter are from, and who hears of their faults. */
interface Surroundings {
  source: Pick<MarkdownSource, 'file' | 'settings'>;
  diagnostics: Diagnostics;
}

/**
 * Converts the front matter of a home page to the nodes in front of its text. They are ordinary nodes of Markdown, so
 * their links, images and code are checked, resolved and shown like those of the text.
 */
export async function homeNodes(
  { hero, features }: HomeFrontMatter,
  source: Surroundings['source'],
  diagnostics: Diagnostics,
): Promise<RootContent[]> {
  const around = { source, diagnostics };
  const cards = await Promise.all(features.map((feature) => cardOf(feature, around)));
  return [
    ...(hero ? [await heroOf(hero, around), end] : []),
    ...(cards.length > 0 ? [box('ul', 'home-features', cards)] : []),
  ];
}

/** Follows the hero: browsers show it when this has arrived, because what follows moves what is centred. */
const end: Flow = {
  type: 'paragraph',
  children: [],
  data: { hName: 'span', hProperties: { hidden: true } },
};

async function heroOf(hero: HomeHero, around: Surroundings): Promise<Flow> {
  const { name, tagline, logo, install, actions, code, output, image } = hero;
  const side: Flow[] = [
    ...(code ? [codeOf(code)] : []),
    ...(output ? [codeOf(output)] : []),
    ...(image ? [paragraph(imagesOf(image, 'home-image'), 'home-picture')] : []),
  ];
  const main: Flow[] = [
    ...(logo ? [paragraph(imagesOf(logo, 'home-logo'), 'home-mark')] : []),
    { type: 'heading', depth: 1, children: [text(name)], ...at(name.place) },
    ...(tagline ? [box('div', 'home-tagline', await blocksOf(tagline, around))] : []),
    ...(actions.length > 0 ? [paragraph(actions.flatMap(actionOf), 'home-actions')] : []),
    ...(install.length > 0 ? [box('div', 'home-install', install.map(codeOf))] : []),
  ];
  return side.length === 0
    ? box('section', 'home-hero', main)
    : box('section', 'home-hero home-hero-wide', [
        box('div', 'home-intro', main),
        box('div', 'home-side', side),
      ]);
}

async function cardOf(
  { title, text: about, icon, link }: HomeFeature,
  around: Surroundings,
): Promise<Flow> {
  const heading: PhrasingContent = link
    ? { type: 'link', url: link.value, children: [text(title)], ...at(link.place) }
    : text(title);
  return box('li', 'home-feature', [
    ...(icon ? [iconOf(icon)] : []),
    {
      type: 'heading',
      depth: 2,
      children: [heading],
      // A card has no link to itself.
      data: { hProperties: { dataLinked: true } },
      ...at(title.place),
    },
    ...(about ? await blocksOf(about, around) : []),
  ]);
}

function iconOf(icon: NonNullable<HomeFeature['icon']>): Flow {
  if ('src' in icon) return paragraph(imagesOf(icon, 'home-icon-image'), 'home-icon');
  // Screen readers would read the name of the emoji in front of each title.
  return paragraph([text(icon.emoji)], 'home-icon', { ariaHidden: 'true' });
}

/** A block of code, like a fence. */
function codeOf({ code, language, title }: HomeCode): Flow {
  return {
    type: 'code',
    value: code.value.replace(/\n+$/, ''),
    lang: language ?? null,
    // The title follows the language of a fence, where quotes end it.
    meta: title === undefined ? null : `title="${title.replaceAll('"', "'")}"`,
    ...at(code.place),
  };
}

function actionOf({ text: label, link, isPrimary }: HomeAction): PhrasingContent[] {
  return [
    {
      type: 'link',
      url: link.value,
      children: [{ type: 'text', value: label }],
      data: { hProperties: { className: ['home-action', ...(isPrimary ? ['home-primary'] : [])] } },
      ...at(link.place),
    },
  ];
}

/** An image, or its variants for both modes, of which the style sheet shows one. */
function imagesOf({ src, srcDark, alt }: HomeImage, className: string): PhrasingContent[] {
  const image = ({ value, place }: PlacedText, classes: string[]): PhrasingContent => ({
    type: 'image',
    url: value,
    alt,
    data: { hProperties: { className: classes } },
    ...at(place),
  });
  if (!srcDark) return [image(src, [className])];
  return [
    image(src, [className, 'themed-image', 'themed-image-light']),
    image(srcDark, [className, 'themed-image', 'themed-image-dark']),
  ];
}

/** Parses a piece of Markdown; its faults are at the piece, and so are its nodes. */
async function blocksOf(
  { value, place }: PlacedText,
  { source: { file, settings }, diagnostics }: Surroundings,
): Promise<Flow[]> {
  const own = new Diagnostics();
  const plain = { ...settings, markdown: { ...settings.markdown, format: 'md' as const } };
  const { root } = await readMarkdown(value, file, own, plain);
  for (const each of own.all) diagnostics.report({ ...each, place });
  const { position } = at(place);
  visit(root, (node) => {
    node.position = position;
  });
  return root.children.filter(isFlow);
}

/** True for blocks, which everything at the top of a parsed text is except for front matter. */
function isFlow(node: RootContent): node is Flow {
  return node.type !== 'yaml';
}

function paragraph(children: PhrasingContent[], className: string, properties?: Properties): Flow {
  return {
    type: 'paragraph',
    children,
    data: { hProperties: { className: className.split(' '), ...properties } },
  };
}

function box(hName: string, className: string, children: Flow[]): Blockquote {
  return elementWith(hName, { className: className.split(' ') }, children);
}

function text({ value, place }: PlacedText): PhrasingContent {
  return { type: 'text', value, ...at(place) };
}

/** The position of a node that is generated from the front matter. */
function at({ line = 1, column = 1 }: Place): Required<Pick<RootContent, 'position'>> {
  const point = { line, column };
  return { position: { start: point, end: point } };
}
