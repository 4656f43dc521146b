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
    'Languages: CLI11 in three languages took 2.14 times the processor time of one, and takes 1.85 times since the layouts of graphs are computed once for all of them (one thread, no cache). The content of API pages is not rendered once for all languages: every page has headings, labels, anchors, links and marks of the language within it, one piece of HTML in twelve of a class page, so only a second renderer could replace them.',
    'Snapshots: CLI11 with 18 of them takes 1.09 times the processor time of the same site without (median of 5; the best 1.11), after 1.14 (1.19): the releases are compared in a quarter less time since keys of members are only built for types that moved, and aliases are read once for two comparisons. Its profile is flat: garbage takes a fifth, and no function more than 7 %. Comparing a release only if its checksum is new does not pay: nearly every release changes the macro with its own number, so none of the 18 releases has the checksum of another one.',
    'Small libraries: of pugixml, whose profile is flat, too, loading and starting the command take a fifth, reading XML a seventh and rendering a third. No own function takes more than 2 %.',
    'Shards (`--shard i/n`), which would each render some pages for a folder to which the others are copied, were not built. The check for broken links needs the anchors and links of all rendered pages; the sitemap needs to know which of them robots do not index; `llms.txt` and `llms-full.txt` need their Markdown; and the manifest lists the files of all. Copying does not join these: a command would have to carry the scans of pages between machines and plan the site again. Reading and planning, which each shard repeats, take a quarter of the build of 20,000 compounds, so four machines would halve its time.',
  ],
};
