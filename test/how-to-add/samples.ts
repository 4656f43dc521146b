/** A sample of something that documentation/internals/architecture.md says how to add. */
export interface Sample {
  /** The thing, as the document names it. */
  thing: string;
  /** Lines to add to existing files: each text comes right after the first occurrence of another one. */
  additions?: [file: string, after: string, text: string][];
  /** New files with their texts. */
  files?: Record<string, string>;
  /** Additions that use the sample, in files that depend on its purpose. */
  uses?: [file: string, after: string, text: string][];
  /** A built file that shows the sample: below `dist/`, below `site/`, or `output` for what the command prints. */
  shown: [file: string, text: string];
}

/** One sample of each thing. */
export const samples: readonly Sample[] = [
  {
    thing: 'A Doxygen element',
    additions: [
      [
        'src/doxygen/element-readers.ts',
        "  cite: text.styled('cite'),",
        "\n  mark: text.styled('marked'),",
      ],
      ['src/model/styles.ts', "  cite: 'cite',", "\n  marked: 'mark',"],
    ],
    shown: ['site/docs/api/classes/pot/index.html', 'A <mark>hot</mark> pot.'],
  },
  {
    thing: 'A page kind',
    files: {
      'src/pages/api/sample-page.tsx': `import { DocArticle } from '../../components/page/doc-article.tsx';
import { definePageKind } from '../define-page-kind.tsx';
import { apiPageStyle } from './api-page-style.ts';

/** A page of each API reference with the number of its symbols. */
export const samplePage = definePageKind<number>({
  name: 'sample',
  part: 'api',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ apiInScope }) => (apiInScope ? [apiInScope.compounds.length] : []),
  describe: (_, input) => ({
    ...apiPageStyle(input, 'sample'),
    address: { permalink: \`\${input.settings.apiPath}/sample/\` },
    title: 'Sample',
    description: '',
    sidebarLabels: ['Numbers', 'Sample'],
  }),
  toc: () => [],
  text: (count, { title }) => \`# \${title}\n\n\${count}\`,
  Content: ({ entry, context }) => (
    <DocArticle breadcrumbs={context.breadcrumbs} className="prose api-page">
      <p>
        {context.settings.texts.sampleText} {entry}
      </p>
    </DocArticle>
  ),
});
`,
    },
    additions: [
      [
        'src/pages/registry.ts',
        "import { prosePages } from './api/page.ts';",
        "\nimport { samplePage } from './api/sample-page.tsx';",
      ],
      ['src/pages/registry.ts', '  listPages,', '\n  samplePage,'],
    ],
    shown: ['site/docs/api/classes/pot/index.html', 'href="/docs/api/sample/"'],
  },
  {
    thing: 'An option',
    additions: [
      [
        'src/config/options.ts',
        "in one line.').default(''),",
        "\n  sample: text('A sample.').default(''),",
      ],
    ],
    shown: ['dist/site.config.schema.json', '"description": "A sample.'],
  },
  {
    thing: 'A function for programs',
    files: {
      'src/program/sample.ts':
        "/** Returns a sample. */\nexport function sample(): string {\n  return 'Sample';\n}\n",
    },
    additions: [
      [
        'src/program/index.ts',
        "export { serve } from './serve.ts';",
        "\nexport { sample } from './sample.ts';",
      ],
    ],
    shown: ['dist/index.mjs', 'sample, serve'],
  },
  {
    thing: 'A text of the interface',
    additions: [
      [
        'src/shared/texts/en.ts',
        "    notFound: 'Page Not Found',",
        "\n    sampleText: 'Compounds:',",
      ],
    ],
    shown: ['site/docs/api/sample/index.html', 'Compounds: 1'],
  },
  {
    thing: 'A code of diagnostics',
    additions: [
      [
        'src/diagnostics/catalogue/site.ts',
        'export const site = {',
        "\n  'sample-fault': { meaning: 'A sample.', example: 'warning: A sample.', advice: 'None.' },",
      ],
    ],
    uses: [
      [
        'src/plan/plan-site.ts',
        'const { checks } = config;',
        "\n  diagnostics.warning('sample-fault', config.sample);",
      ],
    ],
    shown: ['output', 'sample-fault: Set by the configuration'],
  },
  {
    thing: 'A part of an extension',
    additions: [
      [
        'src/model/extension.ts',
        'export interface CompoundChanges extends SymbolChanges {',
        '\n  /** A sample row. */\n  sampleRow?: string;',
      ],
      [
        'src/extensions/symbol-editor.ts',
        "const compoundFields = [...common, 'rows'",
        ", 'sampleRow'",
      ],
      [
        'src/extensions/symbol-editor.ts',
        '...changesIn(fields, compound.place, editing, report),',
        "\n    rows: [{ label: 'Sample', value: [textOfSample(textIn(fields, 'sampleRow', report))] }],",
      ],
      [
        'src/extensions/symbol-editor.ts',
        'const maxDepth = 8;',
        "\n\nfunction textOfSample(value = ''): OwnRow['value'][number] {\n  return { type: 'text', value };\n}",
      ],
    ],
    shown: ['site/docs/api/classes/pot/index.html', 'extended sample'],
  },
  {
    thing: 'A filter of the search',
    additions: [
      ['src/shared/search/query.ts', ',group topic', ',sample specimen'],
      ['src/shared/search/kind-filters.ts', "  group: ['group'],", "\n  sample: ['class'],"],
    ],
    shown: ['site/search/manifest.json', '["class",0,"class type sample"]'],
  },
  {
    thing: 'The look of something',
    additions: [
      ['src/components/styles/deprecated.css', '  text-decoration: line-through', ' wavy'],
    ],
    shown: ['dist/site.css', 'line-through wavy'],
  },
  {
    thing: 'A control of the shell',
    files: {
      'src/components/shell/sample-control.tsx': `import type { ReactNode } from 'react';

/** A button without any effect. */
export function SampleControl(): ReactNode {
  return <button type="button" className="sample-control" />;
}
`,
    },
    additions: [
      [
        'src/components/shell/navbar.tsx',
        "import { SearchSlot } from './search-slot.tsx';",
        "\nimport { SampleControl } from './sample-control.tsx';",
      ],
      [
        'src/components/shell/navbar.tsx',
        '{!hasSearchItem && <SearchSlot />}',
        '<SampleControl />',
      ],
    ],
    shown: ['site/docs/index.html', '<button type="button" class="sample-control">'],
  },
  {
    thing: "A module for the user's code",
    files: {
      'src/components/theme/sample-box.tsx': `import type { ReactNode } from 'react';

/** A box. */
export function SampleBox(): ReactNode {
  return <div className="sample-box" />;
}
`,
    },
    additions: [
      [
        'src/components/theme/theme-exports.ts',
        "export { Heading } from './heading.tsx';",
        "\nexport { SampleBox } from './sample-box.tsx';",
      ],
      [
        'src/render/provided-modules.ts',
        "'@theme/Layout': ofTheme({ default: 'Layout' }),",
        "\n  '@theme/SampleBox': ofTheme({ default: 'SampleBox' }),",
      ],
    ],
    shown: ['site/docs/index.html', '<div class="sample-box">'],
  },
  {
    thing: 'An output format of build and check',
    files: {
      'src/cli/sample-output.ts': `import type { Output } from './output.ts';
import { silent } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Prints the codes and messages of all diagnostics. */
export function sampleOutput(terminal: Terminal): Output {
  return {
    progress: silent,
    finish: ({ diagnostics }) => {
      for (const { code, message } of diagnostics.all) terminal.out(\`\${code}: \${message}\\n\`);
      terminal.out('sample output\\n');
    },
  };
}
`,
    },
    additions: [
      [
        'src/cli/output-for.ts',
        "import { jsonOutput } from './json-output.ts';",
        "\nimport { sampleOutput } from './sample-output.ts';",
      ],
      ['src/cli/output-for.ts', 'const outputs = {', ' sample: sampleOutput,'],
    ],
    shown: ['output', 'sample output'],
  },
];

/** A site that uses the samples. */
export const sampleSite: Readonly<Record<string, string>> = {
  'site.config.yaml':
    'title: T\nurl: https://example.org\nsample: Set by the configuration\ndoxygen: { xml: xml }\ndocs: { path: docs }\nextensions: [extension.js]\n',
  'extension.js': "export default { compound: () => ({ sampleRow: 'extended sample' }) };\n",
  'docs/index.md': "import SampleBox from '@theme/SampleBox';\n\n# Start\n\n<SampleBox />\n",
  'xml/index.xml':
    '<?xml version="1.0"?>\n<doxygenindex version="1.9.4"><compound refid="classPot" kind="class"><name>Pot</name></compound></doxygenindex>\n',
  'xml/classPot.xml': `<?xml version="1.0"?>
<doxygen version="1.9.4"><compounddef id="classPot" kind="class" prot="public"><compoundname>Pot</compoundname>
<briefdescription><para>A <mark>hot</mark> pot.</para></briefdescription><detaileddescription></detaileddescription></compounddef></doxygen>
`,
};
