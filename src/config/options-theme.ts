import { colorForms, parseColor } from '../shared/color/parse-color.ts';
import { hexOf } from '../shared/color/rgb.ts';
import type { SourceNode } from '../yaml/source.ts';
import { group } from './containers.ts';
import { Option, wrongType } from './option.ts';
import type { Outcome, Where } from './option.ts';
import { name } from './scalars.ts';
import type { Place } from '../shared/place.ts';

/** A colour of the configuration, with its place for the check of its contrast. */
export interface ThemeColor {
  /** The colour as `#rrggbb`. */
  color: string;
  /** Where the configuration names it. */
  place?: Place;
}

/** A font of the site. */
export interface ThemeFont {
  /** The font families as in CSS, with a generic family at the end. */
  families: string;
  /** The file of the first family; missing if readers have it installed. */
  file?: {
    /** The family that the file contains. */
    family: string;
    /** Path of the file below the static folder. */
    src: string;
    /** The weight of the font, or the first and the last one of a variable font; normal when missing. */
    weight?: string;
    /** Where the configuration names it. */
    place?: Place;
  };
}

/** A colour whose contrast can be computed: it is parsed, so no text of the file gets into the style sheet. */
function color(description: string): Option<ThemeColor | undefined> {
  const text = name(description).check((value) => {
    if (parseColor(value)) return undefined;
    return {
      message: `"${value}" is not an opaque colour in one of the forms ${colorForms}.`,
      advice: 'Write it as #rrggbb, in quotes: otherwise, YAML reads # as a comment.',
    };
  });
  return new Option<ThemeColor>(text.schema, (node, at) => {
    // "accent: #b00020" without quotes is an empty value with a comment.
    if (node.kind === 'scalar' && node.value === null) {
      wrongType('a colour', node, at, 'Put it in quotes: YAML reads # as a comment.');
      return undefined;
    }
    const outcome = text.read(node, at);
    const parsed = outcome && parseColor(outcome.value);
    return parsed && { value: { color: hexOf(parsed), place: node.place } };
  }).optional();
}

/** The same option, which can also be a number without quotes. */
function orNumber(option: Option<string>): Option<string> {
  return new Option<string>({ ...option.schema, type: ['string', 'number'] }, (node, at) =>
    option.read(
      node.kind === 'scalar' && typeof node.value === 'number'
        ? { ...node, value: String(node.value) }
        : node,
      at,
    ),
  );
}

/** The families that name a kind of font instead of a font; CSS writes them without quotes. */
const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|math|emoji)$/;

/** A name of a font: neither quotes nor anything else that ends a string of CSS. */
const familyName = /^[\p{L}\p{N}][\p{L}\p{N} ._+&-]*$/u;

/** Returns the families of a list as in CSS, without quotes. */
function familiesIn(list: string): string[] {
  return list.split(',').map((each) => each.trim().replace(/^(["'])(.*)\1$/, '$2'));
}

/** Writes a list of families for CSS; `fallback` ends a list that ends with a font that readers may not have. */
function writtenFamilies(list: string, fallback: string): string {
  const families = familiesIn(list);
  const written = families.map((each) => (generic.test(each) ? each : `"${each}"`));
  return [...written, ...(generic.test(families.at(-1) ?? '') ? [] : [fallback])].join(', ');
}

const family = name('Names of font families, separated by commas.').check((value) => {
  const wrong = familiesIn(value).find((each) => !familyName.test(each));
  return wrong === undefined
    ? undefined
    : {
        message: `"${wrong}" is not the name of a font family.`,
        advice: 'Write names separated by commas: Inter, Segoe UI, sans-serif.',
      };
});

const fontFile = group('A font of the site: its family, and its file in a static folder.', {
  family: family.check((value) =>
    value.includes(',') ? 'a file contains one family; name only this one.' : undefined,
  ),
  src: name('Path of the font file, relative to the static folder.').check((value) =>
    /^(?!.*(?:\.\.|\/\/))[\p{L}\p{N}_./@ -]+\.(?:woff2?|ttf|otf)$/iu.test(value)
      ? undefined
      : {
          message: `"${value}" is not the path of a font file in a static folder.`,
          advice: 'Write a path such as fonts/inter.woff2. Fonts of other hosts are not loaded.',
        },
  ),
  weight: orNumber(
    name('Weight of the font, or the range of a variable font: "100 900".').check((value) =>
      /^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/.test(value)
        ? undefined
        : 'a weight is a number such as 400, or two of them: "100 900".',
    ),
  ).optional(),
});

/** A list of font families, or one with its file. */
function font(description: string, fallback: string): Option<ThemeFont | undefined> {
  const { description: _, ...familySchema } = family.schema;
  const read = (node: SourceNode, at: Where): Outcome<ThemeFont> => {
    if (node.kind !== 'map') {
      const outcome = family.read(node, at);
      return outcome && { value: { families: writtenFamilies(outcome.value, fallback) } };
    }
    const outcome = fontFile.read(node, at);
    if (!outcome) return undefined;
    const [own = ''] = familiesIn(outcome.value.family);
    const src = outcome.value.src.replace(/^\/+/, '');
    const place = node.entries.find(({ key }) => key === 'src')?.value.place;
    return {
      value: {
        families: writtenFamilies(own, fallback),
        file: { ...outcome.value, family: own, src, ...(place && { place }) },
      },
    };
  };
  const schema = { description, anyOf: [familySchema, fontFile.schema] };
  return new Option<ThemeFont>(schema, read).optional();
}

const radius = orNumber(
  name('Radius of rounded corners: a CSS length such as 0, 4px or 0.5rem.').check((value) =>
    /^(?:0|(?:\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})(?:px|rem|em))$/.test(value)
      ? undefined
      : {
          message: `"${value}" is not a length.`,
          advice: 'Write a number of px, rem or em, such as 4px; 0 for square corners.',
        },
  ),
).optional();

/** The look of the site. */
export const theme = group(
  'The look of the site: one colour, fonts and corners. Everything else follows from them.',
  {
    accent: color(
      'Colour of links and of all that is selected; softer and stronger variants follow from it.',
    ),
    accentDark: color('The same in dark mode; by default, a lighter variant of accent.'),
    font: font(
      'Font of texts: names of families, or { family, src } with a file in a static folder.',
      'system-ui, sans-serif',
    ),
    codeFont: font(
      'Font of code: names of families, or { family, src } with a file in a static folder.',
      'ui-monospace, monospace',
    ),
    radius,
  },
).default({});
