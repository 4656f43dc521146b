import type { ApiTexts } from './catalogues.ts';

/** Languages with their own terms for classes, namespaces and functions. */
export type ReferenceLanguage = 'c' | 'java' | 'fortran' | 'vhdl';

/** Maps the text keys that differ in such a language to the keys of their replacements. */
const words: Readonly<
  Record<ReferenceLanguage, { readonly [Key in keyof ApiTexts]?: keyof ApiTexts }>
> = {
  c: {
    classes: 'dataStructures',
    classDetails: 'dataStructureDetails',
    accessAttributes: 'dataFields',
    memberDataDetails: 'dataFieldDetails',
    allMembersCount: 'dataFieldCount',
    classIndex: 'dataStructureIndex',
    classNames: 'dataStructureNames',
    allClassMembers: 'allDataStructuresAndFields',
    classVariables: 'dataFields',
    indexFields: 'dataFields',
    classesByFile: 'dataStructuresByFile',
    classesByNamespace: 'dataStructuresByNamespace',
  },
  java: {
    namespaces: 'packages',
    namespaceIndex: 'packageIndex',
    namespacesByFile: 'packagesByFile',
    allNamespaceMembers: 'allPackageMembers',
    classesByNamespace: 'classesByPackage',
    namespaceFunctions: 'packageFunctions',
    namespaceVariables: 'packageVariables',
    namespaceTypedefs: 'packageTypedefs',
    namespaceEnumerations: 'packageEnumerations',
    namespaceEnumerationValues: 'packageEnumerationValues',
  },
  fortran: {
    classes: 'dataTypes',
    classDetails: 'dataTypeDetails',
    namespaces: 'modules',
    functions: 'functionsAndSubroutines',
    functionDetails: 'functionAndSubroutineDetails',
    classIndex: 'dataTypeIndex',
    classNames: 'dataTypeNames',
    allClassMembers: 'allDataTypeMembers',
    classFunctions: 'dataTypeFunctions',
    classVariables: 'dataTypeVariables',
    namespaceIndex: 'moduleIndex',
    classesByFile: 'dataTypesByFile',
    namespacesByFile: 'modulesByFile',
    fileFunctions: 'fileFunctionsAndSubroutines',
    allNamespaceMembers: 'allModuleMembers',
    classesByNamespace: 'dataTypesByModule',
    namespaceFunctions: 'moduleFunctions',
    namespaceVariables: 'moduleVariables',
    namespaceTypedefs: 'moduleTypedefs',
    namespaceEnumerations: 'moduleEnumerations',
    namespaceEnumerationValues: 'moduleEnumerationValues',
  },
  vhdl: {
    classes: 'designUnits',
    classDetails: 'designUnitDetails',
    namespaces: 'packages',
    functions: 'functionsAndProcedures',
    functionDetails: 'functionAndProcedureDetails',
    memberFunctionDetails: 'functionAndProcedureDetails',
    memberDataDetails: 'designUnitMemberDetails',
    classIndex: 'designUnitIndex',
    classNames: 'designUnitNames',
    allClassMembers: 'allDesignUnitMembers',
    classFunctions: 'designUnitFunctions',
    classVariables: 'designUnitVariables',
    classesByFile: 'designUnitsByFile',
    fileFunctions: 'fileFunctionsAndProcedures',
  },
};

/** The texts of an API reference with the terms of its language. */
export function textsInLanguage(
  texts: ApiTexts,
  language: ReferenceLanguage | undefined,
): ApiTexts {
  if (language === undefined) return texts;
  const entries = Object.entries(words[language]).map(([key, other]) => [key, texts[other]]);
  return { ...texts, ...(Object.fromEntries(entries) as Partial<ApiTexts>) };
}
