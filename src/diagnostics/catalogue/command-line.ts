import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of the command line. */
export const commandLine = {
  usage: {
    meaning: 'The command line has an unknown command, an unknown option or an invalid value.',
    example: "error: unknown option '--ouput'",
    advice: 'Correct the command line. `mtp-site COMMAND --help` lists the options of a command.',
  },
  system: {
    meaning: 'The file system refused an operation: a permission is missing, or the disk is full.',
    example: "error: EACCES: permission denied, mkdir 'build'",
    advice: 'Check the permissions and the free disk space, then run the command again.',
  },
  bundler: {
    meaning:
      'esbuild, which bundles the code of a site, does not run: it was installed for another system, or without its program. Sites without components, React pages, modules and style sheets of their own do not need it.',
    example:
      'error: esbuild, which bundles the code of a site, does not run on this system: The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.',
    advice:
      'Run `npm ci` or `npm install` on this system, without `--ignore-scripts` and `--omit=optional`. Do not copy `node_modules` from another system.',
  },
  internal: {
    meaning: 'mtp-site has a bug.',
    example: 'error: Internal error in mtp-site: TypeError: …',
    advice:
      'Report it at the address that the message names, with the whole message and, if you can share it, the input.',
  },
  'out-not-folder': {
    meaning: '`--out` names something that is not a folder.',
    example: 'error: --out: "site.zip" is not a folder.',
    advice: 'Choose another path for `--out`.',
  },
  'out-overlaps-sources': {
    meaning:
      'The output folder contains sources of the site, or is inside one of their folders, in `.git`, `node_modules` or the cache. Symbolic links are followed.',
    example:
      'error: --out: the site cannot be written to "docs", because "docs" is one of its sources.',
    advice: 'Choose another folder, such as `build`.',
  },
  'out-in-use': {
    meaning:
      'Another process is writing the output folder: `mtp-site watch`, or a build that does not end.',
    example: 'error: --out: "mtp-site watch" (process 4711) is writing "build".',
    advice:
      'End that process, or choose another folder. A build waits for another build; remove the lock that the message names only if no such process exists, for example on another machine.',
  },
  'serve-no-site': {
    meaning: '`mtp-site serve` found no `index.html` in the folder.',
    example: 'error: There is no site in "build".',
    advice: 'Run `mtp-site build` first, or pass the folder with `--out`.',
  },
  'serve-no-port': {
    meaning: '`mtp-site serve` found no free port.',
    example: 'error: There is no free port from 3000 upwards.',
    advice: 'Choose another port with `--port`.',
  },
  'watch-no-port': {
    meaning: '`mtp-site watch` found no free port.',
    example: 'error: There is no free port from 3000 upwards.',
    advice: 'Choose another port with `--port`.',
  },
  'watch-failed': {
    meaning: '`mtp-site watch` could not build the site because of a problem outside the site.',
    example: 'error: ENOSPC: no space left on device, write',
    advice: 'Fix the problem, then save a file to build again, or restart the command.',
  },
  'doxygen-failed': {
    meaning: 'The command in `doxygen.command` failed during `mtp-site watch`.',
    example: 'error: The command "doxygen docs/Doxyfile" failed. It ended with exit code 1.',
    advice:
      'Run the command by hand, and fix what it reports. The API reference stays unchanged until then.',
  },
  doxygen: {
    meaning: 'A warning of Doxygen, from the command in `doxygen.command`.',
    example:
      "include/a.h:12: warning: argument 'x' of command @param is not found in the argument list of f(int y)",
    advice: 'Correct the comment in the sources.',
  },
  'written-fixes': {
    meaning: 'What `check --fix` changed in a file, or why it could not.',
    example: 'docs/a.md: info: Corrected: `vector<int>`.',
    advice: 'Look at the change before you commit it.',
  },
} satisfies CatalogueEntries;
