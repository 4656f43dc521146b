import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of guides, blog and pages. */
export const texts = {
  'front-matter': {
    meaning: 'The front matter is not valid YAML, or a value in it is invalid.',
    example: 'docs/a.md:3:1: error: "tags" must be a list, but is the text "intro".',
    advice: 'Correct the front matter. Put values with special characters in quotes.',
  },
  'unknown-key': {
    meaning:
      'A key in front matter means nothing, but resembles one that does. Other keys are left to the code of your site.',
    example: 'docs/a.md:3:1: info: The key "sidebar_postion" has no meaning here.',
    advice: 'Correct the key, or remove it.',
  },
  mdx: {
    meaning: 'A file is not valid MDX.',
    example: 'docs/a.mdx:12:5: error: MDX compilation failed for file "docs/a.mdx" …',
    advice:
      'Follow the advice of the message. If the file has no components, set `mdx: { format: md }` in its front matter.',
  },
  'mdx-component': {
    meaning:
      'A file uses a component that it does not import. With lenient checks, its content is shown, or its source as code if it has none.',
    example:
      'docs/a.mdx:8:1: error: Expected component `Chart` to be defined: you likely forgot to import, pass, or provide it.',
    advice:
      'Import the component at the top of the file, export it from the module that `markdown.components` names, or write `\\<Chart>` for plain text.',
  },
  'missing-import': {
    meaning: 'A file imports a file that does not exist.',
    example: 'docs/a.mdx:3:1: error: The imported file "./_part.mdx" does not exist.',
    advice:
      'Correct the path. It is relative to the file, or to the folder of the configuration if it starts with `@site/`.',
  },
  'import-cycle': {
    meaning: 'A file imports itself, directly or through other files.',
    example:
      'docs/_b.mdx:3:1: error: The text imports itself: docs/_a.mdx → docs/_b.mdx → docs/_a.mdx.',
    advice: 'Remove one of the imports, or move the shared part to a third file.',
  },
  'foreign-markup': {
    meaning:
      'A text contains markup of another generator that has no equivalent here, such as shortcodes of Hugo, and it is shown as text.',
    example:
      'docs/a.md:9:1: warning: Markup for Hugo is shown as text: - {{< youtube x >}} (docs/a.md:9:1)',
    advice:
      'Replace it by Markdown as the message says, or put it in backticks if it is an example.',
  },
  'unmarked-code': {
    meaning:
      'A text contains code in angle brackets that is neither HTML nor marked as code, such as `vector<int>`. It is shown as text.',
    example:
      'docs/a.md:3:11: info: "vector<int>" is shown as text, because it is no HTML. Write it as code: `vector<int>` ("mtp-site check --fix" writes this).',
    advice:
      'Put it in backticks, or link to the symbol; `mtp-site check --fix` writes the corrections.',
  },
  'lost-translation': {
    meaning:
      'A folder of translations has a text whose path is not that of a text in the default language; usually, that text was moved or removed. The translation is skipped.',
    example: 'i18n/de/docs/old.md: info: This text is skipped: docs/old.md does not exist.',
    advice: 'Move it to the path of the text that it translates, or remove it.',
  },
  'unreadable-file': {
    meaning:
      'A source of the site exists but cannot be read: a link leads nowhere or in a circle, a permission is missing, it is a folder or a pipe, or it vanished during the build.',
    example:
      'docs/a.md: error: This cannot be read: it is a link to something that does not exist.',
    advice: 'Restore it, or remove it and what refers to it.',
  },
  'outside-link': {
    meaning:
      'A source of the site is a symbolic link that leads out of the project, or is in a folder that is one. It is not read; the rest of the site is still written. The project is the git repository around `site.config.yaml`, or its folder, and the folders that it names.',
    example: 'docs/a.md: error: This link leads out of the project, so it is not followed.',
    advice: 'Replace it by the file itself, or set `security.outsideLinks` to `true`.',
  },
  'deep-nesting': {
    meaning: 'Elements of a file are nested too deeply. Its text is omitted.',
    example:
      'docs/a.md:9:1: error: Quotes, lists or other elements are nested more than 400 levels deep; the text is omitted.',
    advice: 'Close elements earlier, or put code into a fenced code block.',
  },
  'duplicate-heading-id': {
    meaning: 'Two headings of a page have the same explicit id.',
    example: 'docs/a.md:20:1: warning: More than one heading has the id "setup".',
    advice: 'Choose another id. Links can lead only to the first heading.',
  },
  'open-admonition': {
    meaning: 'An admonition has no closing colons.',
    example:
      'docs/a.md:5:1: warning: The admonition ":::tip" is never closed, so it contains everything that follows.',
    advice: 'Write the same number of colons on its own line after it.',
  },
  'unused-directive': {
    meaning: 'A directive is unknown and is shown as text.',
    example: 'docs/a.md:7:1: warning: An unknown directive is shown as text: …',
    advice:
      'Correct the name, or write a backslash before the first colon. Add keywords with `markdown.admonitions`.',
  },
  'admonition-look': {
    meaning: 'An admonition keyword from `markdown.admonitions` has no style.',
    example:
      'docs/a.md:7:1: info: No admonition component found for admonition type "question". Using Info as fallback.',
    advice: 'Style `.theme-admonition-question` in your own style sheet.',
  },
  'unknown-language': {
    meaning: 'A code block names a language that cannot be highlighted.',
    example:
      'docs/a.md:14:1: info: Language does not exist: "foo". Code in it is shown without colours.',
    advice: 'Correct the language, or write `text` for plain text.',
  },
  'markdown-plugin': {
    meaning:
      'A plugin of remark or rehype cannot be loaded, fails, or reports something about a text.',
    example:
      'docs/a.md:3:1: error: The plugin "plugins/badges.js" failed at plugins/badges.js:7:12: node.children is undefined',
    advice:
      'Install the package, or correct the plugin or its options in `markdown.remarkPlugins` and the like. For messages about a text, correct the text.',
  },
  'unsupported-code': {
    meaning: 'A code block uses a feature of Docusaurus that mtp-site does not support.',
    example: 'docs/a.md:14:1: info: Mermaid diagrams are not drawn; their source is shown.',
    advice:
      'Follow the advice of the message, for example set `markdown.mermaid` to draw diagrams.',
  },
  'duplicate-doc-id': {
    meaning: 'Two guides have the same id.',
    example: 'docs/b.md:2:5: error: 2 guides have the id "intro": …',
    advice: 'Rename a file, or set another `id` in its front matter.',
  },
  'category-file': {
    meaning: 'A `_category_` file is invalid.',
    example:
      'docs/api/_category_.yml:2:3: error: "position" must be a number, but is the text "first".',
    advice: 'Correct the file.',
  },
  sidebars: {
    meaning: 'The sidebar file cannot be read or run, or an item in it is invalid.',
    example: 'sidebars.yaml:4:5: error: A sidebar item of the type "link" needs "href".',
    advice: 'Correct the file that `docs.sidebar` names.',
  },
  'sidebar-docs': {
    meaning: 'A sidebar contains ids of guides that do not exist.',
    example:
      'sidebars.yaml:3:7: error: Invalid sidebar file at "sidebars.yaml". These sidebar document ids do not exist: …',
    advice: 'Correct the ids, or add the guides.',
  },
  tags: {
    meaning: 'A tags file is missing or invalid.',
    example: 'docs/tags.yml:5:1: error: Duplicate permalinks found in tags file: …',
    advice: 'Correct the file, or the option `tags` of the guides or the blog.',
  },
  'undeclared-tags': {
    meaning: 'A file uses tags that the tags file does not declare.',
    example: 'docs/a.md:3:1: warning: Tags [intro] used in docs/a.md are not defined in tags.yml.',
    advice: 'Correct the tags, declare them in the tags file, or set `onInlineTags`.',
  },
  authors: {
    meaning: 'The authors file of the blog is missing or invalid.',
    example: 'blog/authors.yml:4:3: error: The author "anna" has neither a name nor an image.',
    advice: 'Correct the file, or set `blog.authors`.',
  },
  'inline-author': {
    meaning: 'A post declares an author that is not in the authors file.',
    example: 'blog/2024-01-02-a.md:4:5: warning: The author "Anna" is declared in the post itself.',
    advice: 'Move the author to the authors file, or set `blog.onInlineAuthors` to `ignore`.',
  },
  'blog-untruncated': {
    meaning: 'Posts have no truncate marker, so lists show their whole text.',
    example:
      'blog/2024-01-02-a.md:1:1: warning: A post has no truncate marker, so lists show the whole text: …',
    advice:
      'Put `<!-- truncate -->` after the part that lists should show, or set `blog.onUntruncatedPosts`.',
  },
  'post-date': {
    meaning: 'A post has no date, and git cannot provide one.',
    example:
      'blog/a.md:1:1: warning: The blog post "blog/a.md" has no date, and git does not track it. The date of the file is used instead, which changes with every copy.',
    advice: 'Start the file name with a date, set `date` in the front matter, or commit the file.',
  },
  'last-update': {
    meaning: 'The date of the last update is not known for some files.',
    example:
      'warning: Cannot infer the update date for some files, as they are not tracked by git.',
    advice: 'Commit the files, fetch the whole history, or set `last_update` in the front matter.',
  },
} satisfies CatalogueEntries;
