// What `mtp-site examples` and `mtp-site coverage` find in libraries of others. Measured by hand, as each needs its own
// configuration.

/** The section of the report. */
export const strangers = {
  title: 'Examples and coverage of other libraries',
  about: [
    'Measured by hand on 2026-11-29, with GCC 12.2 and XML by Doxygen 1.9.4 of the newest commits that could be had. The configuration of each library is what its maintainer would write first: the command, the header and at most three names that the pages use without declaring them (`app` in CLI11, `window` in GLFW). Catch2 and nlohmann/json were only checked (`-fsyntax-only`), GLFW was not linked. No example was run, because none says so.',
    'Not compiled: code is left out, a fence includes a file by a syntax of MkDocs, or the configuration leaves out a changelog about old interfaces. Needs more: the block uses names or libraries that its page does not show, lists a signature or pseudo-code, or shows on purpose what does not compile. Each of them takes a line of the prelude or a word.',
    'Wrong is what no reader can compile as it stands: GLFW passes `m_handle` to `glfwSetWindowRefreshCallback` where all other blocks have `window`; the reference of magic_enum tests `color`, a type that it calls `Color` everywhere else, in three blocks; nlohmann/json initialises a `json::json_pointer` by `=` with a text, which its explicit constructor refuses; and fixed_string asserts what its comments say is false (`static_assert(first == second); // false`), and uses `"foo"sv` without the names of that literal, both in the readme and in its guides. What mtp-site fails at are four blocks of GLFW with dots for arguments, which it should leave out, and one of nlohmann/json with a namespace between statements. CLI11 and nlohmann/json were measured last; the others before macros were tried in several places, after which only the blocks of Catch2 and doctest that it concerns were run again.',
    'The first run found what was then mended: headers and pages of libraries in C were compiled as C++, commands of a shell in a readme as code, fences of a readme with Windows line ends were lost, signatures without a semicolon failed, and faults in templates were reported at the header.',
    'Coverage: coverxygen counts, by its rule, what is public and has a description of any kind in the XML (with `EXTRACT_ALL`); its figures are counted by a script with that rule. mtp-site leaves out namespaces such as `detail`, deleted and defaulted functions, destructors and guards of headers, and counts protected members, and functions that inherit a description. In C, it counts `typedef struct` once.',
  ],
  tables: [
    {
      head: [
        'library',
        'blocks',
        'not compiled',
        'compiled',
        'needs more',
        'fails because of mtp-site',
        'documentation is wrong',
      ],
      rows: [
        ['fmt', 129, 102, 23, 4, 0, 0],
        ['nlohmann/json, pages on features', 27, 1, 8, 16, 1, 1],
        ['Catch2', 109, 5, 66, 38, 0, 0],
        ['spdlog', 22, 0, 19, 3, 0, 0],
        ['CLI11', 147, 4, 83, 60, 0, 0],
        ['doctest', 60, 4, 29, 27, 0, 0],
        ['cxxopts', 14, 0, 13, 1, 0, 0],
        ['magic_enum', 107, 5, 78, 21, 0, 3],
        ['fixed_string', 12, 0, 7, 1, 0, 4],
        ['cJSON (C)', 8, 0, 3, 5, 0, 0],
        ['GLFW (C)', 275, 7, 204, 59, 4, 1],
      ],
    },
    {
      head: ['library', 'coverxygen', '', 'mtp-site', '', 'of them complete'],
      rows: [
        ['fmt', '99 of 2246', '4.4 %', '93 of 967', '9.6 %', 47],
        ['nlohmann/json', '433 of 1388', '31.2 %', '242 of 563', '42.9 %', 118],
        ['Catch2', '353 of 2625', '13.4 %', '362 of 2430', '14.8 %', 114],
        ['spdlog', '11 of 986', '1.1 %', '5 of 603', '0.8 %', 2],
        ['CLI11', '649 of 950', '68.3 %', '705 of 960', '73.4 %', 358],
        ['toml++', '747 of 1194', '62.6 %', '747 of 944', '79.1 %', 630],
        ['GLFW', '279 of 515', '54.2 %', '274 of 510', '53.7 %', 274],
      ],
    },
  ],
  missing: [
    'The other 285 blocks of nlohmann/json\nThey take longer than there was time for on a busy machine with 2 cores.',
  ],
};
