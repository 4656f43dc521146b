/** Properties that change how an element looks in its own place. */
const allowed = new RegExp(
  `^(?:${[
    'color|background-color|fill|stop-color|stop-opacity|stroke|stroke-width|stroke-dasharray|opacity|fill-opacity|stroke-opacity',
    'font-(?:family|size|style|weight|variant)|line-height|letter-spacing|text-(?:align|anchor|decoration|indent)',
    'vertical-align|white-space|list-style-type|(?:min-|max-)?(?:width|height)|float|clear',
    '(?:margin|padding|border)(?:-(?:top|right|bottom|left))?|border-(?:color|style|width|radius|collapse|spacing)',
  ].join('|')})$`,
);

/** A value without addresses, escapes and negative lengths. */
const plainValue = /^(?!.*(?:^|[\s,(])-[\d.])[\w#.,%\s()'+-]+$/;

/** Functions of colours; no other may stand in a value. */
const otherFunction = /(?<!\b(?:rgb|rgba|hsl|hsla))\(/i;

/** The declarations of a style attribute that only concern the looks of the element itself; undefined for none. */
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
