// What `mtp-site examples` and `mtp-site coverage` find in libraries of others. Measured by hand, as each needs its own
// configuration.

/** The section of the report. */
export const strangers = {
  title: 'Examples and coverage of other libraries',
  about: [
    'Measured by hand on 2026-11-29, with GCC 12.2 and XML by Doxygen 1.9.4 of the newest commits that could be had. The configuration of each library is what its maintainer would write first: the command, the header and at most three names that the pages use without declaring them (`app` in CLI11, `window` in GLFW). Catch2 and nlohmann/json were only checked (`-fsyntax-only`), GLFW was not linked. Run: what ends with exit code 0 when the configuration also has `run: true`, which compiles and runs again; one of fmt needs a locale that the machine lacks, and five of doctest call assertions outside of a test. Declarations alone are not run. Without a figure are those that are not linked, or that hit the limit of time on a busy machine.',
    'Not compiled: code is left out, a fence includes a file by a syntax of MkDocs, or the configuration leaves out a changelog about old interfaces. Needs more: the block uses names or libraries that its page does not show, lists a signature or pseudo-code, or shows on purpose what does not compile. Each of them takes a line of the prelude or a word.',
    'Wrong is what no reader can compile as it stands: GLFW passes `m_handle` to `glfwSetWindowRefreshCallback` where all other blocks have `window`; the reference of magic_enum tests `color`, a type that it calls `Color` everywhere else, in three blocks; nlohmann/json initialises a `json::json_pointer` by `=` with a text, which its explicit constructor refuses, writes `j.at[…]` and `j.value[…]` with the wrong brackets on the same page, and declares `template <typename T, void>` (features/arbitrary_types.md); and fixed_string asserts what its comments say is false (`static_assert(first == second); // false`), and uses `"foo"sv` without the names of that literal, both in the readme and in its guides. What mtp-site failed at were two blocks of GLFW with dots for a condition, which it leaves out since, and one of nlohmann/json whose macros open a namespace, which it compiles as such since. Most blocks of nlohmann/json that need more are signatures of members at the top of the pages about them: one line with `ignore` for `api/**` leaves these out. nlohmann/json was measured last, with all its pages and a precompiled header, and CLI11 before it; the others before macros were tried in several places, after which only the blocks of Catch2 and doctest that it concerns were run again.',
    'Processor time: 200 examples (those of the demonstration, and copies of its guides) take 102.0 s, and the compiler alone, called for each of the same programs, 99.3 s, and 1.8 s for the library: 1.01 times (one pair, on a busy machine).',
    'The first run found what was then mended: headers and pages of libraries in C were compiled as C++, commands of a shell in a readme as code, fences of a readme with Windows line ends were lost, signatures without a semicolon failed, and faults in templates were reported at the header.',
    'Coverage: the figures of coverxygen are those of its version 1.8.2 with `--scope public --kind all`, from the same XML (with `EXTRACT_ALL`); one line of it was mended, because it stopped at the first enumeration. It counts what has a description of any kind: also files, pages, topics and namespaces, and a member once for each file of XML that contains it, so those of topics twice (toml++ and GLFW). mtp-site counts each symbol once. It leaves out namespaces such as `detail`, deleted and defaulted functions, destructors and guards of headers, and counts protected members, and functions that inherit a description. In C, it counts `typedef struct` once.',
  ],
  tables: [
    {
      head: [
        'library',
        'blocks',
        'not compiled',
        'compiled',
        'run',
        'needs more',
        'fails because of mtp-site',
        'documentation is wrong',
      ],
      rows: [
        ['fmt', 129, 102, 23, 17, 4, 0, 0],
        ['nlohmann/json', 271, 7, 64, '', 197, 0, 3],
        ['Catch2', 109, 5, 66, '', 38, 0, 0],
        ['spdlog', 22, 0, 19, '', 3, 0, 0],
        ['CLI11', 147, 4, 83, '', 60, 0, 0],
        ['doctest', 60, 4, 29, 6, 27, 0, 0],
        ['cxxopts', 14, 0, 13, 10, 1, 0, 0],
        ['magic_enum', 107, 5, 78, 22, 21, 0, 3],
        ['fixed_string', 12, 0, 7, 0, 1, 0, 4],
        ['cJSON (C)', 8, 0, 6, 0, 2, 0, 0],
        ['GLFW (C)', 275, 10, 204, '', 60, 0, 1],
      ],
    },
    {
      head: ['library', 'coverxygen', '', 'mtp-site', '', 'of them complete'],
      rows: [
        ['fmt', '196 of 3480', '5.6 %', '93 of 967', '9.6 %', 47],
        ['nlohmann/json', '443 of 1455', '30.4 %', '242 of 563', '42.9 %', 118],
        ['Catch2', '368 of 2958', '12.4 %', '362 of 2430', '14.8 %', 114],
        ['spdlog', '12 of 1098', '1.1 %', '5 of 603', '0.8 %', 2],
        ['CLI11', '651 of 987', '66.0 %', '705 of 960', '73.4 %', 358],
        ['toml++', '1583 of 2259', '70.1 %', '747 of 944', '79.1 %', 630],
        ['cJSON (C)', '1 of 134', '0.7 %', '0 of 128', '0.0 %', 0],
        ['GLFW', '553 of 998', '55.4 %', '274 of 510', '53.7 %', 274],
      ],
    },
  ],
  missing: [],
};
