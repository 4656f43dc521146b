import type { Schema } from 'hast-util-sanitize';

/** Elements that are allowed in running text. */
export const phrasingElements = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins'],
  ...['kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'u', 'var', 'wbr'],
];

const blockElements = [
  ...['address', 'article', 'aside', 'blockquote', 'caption', 'col', 'colgroup', 'dd', 'details'],
  ...['div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li'],
  ...['ol', 'p', 'pre', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  'ul',
];

/** SVG elements that draw, and cannot load or run anything. */
const svgElements = [
  ...['circle', 'clipPath', 'defs', 'desc', 'ellipse', 'g', 'line', 'linearGradient', 'marker'],
  ...['path', 'polygon', 'polyline', 'radialGradient', 'rect', 'stop', 'text', 'title', 'tspan'],
];

/** A paint or reference that addresses nothing outside the drawing. */
const paint = /^(?:url\(#[^()\s"'\\]+\)|[\w#.,%\s()+-]*)$/;

const paints = ['fill', 'stroke', 'stopColor'];
const references = ['clipPath', 'markerStart', 'markerMid', 'markerEnd'];

const svgAttributes = [
  ...['clipRule', 'cx', 'cy', 'd', 'dominantBaseline', 'dx', 'dy', 'fillOpacity', 'fillRule'],
  ...['fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'fx', 'fy', 'gradientTransform'],
  ...['gradientUnits', 'lengthAdjust', 'markerHeight', 'markerUnits', 'markerWidth', 'offset'],
  ...['opacity', 'orient', 'points', 'preserveAspectRatio', 'r', 'refX', 'refY', 'rx', 'ry'],
  ...['stopOpacity', 'strokeDashArray', 'strokeDashOffset', 'strokeLineCap', 'strokeLineJoin'],
  ...['strokeMiterLimit', 'strokeOpacity', 'strokeWidth', 'textAnchor', 'textDecoration'],
  ...['textLength', 'transform', 'viewBox', 'x', 'x1', 'x2', 'xmlSpace', 'y', 'y1', 'y2'],
];

const urls = ['http', 'https', 'mailto', 'ftp', 'tel'];

/**
 * What a comment's HTML may contain: elements that show text, tables, images and drawings. Nothing that runs, loads,
 * submits, or affects the rest of the page. Ids and names pass, but are replaced later.
 */
export const schema: Schema = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [...phrasingElements, ...blockElements, 'svg', ...svgElements],
  strip: [
    ...['applet', 'audio', 'base', 'embed', 'foreignObject', 'frameset', 'head', 'iframe', 'math'],
    ...['noembed', 'noframes', 'noscript', 'object', 'plaintext', 'script', 'select', 'style'],
    ...['template', 'textarea', 'video', 'xmp'],
  ],
  ancestors: {
    ...Object.fromEntries(svgElements.map((name) => [name, ['svg']])),
    ...Object.fromEntries(
      ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [
        name,
        ['table'],
      ]),
    ),
    summary: ['details'],
  },
  attributes: {
    '*': [
      ...['ariaHidden', 'ariaLabel', 'className', 'dir', 'height', 'id', 'lang', 'style', 'title'],
      ...['width', ...svgAttributes],
      ...paints.map((name): [string, RegExp] => [name, paint]),
      ...references.map((name): [string, RegExp] => [name, paint]),
    ],
    a: ['href', 'name', 'xLinkHref', 'xLinkTitle'],
    blockquote: ['cite'],
    details: ['open'],
    img: ['alt', 'src'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    q: ['cite'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    col: ['span'],
    colgroup: ['span'],
  },
  protocols: { cite: urls, href: urls, src: ['http', 'https'], xLinkHref: urls },
  required: {},
  clobber: [],
};
