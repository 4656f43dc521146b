/** Properties that affect only the element's own look. */
const allowed = new RegExp(
  `^(?:${[
    'color|background-color|fill|stop-color|stop-opacity|stroke|stroke-width|stroke-dasharray|opacity|fill-opacity|stroke-opacity',
    'font-(?:family|size|style|weight|variant)|line-height|letter-spacing|text-(?:align|anchor|decoration|indent)',
    'vertical-align|white-space|list-style-type|(?:min-|max-)?(?:width|height)|float|clear',
    '(?:margin|padding|border)(?:-(?:top|right|bottom|left))?|border-(?:color|style|width|radius|collapse|spacing)',
  ].join('|')})$`,
);

/** A value without URLs, escapes and negative lengths. */
const plainValue = /^(?!.*(?:^|[\s,(])-[\d.])[\w#.,%\s()'+-]+$/;

/** Any function other than those for colours. */
const otherFunction = /(?<!\b(?:rgb|rgba|hsl|hsla))\(/i;

/**
 * Returns the declarations of a style attribute that affect only the look of the element itself; `undefined` if there
 * are none.
 */
export function safeDeclarations(style: string): string | undefined {
  const declarations = style.split(';').flatMap((declaration) => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(declaration) ?? [];
    const name = property.toLowerCase();
    return allowed.test(name) && plainValue.test(value) && !otherFunction.test(value)
      ? [`${name}:${value}`]
      : [];
  });
  return declarations.length > 0 ? declarations.join(';') : undefined;
}
