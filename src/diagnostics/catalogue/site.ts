import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of links, images and pages. */
export const site = {
  'broken-link': {
    meaning:
      'A page, a head tag, the icon or a logo leads to a page or file that the site does not have. It is a warning at most for head tags, icon and logos, and for plain `a` elements and images of React components.',
    example:
      'docs/a.md:12:5: error: /docs/a/ links to "/docs/b", but the site has no page or file at /docs/b.',
    advice: 'Correct the link, or set `checks.brokenLinks`.',
  },
  'no-feeds': {
    meaning: 'The blog or the releases would have feeds, but feeds need the URL of the site.',
    example: 'info: The site has no feeds of the blog, because they need its URL.',
    advice: 'Set `url` to the origin of the site.',
  },
  'broken-anchor': {
    meaning:
      'A page links to an anchor that the other page does not have. The message names the anchor that may be meant: one with the same letters, or the same anchor of the only text that has it.',
    example:
      'docs/a.md:12:5: error: /docs/a/ links to "b#set-up", but the page /docs/b/ has no anchor "set-up"; #setup exists.',
    advice: 'Correct the anchor, or set `checks.brokenAnchors`.',
  },
  'broken-markdown-link': {
    meaning:
      'A link leads to a Markdown file that does not exist, or that only the repository has, whose address is unknown.',
    example:
      'docs/a.md:12:5: error: The link leads to "instal.md", but the site has no such Markdown file.',
    advice:
      'Correct the path, put `pathname://` in front of it to leave it unchecked, or set `checks.brokenMarkdownLinks`. With `editUrl`, links to files that only the repository has lead there.',
  },
  'broken-symbol-link': {
    meaning:
      'A link in double brackets names no symbol, or more than one. A single word that resembles no symbol is an information, once for each text.',
    example: 'docs/a.md:9:3: error: `[[ns::expct]]` does not name a symbol of the API reference.',
    advice: 'Correct the name, or add scopes until it is unique. Write `\\[[` for plain brackets.',
  },
  'broken-markdown-image': {
    meaning: 'A Markdown image does not exist or is not an image.',
    example: 'docs/a.md:6:1: error: The image "logo.png" does not exist.',
    advice:
      'Correct the path, put `pathname://` in front of it, or set `checks.brokenMarkdownImages`.',
  },
  'image-script': {
    meaning:
      'An SVG of a guide or of a Doxygen comment has scripts. They would run for readers who open the image by its address, so the copy of the site does not have them.',
    example:
      'docs/img/chart.svg: info: The image has scripts, or code that may run some. The copy of the site does not have them.',
    advice:
      'Remove them from the image. If it needs them, put it into a static folder, whose files stay as they are.',
  },
  'broken-image': {
    meaning: 'An image in front matter or of an author does not exist.',
    example: 'docs/a.md:4:8: error: The image "./card.png" does not exist.',
    advice: 'Correct the path, or set `checks.brokenMarkdownImages`.',
  },
  'image-damaged': {
    meaning: 'An image cannot be converted to smaller variants.',
    example:
      'docs/photo.jpg: error: The image "docs/photo.jpg" (4000 × 3000) cannot be converted: VipsJpeg: premature end of JPEG image.',
    advice:
      'Save it again with an image editor, or put a copy in a static folder and `pathname://` in front of its path.',
  },
  'images-not-converted': {
    meaning: 'The package that converts images cannot be loaded. Images are copied unchanged.',
    example:
      'warning: Images are copied unchanged, without smaller variants: the package "sharp" cannot be loaded. …',
    advice:
      'Install it with `npm install --include=optional`, or set `images.responsive` to `false`.',
  },
  'social-cards-off': {
    meaning:
      'The site has no social cards although `socialCards` is set: it has too many pages, or something that they need is missing.',
    example: 'info: The site has no social cards: it has 4210 pages, more than 1000.',
    advice: 'Set `url`, raise `socialCards.maxPages`, or set `socialCards` to `false`.',
  },
  'social-cards-incomplete': {
    meaning:
      'Social cards lack the logo, which cannot be drawn, or texts with characters that their fonts do not have: they have Latin, Greek and Cyrillic letters.',
    example: 'docs/zh.md: info: 1 page has no social card: the fonts lack "中", "文".',
    advice: 'Set `image` in the front matter of a page, or for all pages.',
  },
  'social-card': {
    meaning: 'A social card cannot be drawn.',
    example:
      'docs/a.md: error: The social card of the page /docs/a/ cannot be drawn: out of memory',
    advice: 'Set `image` in the front matter of the page, or `socialCards` to `false`.',
  },
  'duplicate-route': {
    meaning: 'Two pages, or a page and a redirect, have the same URL. The second one is skipped.',
    example:
      'docs/b.md:2:7: error: The URL /docs/a/ is already used by the page of docs/a.md, so this page is skipped.',
    advice: 'Change the slug or the file name of one of the two, or set `checks.duplicateRoutes`.',
  },
  'long-route': {
    meaning:
      'The URL of a page or redirect is too long: file systems allow 255 bytes for a name. It is skipped.',
    example:
      'docs/a.md:2:7: error: The URL "docs/a-very-long-name…" is too long for the name of a file, so this page is skipped.',
    advice: 'Shorten the slug, the permalink or the names of the folders.',
  },
  bundle: {
    meaning: 'A script, component or style sheet of the site cannot be bundled.',
    example: 'src/css/custom.css:3:9: error: Could not resolve "./missing.css"',
    advice: 'Correct the file at this place.',
  },
  'content-policy': {
    meaning:
      'The pages have no content security policy: the site has code of its own, and what it loads is not known.',
    example:
      'info: The pages have no content security policy, because the site has code of its own: src/pages/index.tsx.',
    advice:
      'List the hosts that the code loads from in `security.contentSecurityPolicy`, or set it to `false` to have none.',
  },
  'page-module': {
    meaning:
      'A page module, client module or component cannot be loaded, or has no default export.',
    example:
      "src/pages/index.tsx: error: The page component at src/pages/index.tsx doesn't have a default export. …",
    advice:
      'Export a React component by default. Move browser code into an effect or an event handler.',
  },
  'late-error': {
    meaning:
      'Code of the site failed after it was called: a timer threw an error, or a promise was rejected.',
    example:
      'docs/a.mdx:10:1: error: Code of the site failed after it was called, in a timer or a promise: fetch failed',
    advice: 'Await the promise, or catch its rejection.',
  },
  'render-page': {
    meaning: 'A page cannot be rendered.',
    example: 'docs/a.mdx:10:1: error: The page /docs/a/ cannot be rendered: window is not defined',
    advice: 'Correct the component or expression at this place.',
  },
} satisfies CatalogueEntries;
