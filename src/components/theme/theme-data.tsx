import { createContext, useContext } from 'react';
import type { Highlight } from '../../code/highlight.ts';
import type { ResponsiveImage } from '../../model/image.ts';
import type { CodeSettings } from '../../shared/code-settings.ts';
import type { ContentTexts } from '../../shared/texts/catalogues.ts';
import type { GlobalData } from '../../shared/global-data.ts';

/** The texts that theme components show. */
export type ThemeTexts = Pick<ContentTexts, 'locale' | 'directLink' | 'itemCount'>;

/** What the user's code may ask about the site, beside what the shell knows. */
export interface ThemeData {
  /** Texts of the interface. */
  texts?: ThemeTexts;
  /** The versions of the guides, as the hooks of the docs plugin give them. */
  globalData?: GlobalData;
  /** The configuration under the names that Docusaurus has for it. */
  siteConfig?: Readonly<Record<string, unknown>>;
  /** Images with variants, by their addresses (decoded). */
  images?: Readonly<Record<string, ResponsiveImage>>;
  /** How blocks of code are read; as usual when missing. */
  code?: CodeSettings;
  /** Colours code; only where pages are rendered, and where some component shows code. */
  highlight?: Highlight;
}

/** What the scripts of this page brought along; only browsers have one site for a whole window. */
const brought: ThemeData = {};

/** Called by the scripts that a site is built with: each brings what the code of its pages asks for. */
export function bringThemeData(data: ThemeData): void {
  Object.assign(brought, data);
}

const Context = createContext<ThemeData>(brought);

/** Gives the user's code what it may ask about the site while pages are rendered. */
export const ThemeDataProvider = Context.Provider;

/** One of the facts about the site; undefined where nobody gave it. */
export function useThemeData<Key extends keyof ThemeData>(key: Key): ThemeData[Key] {
  return useContext(Context)[key];
}

/** The texts of theme components. */
export function useThemeTexts(): ThemeTexts {
  const texts = useThemeData('texts');
  if (!texts) throw new Error('A theme component is used outside a page.');
  return texts;
}
