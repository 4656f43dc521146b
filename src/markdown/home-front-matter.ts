import type { Place } from '../diagnostics/diagnostics.ts';
import { closest } from '../diagnostics/closest.ts';
import { checkKeys } from './check-keys.ts';
import type { YamlMapping, YamlValue } from './yaml-map.ts';

/** A text of the front matter, with its place for messages about what it refers to. */
export interface PlacedText {
  /** The text. */
  value: string;
  /** Its place. */
  place: Place;
}

/** An image of a home page. */
export interface HomeImage {
  /** Its address, as in an image of the text. */
  src: PlacedText;
  /** Its address in dark mode; the same when missing. */
  srcDark?: PlacedText;
  /** Alternative text; empty for decoration. */
  alt: string;
}

/** A block of code of a home page. */
export interface HomeCode {
  /** The code. */
  code: PlacedText;
  /** Its language; the default of the site when missing. */
  language?: string;
  /** Title above it. */
  title?: string;
}

/** A link that looks like a button. */
export interface HomeAction {
  /** Its text. */
  text: string;
  /** Its target, as in a link of the text. */
  link: PlacedText;
  /** True for the main one, which is filled. */
  isPrimary: boolean;
}

/** The first screen of a home page. */
export interface HomeHero {
  /** The name of the library, which is the title of the page. */
  name: PlacedText;
  /** A sentence about the library, in Markdown. */
  tagline?: PlacedText;
  /** The logo above the name. */
  logo?: HomeImage;
  /** The commands that install the library. */
  install: HomeCode[];
  /** The links below the tagline. */
  actions: HomeAction[];
  /** A program at the side. */
  code?: HomeCode;
  /** What the program prints, below it. */
  output?: HomeCode;
  /** An image at the side, instead of a program. */
  image?: HomeImage;
}

/** A card of a home page. */
export interface HomeFeature {
  /** Its title. */
  title: PlacedText;
  /** Its text, in Markdown. */
  text?: PlacedText;
  /** An image or an emoji above the title. */
  icon?: HomeImage | { emoji: PlacedText };
  /** Where the card leads to. */
  link?: PlacedText;
}

/** The front matter of a page with `layout: home`. */
export interface HomeFrontMatter {
  /** The first screen; missing if the front matter has none. */
  hero?: HomeHero;
  /** The cards below it. */
  features: HomeFeature[];
}

/**
 * Reads the front matter of a home page, and reports its faults; returns `undefined` for pages with the usual layout.
 * Texts of other generators may name layouts that do not exist here, so only a misspelt `home` is a fault.
 */
export function readHomeFrontMatter(map: YamlMapping): HomeFrontMatter | undefined {
  const layout = map.value('layout');
  const name = layout?.written;
  if (!layout || name === undefined) return undefined;
  if (name !== 'home') {
    if (closest(name, ['home']) !== undefined)
      layout.fault(`Unknown layout "${name}".`, 'Did you mean "home"?');
    return undefined;
  }
  const hero = map.map('hero');
  const features = map.list('features').flatMap((item) => readFeature(item) ?? []);
  return { ...(hero && { hero: readHero(hero, map) }), features };
}

const heroKeys = ['name', 'tagline', 'logo', 'install', 'actions', 'code', 'image'];

function readHero(hero: YamlMapping, page: YamlMapping): HomeHero | undefined {
  checkKeys(hero, heroKeys);
  const name = textOf(hero, 'name') ?? textOf(page, 'title');
  if (!name && !hero.has('name'))
    hero.fault(
      'name',
      '"hero" has no "name".',
      'Write the name of the library: "name: My library".',
    );
  if (hero.has('code') && hero.has('image'))
    hero.keyFault('image', '"code" and "image" exclude each other.', 'Remove one of the two.');
  const program = hero.map('code');
  return (
    name && {
      name,
      tagline: textOf(hero, 'tagline'),
      logo: imageOf(hero.value('logo')),
      install: readInstall(hero),
      actions: readActions(hero),
      ...(program && readProgram(program)),
      image: imageOf(hero.value('image')),
    }
  );
}

