import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ending of the names of files in which Doxygen looks for comments of C and C++, also of templates of headers. */
const sourceName =
  /\.(?:[ch]|[ch]pp|[ch]xx|cc|hh|[ch]\+\+|inl|ipp|tpp|tcc|txx|inc|m|mm|dox|h\.in|hpp\.in)$/i;

/** A fence of C++ code at the beginning of a line: those behind asterisks and slashes do no harm. */
const fence = /^([ \t]*```[ \t]*)c\+\+(?=[ \t\r]*$)/gim;

/**
 * Renames the language of code in comments from `c++` to `cpp`, in a copy of sources. Doxygen 1.9.4 does not see where
 * such code ends if no asterisks begin the lines of a comment, and loses all declarations up to the next code.
 */
export function makeFencesReadable(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!sourceName.test(name) || !lstatSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    if (!bytes.includes('```')) continue;
    // Any encoding stays as it is.
    const text = bytes.toString('latin1');
    const readable = text.replace(fence, '$1cpp');
    if (readable !== text) writeFileSync(path, readable, 'latin1');
  }
}
