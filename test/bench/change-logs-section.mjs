// How `mtp-site diff` does on what change logs call breaking. Measured by hand, as each change log is read by a person.

/** The section of the report. */
export const changeLogs = {
  title: 'Change logs of other libraries',
  about: [
    'Measured by hand on 2026-11-30 with Doxygen 1.9.4, on libraries that no rule was written for. The changes that a change log calls breaking, removed, renamed, deprecated or of another signature were listed before the comparison, as far as headers show them; found are those that `mtp-site diff` reports, at any severity. The configuration is that of `mtp-site init`, with the former folders of sources added to `INPUT` and private headers in `releases.exclude`; jansson copies its header from a template first.',
    'False are lines that break no code, by hand or by `--confirm`. Fits: the step needs at most what the number announces. In the other 18 steps, 16 have breaking changes that their number does not announce, which is what the tool is for; two of filesystem add functions in a patch release.',
    'The first run found what was then mended: a fence `c++` in a comment without asterisks, with which Doxygen 1.9.4 loses declarations, hid 14 of the 60 changes of reproc and made 4 doubtful; the Doxyfile of `init` did not define exceptions and types of the library, so that filesystem seemed to remove 73 functions; structs of sources counted as API; and six kinds of changes that break no caller. Doxygen reads two functions of reproc 10 as a part of a comment with a fence that does not end: they are reported as lost, which is doubtful.',
    'Beside tools for binaries, of shared libraries with debug information (abi-compliance-checker 2.3, libabigail 2.2): the changes that break code or the ABI. Only mtp-site reads what is compiled into no library: enumerators that no function uses, macros, templates and inline members. abi-compliance-checker lists an alias of the same type in addition, and abidiff the type of a private member.',
  ],
  tables: [
    {
      head: ['library', 'steps', 'in the change logs', 'found', 'breaking lines', 'false', 'fits'],
      rows: [
        ['reproc (C and C++)', 9, 60, 60, 181, 0, 9],
        ['cxxopts', 7, 18, 18, 87, 2, 4],
        ['gulrak/filesystem', 8, 5, 5, 10, 3, 1],
        ['jansson (C)', 12, 17, 17, 12, 1, 10],
        ['md4c (C)', 7, 3, 3, 3, 0, 7],
        ['civetweb (C)', 8, 3, 3, 31, 0, 2],
        ['all', 51, 106, 106, 324, '6 (1.9 %)', 33],
      ],
    },
    {
      head: ['step', 'mtp-site', 'abi-compliance-checker', 'abidiff', 'only mtp-site'],
      rows: [
        ['civetweb 1.10 to 1.11', 24, 4, 4, 20],
        ['civetweb 1.11 to 1.12', 8, 8, 7, 1],
        ['reproc++ 10.0.3 to 11.0.2', 15, 11, 11, 6],
        ['reproc++ 12.0.0 to 14.2.4', 13, 7, 2, 6],
      ],
    },
  ],
  missing: [],
};
