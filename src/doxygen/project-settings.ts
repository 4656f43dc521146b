import { posix } from 'node:path';
import type { ApiReference } from '../model/site.ts';
import { childrenNamed, childText, type XmlElement } from '../xml/element.ts';

/** What `Doxyfile.xml` says of the project. */
export type ProjectSettings = Pick<ApiReference, 'title' | 'version' | 'brief' | 'formulaMacros'>;

/** Reads the options of `Doxyfile.xml`; older releases of Doxygen write no such file. */
export function readProjectSettings(doxyfile: XmlElement | undefined): ProjectSettings {
  const options = doxyfile ? childrenNamed(doxyfile, 'option') : [];
  const valueOf = (id: string): string => {
    const option = options.find(({ attributes }) => attributes.id === id);
    const value = option ? (childText(option, 'value') ?? '') : '';
    return value.replace(/^"([^]*)"$/, '$1').replaceAll('\\"', '"');
  };
  const version = valueOf('PROJECT_NUMBER');
  const brief = valueOf('PROJECT_BRIEF');
  const file = valueOf('FORMULA_MACROFILE');
  const outputFolder = posix.join(valueOf('OUTPUT_DIRECTORY'), valueOf('XML_OUTPUT'));
  return {
    title: valueOf('PROJECT_NAME'),
    ...(version && { version }),
    ...(brief && { brief }),
    ...(file && { formulaMacros: { file, outputFolder } }),
  };
}
