/** The endings of the source files that Doxygen reads, with the languages of their colours. */
const languages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: 'c',
    cpp: 'cc cpp cxx c++ cppm ixx ccm h hh hpp hxx h++ inl ipp tpp txx ino cu cuh',
    objectivec: 'm mm',
    csharp: 'cs',
    d: 'd',
    fortran: 'f f90 f95 f03 f08 for',
    java: 'java',
    php: 'php',
    python: 'py pyw',
    vhdl: 'vhd vhdl',
  }).flatMap(([language, endings]) => endings.split(' ').map((ending) => [ending, language])),
);

/** The language of a source file that may be an example, by its name; undefined for other files. */
export function exampleLanguage(path: string): string | undefined {
  return languages.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}
