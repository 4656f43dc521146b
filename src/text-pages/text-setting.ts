import type { ContentEnvironment } from '../components/content-context.tsx';
import type { ParameterItem } from '../model/description.ts';

/** What the Markdown of a page depends on. */
export interface TextSetting extends ContentEnvironment {
  /** Returns the address of a page's Markdown, given the href of a page; other addresses are returned unchanged. */
  textHref: (href: string) => string;
  /** Qualified name of the class or namespace around a text; names in it are looked up there first. */
  scope?: string;
  /** Level of the top headings in a description. */
  level?: number;
  /** 1-based positions of the overloads to which a row of a table belongs; the other rows belong to all. */
  positions?: ReadonlyMap<ParameterItem, readonly number[]>;
}
