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
  // Export macros in front of return types, classes without descriptions, and a bundled copy of another library.
  {
    name: 'spdlog',
    debian: 'libspdlog-dev',
    headers: ['/usr/include/spdlog'],
    settings: { EXCLUDE_PATTERNS: '*/fmt/bundled/*' },
  },
  // One large class template with literals; long descriptions with examples.
  { name: 'json', debian: 'nlohmann-json3-dev', headers: ['/usr/include/nlohmann'] },
  // Attribute macros in front of every function, types that are aliases of templates, and many groups.
  {
    name: 'glm',
    debian: 'libglm-dev',
    headers: ['/usr/include/glm'],
    settings: { EXCLUDE_PATTERNS: '*.inl */simd/*' },
  },
  // C with an export macro, error codes and options as enumerators; few descriptions.
  {
    name: 'curl',
    debian: 'libcurl4-openssl-dev',
    headers: ['/usr/include/x86_64-linux-gnu/curl'],
    settings: { PREDEFINED: 'CURL_EXTERN= CURL_DEPRECATED(a,b)=', MACRO_EXPANSION: 'YES' },
  },
  // Deep hierarchies of templates, whose members readers look for in the derived class.
  {
    name: 'eigen',
    debian: 'libeigen3-dev',
    headers: ['/usr/include/eigen3/Eigen/src/Core', '/usr/include/eigen3/Eigen/src/Geometry'],
    settings: { EXCLUDE_PATTERNS: '*/arch/* */products/*', PREDEFINED: 'EIGEN_PARSED_BY_DOXYGEN' },
  },
  // C with a calling convention in every declaration; one topic for each header, and hundreds of enumerators.
  {
    name: 'sdl',
    debian: 'libsdl2-dev',
    headers: ['/usr/include/SDL2'],
    settings: {
      ...replacing('DECLSPEC=', 'SDLCALL=', 'SDL_DEPRECATED=', 'DOXYGEN_SHOULD_IGNORE_THIS=1'),
      EXCLUDE_PATTERNS: '*/SDL_opengl* */SDL_egl* */SDL_test* */SDL_config*',
    },
  },
  // A few classes with many small overloads.
  {
    name: 'tinyxml2',
    debian: 'libtinyxml2-dev',
    headers: ['/usr/include/tinyxml2.h'],
    settings: replacing('TINYXML2_LIB='),
  },
  // Macros that users write, and classes behind them that they rarely name.
  { name: 'catch2', debian: 'catch2', headers: ['/usr/include/catch2'] },
  // C with a prefix, error codes as macros, and a description of nearly everything.
  {
    name: 'mbedtls',
    debian: 'libmbedtls-dev',
    headers: ['/usr/include/mbedtls'],
    // One of its headers says what the others declare.
    settings: { INCLUDE_PATH: '/usr/include' },
  },
  // C without descriptions.
  {
    name: 'libuv',
    debian: 'libuv1-dev',
    headers: ['/usr/include/uv', '/usr/include/uv.h'],
    settings: replacing('UV_EXTERN='),
  },
  // Many classes of the same names in nested namespaces.
  {
    name: 'taglib',
    debian: 'libtag1-dev',
    headers: ['/usr/include/taglib'],
    settings: replacing(
      'TAGLIB_EXPORT=',
      'TAGLIB_DEPRECATED=',
      'TAGLIB_IGNORE_MISSING_DESTRUCTOR=',
    ),
  },
  // C with an export macro, callbacks, and options as macros; long descriptions.
  {
    name: 'libevent',
    debian: 'libevent-dev',
    headers: ['/usr/include/event2'],
    settings: {
      ...replacing(
        ...['EVENT2_EXPORT_SYMBOL=', 'EVENT2_CORE_EXPORT_SYMBOL=', 'EVENT2_EXTRA_EXPORT_SYMBOL='],
        ...['EVENT_IN_DOXYGEN_', 'EVENT__HAVE_OPENSSL', 'EVTHREAD_USE_PTHREADS_IMPLEMENTED'],
      ),
      JAVADOC_AUTOBRIEF: 'YES',
    },
  },
  // C in one header, with many constants.
  {
    name: 'microhttpd',
    debian: 'libmicrohttpd-dev',
    headers: ['/usr/include/microhttpd.h'],
    settings: {
      ...replacing(
        '_MHD_EXTERN=',
        '_MHD_DEPR_FUNC(x)=',
        '_MHD_FIXED_ENUM=',
        '_MHD_FIXED_FLAGS_ENUM=',
        '_MHD_FLAGS_ENUM=',
      ),
      JAVADOC_AUTOBRIEF: 'YES',
    },
  },
  // One large class with overloads, described in comments that Doxygen does not read.
  { name: 're2', debian: 'libre2-dev', headers: ['/usr/include/re2'] },
];

/** Name of this repository's own site, which the older table is about. */
export const ownSite = 'micro-test-plus';
