// The libraries that the table of queries is about: headers of Debian, documented in different ways.

/** Settings that replace macros: without them, macros hide all names of these libraries. */
const replacing = (...macros) => ({
  MACRO_EXPANSION: 'YES',
  EXPAND_ONLY_PREDEF: 'YES',
  PREDEFINED: macros.map((text) => `"${text}"`).join(' '),
});

/** Libraries: name in the table, Debian package, headers that Doxygen reads, and settings that they need. */
export const libraries = [
  // Classes with operators and bases; every symbol has a description.
  { name: 'sfml', debian: 'libsfml-dev', headers: ['/usr/include/SFML'] },
  // C with prefixes and groups; every function has a description.
  {
    name: 'libgit2',
    debian: 'libgit2-dev',
    headers: ['/usr/include/git2', '/usr/include/git2.h'],
    settings: {
      ...replacing(
        ...['GIT_EXTERN(type)=type', 'GIT_CALLBACK(name)=(*name)', 'GIT_DEPRECATED(func)=func'],
        ...['GIT_BEGIN_DECL=', 'GIT_END_DECL=', 'GIT_FORMAT_PRINTF(a,b)='],
      ),
      JAVADOC_AUTOBRIEF: 'YES',
    },
  },
  // Templates with aliases, macros and an internal namespace; most of it has descriptions.
  {
    name: 'rapidjson',
    debian: 'rapidjson-dev',
    headers: ['/usr/include/rapidjson'],
    settings: replacing(
      'RAPIDJSON_DOXYGEN_RUNNING',
      ...['RAPIDJSON_NAMESPACE_BEGIN=namespace rapidjson {', 'RAPIDJSON_NAMESPACE_END=}'],
      'RAPIDJSON_REMOVEFPTR_(x)=x',
      'RAPIDJSON_ENABLEIF_RETURN(cond,type)=RAPIDJSON_REMOVEFPTR_ type',
      'RAPIDJSON_DISABLEIF_RETURN(cond,type)=RAPIDJSON_REMOVEFPTR_ type',
    ),
  },
  // All in nested internal namespaces, which users reach through using-declarations; short descriptions.
  {
    name: 'onetbb',
    debian: 'libtbb-dev',
    headers: ['/usr/include/oneapi'],
    settings: replacing(
      ...['__TBB_requires(...)=', '__TBB_EXPORTED_FUNC=', '__TBB_EXPORTED_METHOD='],
      ...['TBB_EXPORT=', 'TBBMALLOC_EXPORT=', '__TBB_nodiscard='],
    ),
  },
  // Overload sets and a large class of errors; one line per function.
  { name: 'cli11', debian: 'libcli11-dev', headers: ['/usr/include/CLI'] },
  // Operators and literals, with macros in every declaration and without any description.
  { name: 'date', debian: 'libhowardhinnant-date-dev', headers: ['/usr/include/date'] },
];

/** Name of this repository's own site, which the older table is about. */
export const ownSite = 'micro-test-plus';
