/** A small library as Doxygen describes it: a file, and classes in the namespace `geo`. */
export interface Library {
  /** PROJECT_NUMBER. */
  version: string;
  /** Names of the classes in the namespace. */
  classes: string[];
  /** Names of those that are structs. */
  structs?: string[];
}

const xml = (body: string): string =>
  `<?xml version="1.0"?>\n<doxygen version="1.9.4">\n${body}\n</doxygen>\n`;

const empty = '<briefdescription></briefdescription><detaileddescription></detaileddescription>';

/** Returns the XML folder that Doxygen would write: file names and contents. */
export function libraryXml({ version, classes, structs = [] }: Library): Record<string, string> {
  const kindOf = (name: string): string => (structs.includes(name) ? 'struct' : 'class');
  const refidOf = (name: string): string => `${kindOf(name)}geo_1_1${name}`;
  const compounds = [
    ...classes.map((name) => [refidOf(name), kindOf(name), `geo::${name}`] as const),
    ['namespacegeo', 'namespace', 'geo'] as const,
    ['geo_8h', 'file', 'geo.h'] as const,
    ['indexpage', 'page', 'index'] as const,
  ];
  const [first = '', ...others] = classes;
  const last = others.at(-1) ?? first;
  const definition = (name: string): string => {
    const refid = refidOf(name);
    const ref = `<ref refid="${refidOf(first)}" kindref="compound">geo::${first}</ref>`;
    return xml(`<compounddef id="${refid}" kind="${kindOf(name)}" prot="public">
<compoundname>geo::${name}</compoundname>
<sectiondef kind="public-func"><memberdef kind="function" id="${refid}_1a01" prot="public" static="no">
<type>int</type><definition>int geo::${name}::size</definition><argsstring>()</argsstring><name>size</name>
<qualifiedname>geo::${name}::size</qualifiedname><briefdescription><para>Size, as of ${version}.</para></briefdescription>
<detaileddescription></detaileddescription><location file="geo.h" line="2"/></memberdef></sectiondef>
<briefdescription><para>The ${name} of ${version}.</para></briefdescription>
<detaileddescription><para>Like ${ref}. <htmlonly>&lt;a href="${refidOf(last)}.html"&gt;raw ${version}&lt;/a&gt;</htmlonly></para></detaileddescription>
<location file="geo.h" line="2"/></compounddef>`);
  };
  return {
    'index.xml': `<?xml version="1.0"?>\n<doxygenindex version="1.9.4">\n${compounds
      .map(
        ([id, kind, name]) =>
          `<compound refid="${id}" kind="${kind}"><name>${name}</name></compound>`,
      )
      .join('\n')}\n</doxygenindex>\n`,
    'Doxyfile.xml': `<?xml version="1.0"?>\n<doxyfile><option id="PROJECT_NAME"><value>Geo</value></option><option id="PROJECT_NUMBER"><value>${version}</value></option></doxyfile>\n`,
    ...Object.fromEntries(classes.map((name) => [`${refidOf(name)}.xml`, definition(name)])),
    'namespacegeo.xml':
      xml(`<compounddef id="namespacegeo" kind="namespace"><compoundname>geo</compoundname>
${classes.map((name) => `<innerclass refid="${refidOf(name)}" prot="public">geo::${name}</innerclass>`).join('\n')}
${empty}<location file="geo.h" line="1"/></compounddef>`),
    'geo_8h.xml':
      xml(`<compounddef id="geo_8h" kind="file"><compoundname>geo.h</compoundname>${empty}
<programlisting><codeline lineno="1"><highlight class="normal">// ${version}</highlight></codeline>
<codeline lineno="2" refid="${refidOf(first)}" refkind="compound"><highlight class="normal">class<sp/><ref refid="${refidOf(last)}" kindref="compound">${last}</ref>;</highlight></codeline></programlisting>
<location file="geo.h"/></compounddef>`),
    'indexpage.xml':
      xml(`<compounddef id="indexpage" kind="page"><compoundname>index</compoundname><title>Geo</title>
<briefdescription></briefdescription><detaileddescription><para>Welcome to ${version}: see the <ulink url="/index.md">guide</ulink>.
<image type="html" name="logo.svg"></image></para></detaileddescription></compounddef>`),
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${version}</title></svg>`,
  };
}

/** The libraries of the versions: the current one, 2.0 (the latest) and 1.0; version 0.9 has guides only. */
const libraries: Record<string, Library> = {
  dev: { version: '3.0', classes: ['shape', 'circle', 'fresh'], structs: ['shape'] },
  '2.0': { version: '2.0', classes: ['shape', 'circle', 'fresh'], structs: ['shape'] },
  '1.0': { version: '1.0', classes: ['shape', 'circle', 'legacy'] },
};

/** Settings of a site with an API reference per version. */
export const versionedConfig = {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/b/',
  trailingSlash: true,
  doxygen: { xml: 'xml/2.0', sidebarLabel: 'Reference', standardLibrary: 'none' },
  docs: {
    path: 'docs',
    versions: {
      current: { label: 'Work', doxygen: { xml: 'xml/dev', sidebarLabel: 'Reference in work' } },
      '1.0': { label: 'One', className: 'is-old', noIndex: true, doxygen: { xml: 'xml/1.0' } },
    },
  },
  blog: { path: 'blog', onUntruncatedPosts: 'ignore' },
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'doxygenSidebar', label: 'API', position: 'left' },
      { type: 'docsVersionDropdown', position: 'left' },
    ],
  },
};

const guide = (version: string, ...symbols: string[]): string =>
  `---\nslug: /\ntitle: Guide of ${version}\n---\n\nSee ${symbols.map((name) => `[[geo::${name}]]`).join(', ')} and \`geo::shape\`.\n`;

/** The files of such a site, without its configuration. */
export const versionedFiles: Record<string, string> = {
  'versions.json': '["2.0", "1.0", "0.9"]',
  'docs/index.md': guide('work', 'shape', 'fresh'),
  'versioned_docs/version-2.0/index.md': guide('2.0', 'shape', 'fresh'),
  'versioned_docs/version-1.0/index.md': guide('1.0', 'shape', 'legacy'),
  'versioned_docs/version-0.9/index.md': guide('0.9', 'shape', 'circle::size'),
  'blog/2024-01-02-post.md': '---\ntitle: Post\n---\n\nOn [[geo::fresh]].\n',
  ...Object.fromEntries(
    Object.entries(libraries).flatMap(([name, library]) =>
      Object.entries(libraryXml(library)).map(([file, text]) => [`xml/${name}/${file}`, text]),
    ),
  ),
};

/** Returns a configuration file: JSON is valid YAML. */
export function configFile(config: object): Record<string, string> {
  return { 'site.config.yaml': JSON.stringify(config, null, 2) };
}
