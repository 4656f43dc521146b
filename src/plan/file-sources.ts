import type { ShownSymbols } from '../shared/shown-symbols.ts';

/** True for the name of a documentation file (`isDocumentationFile` of Doxygen 1.9.4). */
export function isDocumentationFile(name: string): boolean {
  return /\.(?:doc|txt|dox|md|markdown)$/i.test(name);
}

/** True for the name of a file that Doxygen regards as a header. */
export function isHeader(name: string): boolean {
  return /\.(?:h|hh|hxx|hpp|h\+\+|ipp|ixx|txx|tpp|tcc|inl|idl|ddl|odl|xsd)$/i.test(name);
}

/** True if Doxygen's HTML has a page with the source of a file. */
export function showsSource(name: string, shows: ShownSymbols): boolean {
  if (isDocumentationFile(name)) return false;
  return shows.sources || (shows.headerSources && isHeader(name));
}
