import type { Param } from '../model/compound.ts';
import { textOfCode } from '../model/walk.ts';
import { childNamed, childrenNamed, childText, type XmlElement } from '../xml/element.ts';
import { joinedNumbers } from '../model/argument-list.ts';
import { childCode } from './code-text.ts';
import type { DescriptionReader } from './description-reader.ts';

/** Reads the `param` children of an element; skips the empty one of `foo()` macros. */
export function readParams(parent: XmlElement, descriptions: DescriptionReader): Param[] {
  return childrenNamed(parent, 'param')
    .filter((param) => param.children.some((child) => typeof child !== 'string'))
    .map((param) => readParam(param, descriptions));
}

/** Reads the template parameters; returns `undefined` if it is not a template. */
export function readTemplateParams(
  parent: XmlElement,
  descriptions: DescriptionReader,
): Param[] | undefined {
  const list = childNamed(parent, 'templateparamlist');
  return list && readParams(list, descriptions);
}

function readParam(element: XmlElement, descriptions: DescriptionReader): Param {
  const attributes = childText(element, 'attributes');
  const declared = childText(element, 'declname');
  const defined = childText(element, 'defname');
  const written = childCode(element, 'type');
  // Python's parameters without annotation repeat the name as the type.
  const isOnlyName = written !== undefined && !declared && textOfCode(written) === defined;
  const type = isOnlyName ? undefined : written;
  // Macros, Fortran and parameters that only the definition names have no `declname`.
  const name = declared ?? defined;
  const array = childText(element, 'array');
  const defaultValue = childCode(element, 'defval')?.map((part) =>
    typeof part === 'string' ? joinedNumbers(part) : part,
  );
  const constraint = childCode(element, 'typeconstraint');
  return {
    ...(attributes && { attributes }),
    ...(type && { type }),
    ...(name && { name }),
    ...(defined && defined !== name && { definitionName: defined }),
    ...(array && { array }),
    ...(defaultValue && { defaultValue }),
    ...(constraint && { constraint }),
    brief: descriptions.read(childNamed(element, 'briefdescription')),
  };
}
