import { createContext, useContext } from 'react';
import type { Highlight } from '../../code/highlight.ts';
import type { ResponsiveImage } from '../../model/image.ts';
import type { CodeSettings } from '../../shared/code-settings.ts';
import type { ContentTexts } from '../../shared/texts/catalogues.ts';
import type { GlobalData } from '../../shared/global-data.ts';

/** Texts of theme components. */
export type ThemeTexts = Pick<ContentTexts, 'locale' | 'directLink' | 'itemCount'>;

/** What the user's code can ask about the site, in addition to the shell's data. */
export interface ThemeData {
  /** Texts of the interface. */
  texts?: ThemeTexts;
  /** Versions of the guides, as the docs plugin's hooks return them. */
  globalData?: GlobalData;
  /** The configuration under the names of Docusaurus. */
  siteConfig?: Readonly<Record<string, unknown>>;
  /** Images with variants, by their decoded addresses. */
  images?: Readonly<Record<string, ResponsiveImage>>;
  /** How blocks of code are read; the defaults when missing. */
  code?: CodeSettings;
  /** Highlights code; only while rendering pages on which a component shows code. */
  highlight?: Highlight;
}

/** Data from this page's scripts; only browsers have one site per window. */
const provided: ThemeData = {};

/** Called by the site's bundled scripts: each adds the data that its pages need. */
export function provideThemeData(data: ThemeData): void {
  Object.assign(provided, data);
}

const Context = createContext<ThemeData>(provided);

/** Provides the site's data to the user's code while pages are rendered. */
export const ThemeDataProvider = Context.Provider;

/** Returns a fact about the site; `undefined` if it was not provided. */
export function useThemeData<Key extends keyof ThemeData>(key: Key): ThemeData[Key] {
  return useContext(Context)[key];
}

/** Returns the texts of theme components. */
export function useThemeTexts(): ThemeTexts {
  const texts = useThemeData('texts');
  if (!texts) throw new Error('A theme component is used outside a page.');
  return texts;
}
