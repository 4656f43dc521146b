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
    classes: 'derivedTypes',
    classDetails: 'derivedTypeDetails',
    namespaces: 'modules',
    functions: 'functionsAndSubroutines',
    functionDetails: 'functionAndSubroutineDetails',
    classIndex: 'derivedTypeIndex',
    classNames: 'derivedTypeNames',
    allClassMembers: 'allDerivedTypeMembers',
    classFunctions: 'derivedTypeFunctions',
    classVariables: 'derivedTypeVariables',
    namespaceIndex: 'moduleIndex',
    classesByFile: 'derivedTypesByFile',
    namespacesByFile: 'modulesByFile',
    fileFunctions: 'fileFunctionsAndSubroutines',
    allNamespaceMembers: 'allModuleMembers',
    classesByNamespace: 'derivedTypesByModule',
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
  return language === undefined ? texts : withTerms(texts, language, () => true);
}

/** The kinds of compounds that only Fortran declares in a library of several languages. */
export interface FortranKinds {
  /** True if all namespaces are Fortran's modules. */
  namespaces: boolean;
  /** True if all classes are Fortran's derived types. */
  classes: boolean;
}

/** The texts of an API reference in several languages, with Fortran's terms for what only Fortran has. */
export function textsWithFortran(texts: ApiTexts, { namespaces, classes }: FortranKinds): ApiTexts {
  return withTerms(texts, 'fortran', (key) => {
    const ofNamespaces = /namespace/i.test(key);
    const ofClasses = /class/i.test(key);
    return (ofNamespaces || ofClasses) && (!ofNamespaces || namespaces) && (!ofClasses || classes);
  });
}

function withTerms(
  texts: ApiTexts,
  language: ReferenceLanguage,
  applies: (key: string) => boolean,
): ApiTexts {
  const entries = Object.entries(words[language])
    .filter(([key]) => applies(key))
    .map(([key, other]) => [key, texts[other]]);
  return { ...texts, ...(Object.fromEntries(entries) as Partial<ApiTexts>) };
}
