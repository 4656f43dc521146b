/** A name that a pasted text contains, with what the text says about it. */
export interface Wanted {
  /** The name with its scopes: `sf::Window::close`; for a file, its path. */
  name: string;
  /** The written types or arguments in parentheses after it; missing if there are no parentheses. */
  params?: readonly string[];
  /** The written type before it; missing if there is none. */
  returns?: string;
  /** The filter of the kind that the text names: `class`, `macro`; missing if it names none. */
  kind?: string;
  /** True if the name must be written in this way. */
  isExact?: true;
  /** True if the text is about it: similar names come before what else the text names. */
  isMeant?: true;
  /** The end of the address of its page and anchor; missing if the text is no address. */
  address?: string;
}

/** Kinds that code does not name. */
export const notInCode = new Set(['file', 'dir', 'group', 'page', 'example']);
