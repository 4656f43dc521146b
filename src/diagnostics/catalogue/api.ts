import { manualPage } from '../manual-page.ts';
import type { CatalogueEntries } from './entry.ts';

/** Diagnostics of the API reference. */
export const api = {
  extension: {
    meaning:
      'An extension cannot be loaded, throws an error, or returns something that it must not return. The site is made without that part of it.',
    example:
      'docs/extension.js:12:15: error: The extension threw an error: Cannot read properties of undefined.',
    advice: `Correct the extension. What each of its functions may return: ${manualPage('programs/extensions', 'what-each-part-receives-and-returns')}`,
  },
  'extension-report': {
    meaning: 'An extension of the site reports something about a symbol or a page.',
    example: 'include/a.hpp:12: warning: Public functions of this library are noexcept.',
    advice: 'Ask the author of the extension, which is named in `extensions` of the configuration.',
  },
  'unknown-command': {
    meaning:
      'Comments contain a command that Doxygen does not know, such as one of another documentation tool: the pages show it as text.',
    example:
      'xml/classA.xml:12: warning: Doxygen does not know the command \\exclude, so comments show it as text. There are 336 of them.',
    advice:
      'Define the command with `ALIASES` in the Doxyfile, and run Doxygen again: `ALIASES += "exclude="` leaves it out.',
  },
  'xml-no-index': {
    meaning: 'The folder with the XML does not exist, is empty, or has no readable `index.xml`.',
    example: 'xml: error: The folder with the Doxygen XML does not exist or cannot be read.',
    advice:
      'Run Doxygen with `GENERATE_XML = YES`, and set `doxygen.xml` to the folder that contains `index.xml`.',
  },
  'xml-not-doxygen': {
    meaning: 'A file in the XML folder was not written by Doxygen.',
    example:
      'xml/index.xml: error: This index.xml was not written by Doxygen: its root element is <html>, not <doxygenindex>.',
    advice: 'Set `doxygen.xml` to the folder with the XML of Doxygen, and run Doxygen again.',
  },
  'xml-no-compounds': {
    meaning: '`index.xml` lists files, but none of them can be read.',
    example: 'xml/index.xml:3: error: The index lists 12 files, but none of them exists.',
    advice: 'Run Doxygen again.',
  },
  'xml-empty': {
    meaning: '`index.xml` lists no compounds, so the API reference is empty.',
    example: 'xml/index.xml: error: The index lists no compounds.',
    advice:
      'Check `INPUT` and `FILE_PATTERNS` in the Doxyfile, and run Doxygen again, or set `checks.missingXml`.',
  },
  'xml-containment': {
    meaning:
      'A class, namespace, topic, folder or page contains itself through others, or is nested more than 64 levels deep. The XML is damaged.',
    example:
      'xml/classA.xml: warning: The compound "A" lists classB as part of it, which contains it or is nested too deeply; this is ignored.',
    advice: 'Run Doxygen again.',
  },
  'xml-variants': {
    meaning:
      'A folder in `doxygen.variants` has no class, namespace, header or other declaration in common with the first one.',
    example:
      'xml/windows: warning: The variant "Windows" has nothing in common with the variant "Linux".',
    advice:
      'Name folders with the XML of the same library, one for each set of `PREDEFINED`. For several libraries, use `libraries`.',
  },
  'xml-missing-file': {
    meaning: '`index.xml` lists a file that does not exist.',
    example: 'xml/index.xml:9: error: The index lists classfoo.xml, but the file does not exist.',
    advice: 'Run Doxygen again, or set `checks.missingXml`.',
  },
  'xml-malformed': {
    meaning: 'An XML file is not well-formed. The rest of it is still read.',
    example: 'xml/classfoo.xml:40:12: warning: A "<" in text is not escaped as &lt;.',
    advice: 'Fix the comment or macro in the sources that produced it, or set `checks.xmlFiles`.',
  },
  'xml-unknown-kind': {
    meaning: 'A compound has an unknown kind or no id, and is skipped.',
    example: 'xml/classfoo.xml:4: warning: A compound of the unknown kind "widget" is skipped.',
    advice: 'Check that the XML was written by a supported version of Doxygen.',
  },
  'xml-id': {
    meaning:
      'An id in the XML is missing, empty, repeated or has white space, or the id of a compound is not the name of its file. The symbol is still shown. The message counts further ids of the file with the same fault.',
    example: 'xml/classfoo.xml:12:7: warning: The member "size" has no id.',
    advice:
      'Run Doxygen again. If another program changes the XML after Doxygen, correct that program, or set `checks.xmlFiles`.',
  },
  'example-name': {
    meaning:
      'Two files in the folders of `doxygen.examples` have the same path below their folders. Only the first one has a page.',
    example:
      'samples/window.cpp: warning: The examples examples/window.cpp and samples/window.cpp would have the same page: "window.cpp". Only the first one has it.',
    advice: 'Name a folder that contains both in `doxygen.examples`, or rename one of the files.',
  },
  'rst-unknown': {
    meaning:
      'A comment in reStructuredText (`embed:rst`, for Breathe) uses a directive or role that is not known. Only its text is shown.',
    example:
      'xml/classfoo.xml:52: info: ".. toggle::" of reStructuredText is not known: only its text is shown.',
    advice: 'Write the text in the markup of Doxygen, or ignore this if it reads well.',
  },
  'xml-unknown-element': {
    meaning:
      'The XML contains an unknown element. In a description, its content is shown; in a compound or a section, it is ignored.',
    example: 'xml/classfoo.xml:52: warning: Unknown element <blink>: only its content is shown.',
    advice: 'Check that the XML was written by a supported version of Doxygen.',
  },
  'xml-lost-members': {
    meaning:
      '`index.xml` lists members that no file defines, so the site cannot show them. The XML is damaged, or comes from several runs of Doxygen.',
    example:
      'xml/index.xml:40: warning: The index lists 3 members of "geo::Circle" that no file defines: area, radius and scale.',
    advice: 'Remove the XML folder and run Doxygen again, or set `checks.xmlFiles`.',
  },
  'swallowed-declarations': {
    meaning:
      'The text of a comment contains the end of this comment and the start of another one: Doxygen did not see where code in a comment ends. It lost the declarations between, also in its own HTML.',
    example:
      'xml/a_8h.xml:31: warning: Doxygen read declarations as the text of a comment, and lost them: int open(int id);',
    advice:
      'Close the code in the comment in front of the declarations. Doxygen 1.9.4 does not find the end of code that starts with ` ```c++ ` in a comment without asterisks: write ` ```cpp `.',
  },
  'xml-older': {
    meaning:
      'Sources that are still in their places have changed since Doxygen ran: a member is not on the line that the XML names.',
    example: 'xml: warning: 12 of 40 sources changed since Doxygen ran: src/a.h, src/b.h, …',
    advice: 'Run Doxygen again.',
  },
  'macro-misread': {
    meaning:
      'Doxygen took a macro or an attribute such as `__attribute__` in front of declarations for functions, one behind the names of variables, arrays or structures for variables, or one behind the names of classes for a class, because it does not expand it. The declared symbols have the name of the macro, and those with equal arguments, and all such classes of a scope, are one symbol with the descriptions of all.',
    example:
      'include/a.h:12: warning: Doxygen took the macro LIB_EXTERN for 40 functions: the declarations with it are shown under its name, and may have lost descriptions.',
    advice:
      'Set `MACRO_EXPANSION` and `EXPAND_ONLY_PREDEF` to `YES` in the Doxyfile, and add to `PREDEFINED` what the macro means: `"LIB_EXTERN(type)=type"`. `mtp-site init --doxyfile` writes these settings for a library without a Doxyfile.',
  },
  'skipped-declarations': {
    meaning:
      'Doxygen left out declarations with comments, because the preprocessor condition around them is not met: it does not know what a build defines. They are neither in the XML nor on the site.',
    example:
      'include/a.h:12: info: Doxygen skipped 2 documented declarations in headers, because conditions around them are not met: lib_lock (include/a.h:14) and 1 more: defined(LIB_THREADS)',
    advice:
      'Define the macros in the Doxyfile if the declarations belong to the API: `PREDEFINED += LIB_THREADS`. For conditions that exclude each other, run Doxygen several times and name the results in `doxygen.variants`. Comments between `@cond` and `@endcond` and those with `@internal` are not reported.',
  },
  'xml-version': {
    meaning:
      'The XML comes from a version of Doxygen that is newer than all that mtp-site is tested with. The site may lack what is new in it.',
    example: 'xml/index.xml: info: Doxygen 2.4.0 is newer than 1.19, the newest tested version.',
    advice: 'Update mtp-site. If there is no newer version, compare the site with the sources.',
  },
  'empty-reference': {
    meaning:
      'The API reference has no pages with content: the XML has no symbols, or settings hide all of them. Often, Doxygen looked for the sources in the wrong folder.',
    example: 'doxygen/xml: warning: The API reference is empty: the XML has no symbols.',
    advice:
      "Check `INPUT` and `FILE_PATTERNS` in Doxygen's configuration, and the messages that Doxygen prints. If settings hide the symbols, show them with `doxygen.show`.",
  },
  'hidden-symbols': {
    meaning:
      'Symbols with a description are hidden although no setting asks for it: Doxygen ignores headers that no comment with `\\file` describes, and declarations in them that are not in a class, a described namespace or a topic.',
    example:
      'include/a.h:12: warning: 2 documented symbols are hidden, because no comment with \\file describes their headers: …',
    advice:
      'Add `/** \\file */` to the headers, or set `doxygen.show.undocumentedFiles` to `true` to show the symbols, or to `false` to hide them without a warning.',
  },
  'lost-symbols': {
    meaning:
      'The site has no place for symbols of the XML, and no setting hides them. This is a bug in mtp-site.',
    example:
      'include/a.h:12: warning: The site has no place for 1 symbol: geo::area (include/a.h:12)',
    advice: 'Report it with the XML of the symbol.',
  },
  'tag-file': {
    meaning:
      'A file in `doxygen.tagFiles`, or that of `doxygen.legacyUrls.tag`, is not a Doxygen tag file.',
    example: 'other.tag: error: This is not a Doxygen tag file: it cannot be read.',
    advice:
      'Generate it in the other project with `GENERATE_TAGFILE`, or remove it from the option.',
  },
  'legacy-urls-gone': {
    meaning:
      'Symbols in the tag file of an earlier site are gone. Their addresses lead to the nearest scope that exists.',
    example:
      'old.tag: info: 2 of 940 symbols are gone; the old addresses lead to the nearest scope that exists: ns::f, ns::g',
    advice: 'You need not do anything. `redirects` can lead a page to its replacement.',
  },
  'dangling-reference': {
    meaning: 'The XML refers to ids that no file defines. They are shown as plain text.',
    example:
      'warning: 3 references in the XML to 2 ids that no file defines; shown as plain text: …',
    advice: 'Run Doxygen again on all sources, or set `checks.danglingReferences`.',
  },
  'hidden-file-reference': {
    meaning:
      'A comment refers to a source file that has no page, and no repository is configured that shows it. The reference is shown as plain text.',
    example:
      'warning: 1 reference in the XML to 1 source file without a page, because SHOW_FILES = NO or doxygen.show.files hides files; shown as plain text: …',
    advice:
      'Set `doxygen.sourceUrl` to link to the repository, show the file with `doxygen.show`, or set `checks.danglingReferences`.',
  },
  'dangling-link': {
    meaning:
      'A comment links to an address that the site does not have. The link is shown as plain text.',
    example:
      'warning: 2 links in comments to 1 address that the site does not have; shown as plain text: …',
    advice: 'Write a complete URL or a path from the root, or set `checks.danglingReferences`.',
  },
  'dangling-part': {
    meaning:
      'A comment links to a part of a Markdown file that does not exist. The link leads to the whole page.',
    example:
      'warning: 1 link in comments to 1 part that the Markdown files do not have; they lead to the whole page: …',
    advice:
      'Write the heading as GitHub writes it in addresses (`#two-words`), give it a label (`{#label}`), or set `checks.danglingReferences`.',
  },
  'dangling-image': {
    meaning:
      'A Markdown file among the sources shows an image that is not there. Its alternative text is shown instead.',
    example:
      'warning: 2 images in Markdown files, with 1 path that does not exist; shown as alternative text: …',
    advice:
      'Set `doxygen.sources` to the folder that the paths start from, or set `checks.danglingReferences`.',
  },
  'outside-image': {
    meaning:
      'Comments show images of other hosts, whose servers would see who reads the page. Because of `security.imagesFromComments: false`, their alternative texts are shown instead.',
    example:
      'info: 1 image of other hosts in comments; shown as alternative text:\n- https://host.example/pixel.png (xml/classa.xml)',
    advice: 'Keep the images in `IMAGE_PATH`, or set `security.imagesFromComments` to `true`.',
  },
  'inline-namespace': {
    meaning: 'Two symbols have the same name, because a namespace in the name of one is inline.',
    example:
      'include/a.h:12: warning: "a::v1::f" is also "a::f", because a namespace in its name is inline, but another symbol has that name. Its URL uses the longer name.',
    advice: 'Rename one of the two: code that uses the short name does not compile.',
  },
  'source-paths': {
    meaning: '`doxygen.sourceUrl` is set, but no source was found in the repository.',
    example:
      'site.config.yaml: warning: None of the sources was found in the repository, so "doxygen.sourceUrl" creates no links.',
    advice: 'Set `doxygen.sources` to their folder, or `doxygen.revision` to their tag or commit.',
  },
  'source-revision': {
    meaning:
      '`doxygen.sourceUrl` contains `{revision}`, but the revision of the sources is unknown.',
    example:
      'site.config.yaml:5:14: warning: "doxygen.sourceUrl" contains "{revision}", but the sources are not in a git repository with a commit: the site does not link to the sources.',
    advice: 'Set `doxygen.revision` to the tag or commit of the sources.',
  },
  diagram: {
    meaning: 'A diagram in a comment cannot be drawn. Its source is shown instead.',
    example: 'include/a.h:20: warning: A graph is shown as its source: syntax error in line 1.',
    advice: 'Correct the diagram, its file, or the command in `doxygen.diagramCommands`.',
  },
  formula: {
    meaning: 'A formula cannot be drawn. Its source is shown instead.',
    example:
      "include/a.h:31: warning: The formula \"\\frac{1\" is shown as its source: Expected '}', got 'EOF'.",
    advice: 'Use LaTeX and AMS commands, or define macros in `FORMULA_MACROFILE`.',
  },
  'formula-macros': {
    meaning: 'The file with formula macros does not exist, or a line of it is not a macro.',
    example: 'macros.tex:4: warning: Invalid formula macro: \\def\\R{x}',
    advice: 'Write `\\newcommand{\\name}{...}`, or set `doxygen.formulaMacros` to another file.',
  },
} satisfies CatalogueEntries;