/** One command, or a list of commands and blocks with labels. */
function readInstall(hero: YamlMapping): HomeCode[] {
  const value = hero.value('install');
  if (!value || value.kind === 'nothing') return [];
  const items = value.kind === 'list' ? value.list() : [value];
  return items.flatMap((item) => {
    if (item.kind !== 'map') return commandOf(item);
    const map = item.map();
    if (!map) return [];
    checkKeys(map, ['label', 'language', 'code']);
    const code = required(map, 'code', 'The command to run.');
    const language = map.text('language') ?? shell;
    return code ? { code, language, title: map.text('label') } : [];
  });
}

/** Language of commands. */
const shell = 'bash';

function commandOf(item: YamlValue): HomeCode[] {
  const value = item.text();
  return value === undefined ? [] : [{ code: { value, place: item.place }, language: shell }];
}

const actionStyles = ['primary', 'secondary'];

function readActions(hero: YamlMapping): HomeAction[] {
  return hero.list('actions').flatMap((item, index) => {
    const map = item.map();
    if (!map) return [];
    checkKeys(map, ['text', 'link', 'style']);
    const text = required(map, 'text', 'The text of the link.');
    const link = required(map, 'link', 'A path, such as "/docs/api/", or a URL.');
    const style = map.text('style');
    if (style !== undefined && !actionStyles.includes(style))
      map.value('style')?.wrong('"primary" or "secondary"');
    const isPrimary = style === undefined ? index === 0 : style === 'primary';
    return text && link ? { text: text.value, link, isPrimary } : [];
  });
}

function readProgram(map: YamlMapping): Pick<HomeHero, 'code' | 'output'> {
  checkKeys(map, ['language', 'title', 'code', 'output']);
  const code = required(map, 'code', 'Write it as a block: "code: |", with the lines below it.');
  const language = map.text('language');
  const output = textOf(map, 'output');
  return {
    ...(code && {
      code: { code, language, title: map.text('title') },
    }),
    ...(output && { output: { code: output, language: 'text' } }),
  };
}

function readFeature(item: YamlValue): HomeFeature | undefined {
  const map = item.map();
  if (!map) return undefined;
  checkKeys(map, ['title', 'text', 'icon', 'link']);
  const title = required(map, 'title', 'A few words.');
  return (
    title && {
      title,
      text: textOf(map, 'text'),
      icon: iconOf(map.value('icon')),
      link: textOf(map, 'link'),
    }
  );
}

/** An address has a slash or a dot; everything else is an emoji. */
function iconOf(value: YamlValue | undefined): HomeFeature['icon'] {
  if (value?.kind !== 'text') return imageOf(value);
  const emoji = value.text() ?? '';
  return /[/.]/.test(emoji) ? imageOf(value) : { emoji: { value: emoji, place: value.place } };
}

/** An address, or a map with the address in dark mode and the alternative text. */
function imageOf(value: YamlValue | undefined): HomeImage | undefined {
  if (!value || value.kind === 'nothing') return undefined;
  if (value.kind !== 'map') {
    const src = value.text();
    return src === undefined ? undefined : { src: { value: src, place: value.place }, alt: '' };
  }
  const map = value.map();
  if (!map) return undefined;
  checkKeys(map, ['src', 'srcDark', 'alt']);
  const src = required(map, 'src', 'The path of an image, such as "/img/logo.svg".');
  return src && { src, srcDark: textOf(map, 'srcDark'), alt: map.text('alt') ?? '' };
}

function textOf(map: YamlMapping, key: string): PlacedText | undefined {
  const value = map.text(key);
  const place = map.value(key)?.place;
  return value === undefined || !place ? undefined : { value, place };
}

/** Returns the text of a key; reports a missing one. */
function required(map: YamlMapping, key: string, advice: string): PlacedText | undefined {
  const found = textOf(map, key);
  const kind = map.value(key)?.kind ?? 'nothing';
  if (!found && kind === 'nothing') map.fault(key, `"${map.path}" has no "${key}".`, advice);
  return found;
}
