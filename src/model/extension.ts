import type { Place } from '../shared/place.ts';
import type { CompoundContent, MemberContent, Protection } from './compound.ts';
import type { Description, Inline } from './description.ts';
import type { ApiReference } from './site.ts';

/**
 * What a module of the option `extensions` exports by default. All functions are called once a symbol, before pages are
 * planned; what they receive is frozen, and what they return is checked.
 */
export interface Extension {
  /** Reads elements that Doxygen does not write itself, by name: those of `\xmlonly`, and of aliases that use it. */
  elements?: Readonly<Record<string, (element: ExtensionElement, tools: ExtensionTools) => Markup>>;
  /** Changes a member, or drops it with `null`; nothing changes if it returns `undefined`. */
  member?: (
    member: MemberContent,
    tools: ExtensionTools & {
      /** The compound that lists it. */
      compound: CompoundContent;
    },
  ) => MemberChanges | null | undefined;
  /** Changes a compound, or drops it and its members with `null`; nothing changes if it returns `undefined`. */
  compound?: (
    compound: CompoundContent,
    tools: ExtensionTools,
  ) => CompoundChanges | null | undefined;
  /** Returns further pages of an API reference, which has all changes and lacks all hidden symbols. */
  pages?: (api: ApiReference, tools: ExtensionTools) => readonly ExtensionPage[];
}

/** A piece of a description in the XML that Doxygen writes for descriptions: `Since <bold>2.0</bold>`. */
export type Markup = string;

/** An element that an extension reads. */
export interface ExtensionElement {
  /** Its name. */
  name: string;
  /** Its attributes. */
  attributes: Readonly<Partial<Record<string, string>>>;
  /** Its content as markup. */
  content: Markup;
  /** The text of its content. */
  text: string;
}

/** What functions of extensions can use. */
export interface ExtensionTools {
  /** Reports something as a diagnostic with the code `extension-report`. */
  report: (report: ExtensionReport) => void;
  /** Returns text as markup: with `&lt;` for `<`. */
  escape: (text: string) => Markup;
}

/** A diagnostic of an extension. */
export interface ExtensionReport {
  /** What is wrong. */
  message: string;
  /** What to do; nothing by default. */
  advice?: string;
  /** Its level; a warning by default. Errors fail the build. */
  level?: 'error' | 'warning' | 'info';
  /** Where it is; by default, where the symbol is declared. */
  place?: Place;
}

/** The changes that all symbols can have. */
interface SymbolChanges {
  /** Badges next to the name, in addition to those that it has. */
  badges?: readonly string[];
  /** Replaces the brief description. */
  brief?: Markup;
  /** Replaces the detailed description. */
  detailed?: Markup;
  /** Replaces the access. */
  protection?: Protection;
}

/** What changes about a member. */
export interface MemberChanges extends SymbolChanges {
  /** Replaces the type, as code without links. */
  type?: string;
  /** Replaces the initializer with its `=`, or the text of a macro, as code without links; an empty one removes it. */
  initializer?: string;
}

/** What changes about a compound. */
export interface CompoundChanges extends SymbolChanges {
  /** Rows in the head of its page, below those that it has. */
  rows?: readonly {
    /** The label, as text. */
    label: string;
    /** The content; only running text. */
    value: Markup;
  }[];
}

/** A page that an extension adds to an API reference. */
export interface ExtensionPage {
  /** Its path below that of the API reference: lower-case letters, digits and hyphens, with slashes between them. */
  path: string;
  /** Its title. */
  title: string;
  /** Its description for search engines; by default, there is none. */
  description?: string;
  /** Labels of the groups around it in the sidebar, outermost first; by default, it is at the top level. */
  groups?: readonly string[];
  /** Its content. */
  content: Markup;
}

/** Such a page when it has been read. */
export interface OwnPage extends Required<Pick<ExtensionPage, 'path' | 'title' | 'description'>> {
  /** The labels in the sidebar, its own last. */
  labels: readonly string[];
  /** Its content. */
  content: Description;
  /** The file of the extension. */
  place: Place;
}

/** A symbol that an extension may have marked while it was read. */
export interface Droppable {
  /** True if an extension drops it. */
  isDropped?: true;
}

/** A row in the head of a compound's page. */
export interface OwnRow {
  /** The label. */
  label: string;
  /** The content. */
  value: Inline[];
}
