// Measurements that decided between two ways to do something. They are repeated by hand, not by a report.

/** The section of the report. */
export const choices = {
  title: 'Choices',
  about: [
    'Processor time at 0.1.0, of the alternatives in turns, on a busy machine with 2 cores and Node 20. Whole builds of Eigen varied by 10 % there, so its alternatives were measured within one process.',
    'Reading XML: all 2618 files of Eigen (44.8 MB) take 2.74 s, of which the check for well-formedness takes 0.16 s and fast-xml-parser nearly all of the rest. saxes, which checks by itself, builds such a tree in 0.78 s, and @rgrove/parse-xml in 1.34 s. A build of Eigen takes 35 s with one thread, so saxes would save about 5 %. To repeat: `node test/bench/xml-readers.mjs <folder with XML> --others <folder with both packages installed>`.',
    'Starting the command: with Node 22, `mtp-site --version` takes 0.22 s without a cache of compiled code, 0.13 s with the cache in `bin/mtp-site.mjs`, and 0.15 s with `module.enableCompileCache` of Node; a small API reference takes 2.90 s, 2.63 s and 2.74 s. Node 18 and 20 lack that function, so the own cache stays as the only one.',
    'Names of functions in visits of trees: without the change in `bin/package-changes.mjs`, a site of 300 guides takes 13 % longer.',
    'API pages: a writer of HTML that replaced React rendered the content of 2740 pages of Eigen in 7.9 s instead of 10.0 s, 5 % of the build, and saved 2 % for a small library. It was removed.',
  ],
};
