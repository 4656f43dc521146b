// Axes of growth in guides and blogs.
import { repeat, upTo } from './doxygen-xml.mjs';

const text = (i) =>
  `Paragraph ${i} tells what a reader has to know, where the **important** part is, and what \`value_${i}\` means.\n\n`;

const guide = (title, body) => `---\ntitle: ${title}\n---\n\n${body}`;

/** A guide with one long text. */
const oneGuide = (body) => ({ 'docs/one.md': guide('One', body) });

/** A post with its front matter. */
const post = (i, head = '') =>
  `---\ntitle: Post ${i}\n${head}---\n\nThe news of day ${i}.\n\n<!-- truncate -->\n\n${text(i)}`;

/** The path of a post: one a day. */
const postPath = (i) =>
  `blog/${new Date(Date.UTC(1990, 0, 1 + i)).toISOString().slice(0, 10)}-post-${i}.md`;

const docs = { docs: { path: 'docs' } };
const blog = { blog: { path: 'blog' } };

/** Tags or authors in the YAML file that declares them. */
const declared = (n, entry) => repeat(n, (i) => entry(i));

/** Posts of the axes that count what posts have; each has some of it. */
const postsWithAll = 50;

/** Lists the numbers below n that one of the posts has. */
const shareOf = (n, post) => upTo(n).filter((i) => i % postsWithAll === post);

/** Variants of English, for which the interface has texts. */
const languages =
  'US GB AU CA IE NZ IN ZA SG HK PH MY MT KE NG GH JM TT BZ ZW ZM UG TZ RW PK LK BD BB BS BM BW CM CY DK FI FJ'
    .split(' ')
    .map((region) => `en-${region}`);

