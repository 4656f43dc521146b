import { characterEntitiesHtml4 } from 'character-entities-html4';

/** Doxygen's names of entities that have another one in HTML. */
const renamed: Readonly<Record<string, string>> = {
  nbsp: 'nonbreakablespace',
  reg: 'registered',
  trade: 'trademark',
  image: 'imaginary',
};

/** Entities that Doxygen does not write as elements: XML has them itself, and `<para>` is a paragraph. */
const others = new Set(['quot', 'amp', 'lt', 'gt', 'para']);

/** Doxygen writes HTML's character entities as elements (`<ndash/>`). Maps each element name to its character. */
export const entityCharacters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(characterEntitiesHtml4)
      .filter(([name]) => !others.has(name))
      .map(([name, character]) => [renamed[name] ?? name.replace(/uml$/, 'umlaut'), character]),
  ),
  // HTML 4 had characters of East Asian texts here.
  lang: '⟨',
  rang: '⟩',
  tm: '™',
};