/** The axes: what n counts, the smallest n, the files of n and the configuration. */
export const textAxes = [
  {
    name: 'guides',
    counts: 'guides in folders of 50',
    n: 100,
    config: () => docs,
    files: (n) =>
      Object.fromEntries(
        upTo(n).map((i) => [
          `docs/part-${Math.floor(i / 50)}/guide-${i}.md`,
          guide(`Guide ${i}`, `## First\n\n${text(i)}## Second\n\n${text(i)}`),
        ]),
      ),
  },
  {
    name: 'folder-of-guides',
    counts: 'guides in one folder',
    n: 100,
    config: () => docs,
    files: (n) =>
      Object.fromEntries(
        upTo(n).map((i) => [
          `docs/all/guide-${i}.md`,
          guide(`Guide ${i}`, `## First\n\n${text(i)}`),
        ]),
      ),
  },
  {
    name: 'guide-length',
    counts: 'paragraphs of a guide',
    n: 500,
    config: () => docs,
    files: (n) => oneGuide(repeat(n, text)),
  },
  {
    name: 'headings',
    counts: 'headings of a guide',
    n: 250,
    config: () => docs,
    files: (n) => oneGuide(repeat(n, (i) => `## Heading ${i}\n\n${text(i)}`)),
  },
  {
    name: 'same-headings',
    counts: 'headings of a guide with the same text',
    n: 250,
    config: () => docs,
    files: (n) => oneGuide(repeat(n, (i) => `## Example\n\n${text(i)}`)),
  },
  {
    name: 'links',
    counts: 'links to a heading of another guide',
    n: 500,
    config: () => docs,
    files: (n) => ({
      ...oneGuide(repeat(n, () => '[There](two.md#there) is more of it.\n\n')),
      'docs/two.md': guide('Two', '## There\n\nMore.\n'),
    }),
  },
  {
    name: 'tables',
    counts: 'tables of a guide',
    n: 100,
    config: () => docs,
    files: (n) =>
      oneGuide(
        repeat(n, (i) => `| name | value |\n| --- | --- |\n| a${i} | ${i} |\n| b${i} | ${i} |\n\n`),
      ),
  },
  {
    name: 'table-rows',
    counts: 'rows of a table',
    n: 500,
    config: () => docs,
    files: (n) =>
      oneGuide(`| name | value |\n| --- | --- |\n${repeat(n, (i) => `| \`a${i}\` | ${i} |\n`)}\n`),
  },
  {
    name: 'code-blocks',
    counts: 'code blocks of a guide',
    n: 100,
    config: () => docs,
    files: (n) =>
      oneGuide(
        repeat(
          n,
          (i) =>
            `\`\`\`cpp title="a${i}.cpp"\nint value_${i} = run ("${i}");\nreturn value_${i};\n\`\`\`\n\n`,
        ),
      ),
  },
  {
    name: 'code-lines',
    counts: 'lines of a code block',
    n: 1000,
    config: () => docs,
    files: (n) =>
      oneGuide(
        `\`\`\`cpp {2}\n${repeat(n, (i) => `int value_${i} = run ("${i}"); // once\n`)}\`\`\`\n`,
      ),
  },
  {
    name: 'admonitions',
    counts: 'admonitions of a guide',
    n: 200,
    config: () => docs,
    files: (n) => oneGuide(repeat(n, (i) => `:::tip\n\n${text(i)}:::\n\n`)),
  },
  {
    name: 'images',
    counts: 'images of a guide',
    n: 50,
    config: () => docs,
    files: (n) => oneGuide(repeat(n, (i) => `![Image ${i}](image-${i}.png)\n\n`)),
    images: (n) => upTo(n).map((i) => `docs/image-${i}.png`),
  },
  {
    name: 'guide-formulas',
    counts: 'formulas of a guide',
    n: 200,
    config: () => ({ ...docs, markdown: { math: true } }),
    files: (n) =>
      oneGuide(repeat(n, (i) => `It costs $O(n^{${i}} \\frac{n}{m + ${i}})$ at most.\n\n`)),
  },
  {
    name: 'words',
    counts: 'different words in guides',
    n: 4000,
    config: () => docs,
    files: (n) =>
      Object.fromEntries(
        upTo(Math.ceil(n / 200)).map((part) => [
          `docs/part-${part}.md`,
          guide(
            `Part ${part}`,
            `${upTo(200)
              .map(
                (i) => `w${(part * 200 + i).toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'[d])}`,
              )
              .join(' ')}\n`,
          ),
        ]),
      ),
  },
  {
    name: 'posts',
    counts: 'posts of a blog',
    n: 100,
    config: () => blog,
    files: (n) => Object.fromEntries(upTo(n).map((i) => [postPath(i), post(i)])),
  },
  {
    name: 'tags',
    counts: `tags of ${postsWithAll} posts`,
    n: 100,
    config: () => blog,
    files: (n) => ({
      'blog/tags.yml': declared(n, (i) => `tag-${i}:\n  label: Tag ${i}\n`),
      ...Object.fromEntries(
        upTo(postsWithAll).map((i) => [
          postPath(i),
          post(
            i,
            `tags: [${shareOf(n, i)
              .map((tag) => `tag-${tag}`)
              .join(', ')}]\n`,
          ),
        ]),
      ),
    }),
  },
  {
    name: 'authors',
    counts: `authors of ${postsWithAll} posts`,
    n: 100,
    config: () => blog,
    files: (n) => ({
      'blog/authors.yml': declared(n, (i) => `author-${i}:\n  name: Author ${i}\n  page: true\n`),
      ...Object.fromEntries(
        upTo(postsWithAll).map((i) => [
          postPath(i),
          post(
            i,
            `authors: [${shareOf(n, i)
              .map((author) => `author-${author}`)
              .join(', ')}]\n`,
          ),
        ]),
      ),
    }),
  },
  {
    name: 'posts-of-a-tag',
    counts: 'posts with the same tag and author',
    n: 100,
    config: () => blog,
    files: (n) => ({
      'blog/tags.yml': 'news:\n  label: News\n',
      'blog/authors.yml': 'someone:\n  name: Someone\n  page: true\n',
      ...Object.fromEntries(
        upTo(n).map((i) => [postPath(i), post(i, 'tags: [news]\nauthors: [someone]\n')]),
      ),
    }),
  },
  {
    name: 'versions',
    counts: 'versions of three guides',
    n: 10,
    config: () => docs,
    files: (n) => {
      const names = upTo(n).map((i) => `${n - i}.0`);
      const guides = (folder) =>
        upTo(3).map((i) => [
          `${folder}/guide-${i}.md`,
          guide(`Guide ${i}`, `## First\n\n${text(i)}`),
        ]);
      return {
        'versions.json': JSON.stringify(names),
        ...Object.fromEntries([
          ...guides('docs'),
          ...names.flatMap((name) => guides(`versioned_docs/version-${name}`)),
        ]),
      };
    },
  },
  {
    name: 'languages',
    counts: 'languages of 20 guides',
    n: 2,
    config: (n) => ({
      ...docs,
      i18n: { defaultLocale: 'en', locales: ['en', ...languages.slice(0, n - 1)] },
    }),
    files: () =>
      Object.fromEntries(
        upTo(20).map((i) => [`docs/guide-${i}.md`, guide(`Guide ${i}`, `## First\n\n${text(i)}`)]),
      ),
  },
  {
    name: 'redirects',
    counts: 'redirects',
    n: 500,
    config: (n) => ({
      ...docs,
      redirects: upTo(n).map((i) => ({ from: `/old/${i}/`, to: '/docs/one/' })),
    }),
    files: () => oneGuide(text(0)),
  },
];
