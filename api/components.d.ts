import { Component, ReactNode, ComponentPropsWithRef, ComponentProps } from 'react';
import { Location } from 'react-router-dom';
export { useLocation } from 'react-router-dom';
import { ElementContent } from 'hast';

/** What readers can see of a crash, and do about it. */
interface CrashProps {
  /** The thrown value. */
  error: unknown;
  /** Renders again. */
  tryAgain: () => void;
}
/** Props of the fallback that a boundary shows in place of its failed children. */
interface FallbackProps extends CrashProps {
  /** What was thrown; a value that is no error becomes one. */
  error: Error;
}
/** Catches what its children throw while they render in the browser; without `fallback` a box replaces them. */
declare class CrashBoundary extends Component<
  {
    fallback?: (props: FallbackProps) => ReactNode;
    children?: ReactNode;
  },
  {
    crash?: {
      error: Error;
    };
  }
> {
  state: {
    crash?: {
      error: Error;
    };
  };
  static getDerivedStateFromError(thrown: unknown): {
    crash: {
      error: Error;
    };
  };
  render(): ReactNode;
}

/** Attributes of a link as written by its author: `to` and `href` are equivalent. */
interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Site path (base path added), relative path, anchor or URL. */
  to?: string;
  /** False for paths that get no base path. */
  autoAddBaseUrl?: boolean;
}
/**
 * A link in a React page or the shell. It is a plain anchor: the viewer handles clicks on all internal links, so that
 * links in the content and in the shell behave alike.
 */
declare function Link(props: LinkProps): ReactNode;

/** Options for turning a site path into an address. */
interface BaseUrlOptions {
  /** Adds the origin. */
  absolute?: boolean;
  /** Adds the base path even if it is already there. */
  forcePrependBaseUrl?: boolean;
}
/** A site path, or an object that converts to one, such as an imported image. */
type Address =
  | string
  | {
      toString: () => string;
    };
/** Adds the base path to a site path; nothing stays nothing. */
interface WithBaseUrl {
  (url: Address, options?: BaseUrlOptions): string;
  (url: Address | undefined, options?: BaseUrlOptions): string | undefined;
}
/** Returns functions that add the base path to site paths. */
declare function useBaseUrlUtils(): {
  withBaseUrl: WithBaseUrl;
};
/** Adds the base path to a site path: the default export of `@docusaurus/useBaseUrl`. */
declare function useBaseUrl(url: Address, options?: BaseUrlOptions): string;
declare function useBaseUrl(url: Address | undefined, options?: BaseUrlOptions): string | undefined;
/** The part of the configuration that React pages may read. */
interface DocusaurusContext {
  /** The site. */
  siteConfig: {
    /** Name of the site. */
    title: string;
    /** Tagline of the site. */
    tagline: string;
    /** Origin. */
    url: string;
    /** Base path with slashes at both ends. */
    baseUrl: string;
    /** Separator between page title and site title. */
    titleDelimiter: string;
    /** Adds or strips slashes at the end of page URLs. */
    trailingSlash?: boolean;
    /** Free fields of the configuration. */
    customFields?: Record<string, unknown>;
    /** Further configuration under the names of Docusaurus, such as `themeConfig`. */
    [name: string]: unknown;
  };
  /** Languages. */
  i18n: {
    currentLocale: string;
    [name: string]: unknown;
  };
  /** Versions of the program and its parts. */
  siteMetadata: Record<string, unknown>;
}
/** Returns the site data for React pages: the default export of `@docusaurus/useDocusaurusContext`. */
declare function useDocusaurusContext(): DocusaurusContext;

/** Shows content that only browsers can render, and a fallback until then. */
declare function BrowserOnly(props: {
  /** Renders the content; a function, so that none of it runs on the server. */
  children?: () => ReactNode;
  /** Shown until then. */
  fallback?: ReactNode;
}): ReactNode;

/** Capabilities of the environment that the code runs in. */
declare const ExecutionEnvironment: {
  /** A document exists. */
  canUseDOM: boolean;
  /** Event listeners are supported. */
  canUseEventListeners: boolean;
  /** `IntersectionObserver` is supported. */
  canUseIntersectionObserver: boolean;
  /** A screen exists. */
  canUseViewport: boolean;
};

/** Adds elements to the head of the page, and attributes to its `html` and `body`; renders nothing. */
declare function Head({ children }: { children?: ReactNode }): ReactNode;

/** A location on the site: an address, or its parts. */
type To = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;
/** The window's history, as far as code may change it. */
interface RouterHistory {
  /** Current location. */
  location: Location;
  /** Goes to an address. */
  push: (to: To) => void;
  /** Goes to an address and replaces the current entry of the history. */
  replace: (to: To) => void;
  /** Moves by a number of entries. */
  go: (delta: number) => void;
  /** Moves one entry back. */
  goBack: () => void;
  /** Moves one entry forward. */
  goForward: () => void;
  /** Returns the address for a link. */
  createHref: (to: To) => string;
}
/** Returns the window's history; its addresses include the base path. */
declare function useHistory(): RouterHistory;
/** A link of the router: its address includes the base path. */
declare function RouterLink(
  props: Omit<LinkProps, 'to'> & {
    to: To;
  },
): ReactNode;

/** Properties of a redirect. */
interface RedirectProps {
  /** The target, with the base path. */
  to: To;
  /** Adds an entry to the history instead of replacing the current one. */
  push?: boolean;
}
/** Leads to another page as soon as it is shown, also in browsers without scripts if the built page contains it. */
declare function Redirect({ to, push }: RedirectProps): ReactNode;

/** Highlights code: returns nodes with classes, or `undefined` if the language is not known. */
type Highlight = (language: string, code: string) => ElementContent[] | undefined;

/** Width and height of an image in CSS pixels. */
interface ImageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}
/** An image with its smaller variants, as an `img` element shows it. */
interface ResponsiveImage extends ImageSize {
  /** Address for browsers that do not choose. */
  src: string;
  /** Addresses with widths; missing if there is only one. */
  srcSet?: string;
  /** A tiny version as a data URI, shown until the image is loaded; missing for transparent images. */
  placeholder?: string;
}

/** Comments that add a class to lines; the comments themselves are removed from the code. */
interface MagicComment {
  /** Class names of the lines. */
  className: string;
  /** Text of a comment above a single line. */
  line?: string;
  /** Texts of the comments around several lines. */
  block?: {
    start: string;
    end: string;
  };
}
/** A site's settings for code blocks. */
interface CodeSettings {
  /** Default language of code blocks, in lower case; plain text when missing. */
  defaultLanguage?: string;
  /** The comments that mark lines; line ranges after a block's language use the class of the first. */
  magicComments: readonly MagicComment[];
  /** Copies examples with the lines that pages do not show. */
  copyHiddenLines?: boolean;
}

/**
 * Every text of the interface, in English. A value replaces `{name}`. Texts with a count have plural forms between
 * bars, in the order of the language's plural categories: `One post|{count} posts`.
 */
declare const en: {
  /** Texts of the shell, which browsers load with the site data. */
  shell: {
    skipToContent: string;
    close: string;
    mainNavigation: string;
    openMenu: string;
    closeMenu: string;
    backToMainMenu: string;
    versions: string;
    languages: string;
    expandDropdown: string;
    collapseDropdown: string;
    docsSidebar: string;
    blogSidebar: string;
    recentPosts: string;
    expandCategory: string;
    deprecated: string;
    collapseCategory: string;
    collapseSidebar: string;
    expandSidebar: string;
    loadingSidebar: string;
    sidebarFailed: string;
    onThisPage: string;
    opensInNewTab: string;
    movedAnchor: string;
    search: string;
    lightMode: string;
    darkMode: string;
    systemMode: string;
    switchColorMode: string;
    pageCrashed: string;
    siteCrashed: string;
    pageError: string;
    tryAgain: string;
    retry: string;
    cause: string;
    scrollToTop: string;
    copy: string;
    copyCode: string;
    copyName: string;
    copied: string;
    toggleWordWrap: string;
  };
  /** The search. */
  search: {
    button: string;
    box: string;
    boxPlaceholder: string;
    close: string;
    clear: string;
    results: string;
    symbols: string;
    guides: string;
    posts: string;
    pages: string;
    removeds: string;
    mainEntries: string;
    recentPages: string;
    recentSearches: string;
    clearRecent: string;
    clearRecentLabel: string;
    completions: string;
    byHeader: string;
    byTopic: string;
    byRelease: string;
    moreValues: string;
    seeAll: string;
    resultCount: string;
    atLeast: string;
    searching: string;
    failed: string;
    nothing: string;
    instead: string;
    nothingAdvice: string;
    found: string;
    foundSoFar: string;
    kindFunction: string;
    kindVariable: string;
    kindValue: string;
    kindMacro: string;
    kindTopic: string;
    kindFolder: string;
    kindFile: string;
    kindPage: string;
    kindGuide: string;
    kindPost: string;
    overloads: string;
    otherVersions: string;
    copiedName: string;
    keys: string;
    keySelect: string;
    keyOpen: string;
    keyOpenTab: string;
    keyCopy: string;
    keyComplete: string;
    keyClose: string;
    keyHelp: string;
    keyAnywhere: string;
    keyFilter: string;
    keyMembers: string;
    letterKeys: string;
    examples: string;
    exampleName: string;
    exampleInitials: string;
    exampleScope: string;
    exampleOperator: string;
    exampleSignature: string;
    exampleFilter: string;
    pageTitle: string;
    pageTitleOf: string;
    pagePlaceholder: string;
    pagePlaceholderReleases: string;
    more: string;
    nearest: string;
    withoutScript: string;
  };
  /** Texts of docs, blog and other pages, and sidebar labels that the plan adds. */
  content: {
    exampleCompiled: string;
    exampleRan: string;
    exampleRefused: string;
    exampleExplorer: string;
    notFound: string;
    notFoundReason: string;
    notFoundAdvice: string;
    reportBrokenLink: string;
    brokenLink: string;
    unlisted: string;
    unlistedMeaning: string;
    draft: string;
    draftMeaning: string;
    unreleasedVersion: string;
    unmaintainedVersion: string;
    latestVersionAdvice: string;
    latestVersion: string;
    versionBadge: string;
    breadcrumbs: string;
    homePage: string;
    imageOffline: string;
    imageMissing: string;
    imageFailed: string;
    diagram: string;
    diagramFailed: string;
    directLink: string;
    viewAsMarkdown: string;
    copyPage: string;
    textVersion: string;
    textIntroduction: string;
    textPages: string;
    textGuides: string;
    textApi: string;
    textChanges: string;
    textBlog: string;
    textFull: string;
    textAllPages: string;
    textOtherPages: string;
    docPages: string;
    previous: string;
    next: string;
    editPage: string;
    improveText: string;
    reportProblem: string;
    lastUpdated: string;
    lastUpdatedOn: string;
    lastUpdatedBy: string;
    tags: string;
    tagsLabel: string;
    allTags: string;
    allPostTags: string;
    docsTagged: string;
    postsTagged: string;
    itemCount: string;
    itemsAbove: string;
    itemsBelow: string;
    release: string;
    releaseDate: string;
    minutes: string;
    readMore: string;
    readMoreAbout: string;
    postPages: string;
    newerPost: string;
    olderPost: string;
    listPages: string;
    listPageTitle: string;
    newerEntries: string;
    olderEntries: string;
    archive: string;
    postCount: string;
    authors: string;
    allAuthors: string;
    authorPosts: string;
    feedMeaning: string;
    noPosts: string;
    noVersion: string;
  };
  /**
   * The pages of the API reference and their sidebar. Words of the languages themselves (class, virtual) are no texts.
   */
  api: {
    inOwner: string;
    kindInOwner: string;
    coverage: string;
    coverageDescription: string;
    coverageSentence: string;
    coverageHeader: string;
    coverageShare: string;
    coverageSymbols: string;
    coverageElsewhere: string;
    coverageLacks: string;
    coverageParam: string;
    coverageTemplateParam: string;
    coverageResult: string;
    coverageException: string;
    sinceRelease: string;
    overloadSince: string;
    addedIn: string;
    deprecatedSince: string;
    deprecatedIn: string;
    deprecatedEarlier: string;
    addedParameters: string;
    history: string;
    nextRelease: string;
    changes: string;
    changesDescription: string;
    changesIntroduction: string;
    changesFeed: string;
    changesIn: string;
    changesInDescription: string;
    changesSince: string;
    majorRelease: string;
    minorRelease: string;
    patchRelease: string;
    noRelease: string;
    needsMajor: string;
    needsMinor: string;
    needsPatch: string;
    globalScope: string;
    noChanges: string;
    changeBreaking: string;
    changeRisky: string;
    changeDoubtful: string;
    changeDeprecated: string;
    changeAdded: string;
    changeOther: string;
    countBreaking: string;
    countRisky: string;
    countDoubtful: string;
    countDeprecated: string;
    countAdded: string;
    countOther: string;
    nothingBreaks: string;
    changeMembers: string;
    changeAccepted: string;
    removedIn: string;
    removedDescription: string;
    removedPage: string;
    removedMembers: string;
    movedMembers: string;
    movedHeadings: string;
    replacedBy: string;
    documentedIn: string;
    neverDeprecated: string;
    willBeRemoved: string;
    firstRelease: string;
    allChanges: string;
    additions: string;
    additionsDescription: string;
    additionsIntroduction: string;
    addedEnumerators: string;
    showReleases: string;
    showKinds: string;
    shownOf: string;
    moreAdditions: string;
    moreChanges: string;
    release: string;
    compareReleases: string;
    compareFrom: string;
    compareTo: string;
    compare: string;
    comparing: string;
    compareFailed: string;
    upgradeBetween: string;
    kindFile: string;
    kindFolder: string;
    kindTopic: string;
    kindPage: string;
    kindExample: string;
    kindRequirement: string;
    kindRequirements: string;
    kindTemplate: string;
    kindSpecialization: string;
    kindMacro: string;
    kindEnumeration: string;
    kindEnumerationValue: string;
    kindFunction: string;
    kindVariable: string;
    kindProperty: string;
    kindEvent: string;
    pageTitle: string;
    anonymousTitle: string;
    requirementTitle: string;
    topics: string;
    modules: string;
    namespaces: string;
    concepts: string;
    classes: string;
    folders: string;
    files: string;
    pages: string;
    examples: string;
    requirements: string;
    indices: string;
    members: string;
    interfaces: string;
    services: string;
    macros: string;
    functionPrototypes: string;
    typedefs: string;
    sequences: string;
    dictionaries: string;
    enumerations: string;
    functions: string;
    variables: string;
    dcopFunctions: string;
    properties: string;
    events: string;
    signals: string;
    friends: string;
    relatedSymbols: string;
    enumConstants: string;
    public: string;
    protected: string;
    package: string;
    private: string;
    accessTypes: string;
    accessSlots: string;
    accessFunctions: string;
    accessStaticFunctions: string;
    accessAttributes: string;
    accessStaticAttributes: string;
    classDetails: string;
    macroDetails: string;
    memberTypedefDetails: string;
    typedefDetails: string;
    memberEnumerationDetails: string;
    enumerationDetails: string;
    constructorDetails: string;
    memberFunctionDetails: string;
    functionDetails: string;
    functionPrototypeDetails: string;
    signalDetails: string;
    slotDetails: string;
    dcopFunctionDetails: string;
    interfaceDetails: string;
    serviceDetails: string;
    friendDetails: string;
    relatedDetails: string;
    memberDataDetails: string;
    variableDetails: string;
    propertyDetails: string;
    eventDetails: string;
    definition: string;
    detailedDescription: string;
    inlineNamespaces: string;
    notToBeConfused: string;
    includes: string;
    includedBy: string;
    exports: string;
    inheritedMembers: string;
    inheritedFrom: string;
    showMembers: string;
    showInherited: string;
    showDeprecated: string;
    undocumentedFunctions: string;
    undocumentedMacros: string;
    undocumentedTypedefs: string;
    undocumentedEnumerations: string;
    undocumentedVariables: string;
    undocumentedMembers: string;
    allMembers: string;
    allMembersCount: string;
    sourceCode: string;
    name: string;
    description: string;
    definedIn: string;
    access: string;
    requirement: string;
    title: string;
    inherits: string;
    inheritedBy: string;
    topic: string;
    satisfies: string;
    satisfiedBy: string;
    verifies: string;
    verifiedBy: string;
    source: string;
    elsewhereAs: string;
    readAccessor: string;
    writeAccessor: string;
    reimplements: string;
    reimplementedBy: string;
    memberOf: string;
    mentionedIn: string;
    moreTexts: string;
    andMore: string;
    references: string;
    referencedBy: string;
    guarantees: string;
    availability: string;
    variantOnly: string;
    standardFrom: string;
    standardUpTo: string;
    standardFromTo: string;
    yourStandard: string;
    typeUsers: string;
    returnedBy: string;
    takenBy: string;
    heldBy: string;
    thrownBy: string;
    requiredBy: string;
    definedAtLine: string;
    definedAtLines: string;
    declaredAtLine: string;
    declaredAndDefinedAtLine: string;
    declaredAndDefinedAtLines: string;
    inFile: string;
    atLine: string;
    atLines: string;
    viewSource: string;
    viewSourceOfFile: string;
    viewSourceOfLine: string;
    parameters: string;
    templateParameters: string;
    returnValues: string;
    exceptions: string;
    values: string;
    initialValue: string;
    replacement: string;
    overloads: string;
    overloadPosition: string;
    onlyInOverloads: string;
    sameText: string;
    overloadLink: string;
    showTemplateArguments: string;
    lineDocumentation: string;
    seeAlso: string;
    returns: string;
    author: string;
    authors: string;
    version: string;
    since: string;
    date: string;
    note: string;
    warning: string;
    precondition: string;
    postcondition: string;
    copyright: string;
    invariant: string;
    remarks: string;
    attention: string;
    important: string;
    revision: string;
    details: string;
    itemDone: string;
    itemOpen: string;
    diagram: string;
    messageSequenceChart: string;
    diagramSource: string;
    includeGraph: string;
    includedByGraph: string;
    inheritanceGraph: string;
    collaborationGraph: string;
    callGraph: string;
    callerGraph: string;
    folderGraph: string;
    graphAsText: string;
    impliedIncludes: string;
    graphDescription: string;
    includeCount: string;
    edgeInherits: string;
    edgeIncludes: string;
    edgeCalls: string;
    edgeInstantiates: string;
    edgeUses: string;
    edgeDetails: string;
    relationInheritance: string;
    relationUsage: string;
    relationInstance: string;
    relationConstraint: string;
    classIndex: string;
    classNames: string;
    fileIndex: string;
    namespaceIndex: string;
    allClassMembers: string;
    classFunctions: string;
    classVariables: string;
    classTypedefs: string;
    classEnumerations: string;
    classEnumerationValues: string;
    classProperties: string;
    classEvents: string;
    classRelated: string;
    allFileContents: string;
    classesByFile: string;
    namespacesByFile: string;
    fileFunctions: string;
    fileVariables: string;
    fileTypedefs: string;
    fileEnumerations: string;
    fileEnumerationValues: string;
    allNamespaceMembers: string;
    classesByNamespace: string;
    namespaceFunctions: string;
    namespaceVariables: string;
    namespaceTypedefs: string;
    namespaceEnumerations: string;
    namespaceEnumerationValues: string;
    dataStructures: string;
    dataStructureDetails: string;
    dataFields: string;
    dataFieldDetails: string;
    dataFieldCount: string;
    dataStructureIndex: string;
    dataStructureNames: string;
    allDataStructuresAndFields: string;
    dataStructuresByFile: string;
    dataStructuresByNamespace: string;
    packages: string;
    packageIndex: string;
    packagesByFile: string;
    allPackageMembers: string;
    classesByPackage: string;
    packageFunctions: string;
    packageVariables: string;
    packageTypedefs: string;
    packageEnumerations: string;
    packageEnumerationValues: string;
    derivedTypes: string;
    derivedTypeDetails: string;
    functionsAndSubroutines: string;
    functionAndSubroutineDetails: string;
    derivedTypeIndex: string;
    derivedTypeNames: string;
    allDerivedTypeMembers: string;
    derivedTypeFunctions: string;
    derivedTypeVariables: string;
    moduleIndex: string;
    derivedTypesByFile: string;
    modulesByFile: string;
    fileFunctionsAndSubroutines: string;
    allModuleMembers: string;
    derivedTypesByModule: string;
    moduleFunctions: string;
    moduleVariables: string;
    moduleTypedefs: string;
    moduleEnumerations: string;
    moduleEnumerationValues: string;
    designUnits: string;
    designUnitDetails: string;
    functionsAndProcedures: string;
    functionAndProcedureDetails: string;
    designUnitMemberDetails: string;
    designUnitIndex: string;
    designUnitNames: string;
    allDesignUnitMembers: string;
    designUnitFunctions: string;
    designUnitVariables: string;
    designUnitsByFile: string;
    fileFunctionsAndProcedures: string;
    indexAll: string;
    indexFields: string;
    indexEnums: string;
    indexEnumValues: string;
    indexRelated: string;
    indexDescription: string;
    overviewAll: string;
    completeLists: string;
    libraries: string;
    librariesDescription: string;
    mostUsed: string;
    contents: string;
    listDescription: string;
    letters: string;
    letterEntries: string;
    filterMembers: string;
    filterHint: string;
    filteredMembers: string;
  };
  /** What changed about the symbols of an API, by the ids of the rules that say so. */
  rules: {
    'symbol-removed': string;
    'symbol-added': string;
    'symbol-moved': string;
    'symbol-moved-compatible': string;
    'symbol-renamed': string;
    'renamed-alias-kept': string;
    'renamed-macro-kept': string;
    'member-of-removed': string;
    'inherited-now': string;
    'special-member-gone': string;
    'special-member-implicit': string;
    'special-member-ended': string;
    'specialisation-removed': string;
    lost: string;
    'operator-replaced': string;
    'kind-changed': string;
    'macro-replaced': string;
    'constant-replaced': string;
    'access-reduced': string;
    'access-widened': string;
    deprecated: string;
    undeprecated: string;
    'parameter-added': string;
    'parameter-added-default': string;
    'parameter-removed': string;
    'parameter-type': string;
    'parameter-type-loosened': string;
    'parameter-renamed': string;
    'default-removed': string;
    'default-added': string;
    'default-changed': string;
    'return-type': string;
    'return-type-gained': string;
    'return-type-deduced': string;
    'return-type-loosened': string;
    'overload-added': string;
    'overload-removed': string;
    'overload-replaced': string;
    'overload-merged': string;
    'virtual-signature': string;
    'became-non-static': string;
    'became-static': string;
    'const-removed': string;
    'const-added': string;
    'ref-qualifier': string;
    'noexcept-removed': string;
    'noexcept-added': string;
    'explicit-added': string;
    'explicit-removed': string;
    'constexpr-removed': string;
    'constexpr-added': string;
    deleted: string;
    'nodiscard-added': string;
    'nodiscard-removed': string;
    'template-parameters': string;
    'template-parameter-added-default': string;
    'constraint-added': string;
    'constraint-changed': string;
    'constraint-removed': string;
    'virtual-added': string;
    'virtual-removed': string;
    'pure-virtual-added': string;
    'final-added': string;
    'final-removed': string;
    'base-removed': string;
    'base-added': string;
    'base-access': string;
    'class-key': string;
    'union-or-not': string;
    'member-variable-added': string;
    'member-variable-removed': string;
    'variable-type': string;
    'variable-const-added': string;
    'variable-const-removed': string;
    'array-size': string;
    'bit-field': string;
    'member-order': string;
    'enum-value-removed': string;
    'enum-value-added': string;
    'enum-value-changed': string;
    'enum-value-shifted': string;
    'enum-count-changed': string;
    'enum-underlying-type': string;
    'enum-scoped': string;
    'typedef-target': string;
    'typedef-to-class': string;
    'macro-form': string;
    'macro-value': string;
    'macro-text': string;
    'concept-changed': string;
    'header-moved': string;
    'header-moved-reached': string;
    'header-moved-away': string;
    'header-renamed': string;
    'header-renamed-reached': string;
    'header-removed': string;
    'include-removed': string;
    isNew: string;
    isBack: string;
    formerName: string;
  };
  /** The debug pages. */
  debug: {
    panel: string;
    config: string;
    siteConfig: string;
    metadata: string;
    siteMetadata: string;
    registry: string;
    routes: string;
    content: string;
    pluginContent: string;
    globalData: string;
    generatorVersion: string;
    siteVersion: string;
    packages: string;
    type: string;
    aliasedPath: string;
    resolvedPath: string;
    pageKind: string;
    exact: string;
    sidebar: string;
  };
};

/** UI texts of the shell. */
type ShellTexts = typeof en.shell;
/** The texts that the shell, the search and the API reference share. */
type SharedTexts = Pick<ShellTexts, 'deprecated'>;
/** UI texts of the search. */
type SearchTexts = typeof en.search & SharedTexts;
/** UI texts of the API reference. */
type ApiTexts = typeof en.api & SharedTexts;
/** Texts about the changes of an API, by the ids of rules. */
type RuleTexts = typeof en.rules;
/** UI texts of the debug pages. */
type DebugTexts = typeof en.debug;
/** UI texts in the content, with the locale for plural forms and dates. */
type ContentTexts = typeof en.content & {
  /** The site's locale. */
  locale: string;
  /** Texts of the API reference. */
  api: ApiTexts;
  /** Texts about the changes of an API. */
  rules: RuleTexts;
  /** Texts of the search. */
  search: SearchTexts;
  /** Texts of the debug pages. */
  debug: DebugTexts;
};

/** A label and a final href. */
interface NamedPath {
  /** Visible text. */
  label: string;
  /** Final href. */
  path: string;
}
/** A guide, or the page of a category, as the hooks of the docs plugin report it. */
interface GlobalDoc {
  /** Id of the doc; for pages of categories, a site path. */
  id: string;
  /** Final href. */
  path: string;
  /** Name of the sidebar that lists it. */
  sidebar?: string;
  /** True if it is not listed anywhere. */
  unlisted?: boolean;
}
/** A version of the guides. */
interface GlobalVersion {
  /** Its name. */
  name: string;
  /** The displayed name. */
  label: string;
  /** True for the latest version. */
  isLast: boolean;
  /** Href of its root, without a slash at the end unless it is `/`. */
  path: string;
  /** Id of the first doc of the version; missing if there is none. */
  mainDocId?: string;
  /** Its guides and category pages. */
  docs: GlobalDoc[];
  /** Ids of the drafts that are left out. */
  draftIds: string[];
  /** The first link of each sidebar, by the sidebar's name. */
  sidebars: Record<
    string,
    {
      link?: NamedPath;
    }
  >;
}
/** The global data of a set of guides. */
interface GlobalDocs {
  /** Href of the root of the guides, without a slash at the end unless it is `/`. */
  path: string;
  /** The versions, newest first. */
  versions: GlobalVersion[];
  /** Whether guides have breadcrumbs. */
  breadcrumbs: boolean;
}
/** Data that plugins publish: by the name of the plugin, then by the id of its instance. */
type PublishedData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** What hooks return about plugins. */
interface GlobalData {
  /** The guides by the id of their set, `default` for the main one. */
  docs?: Readonly<Record<string, GlobalDocs>>;
  /** The data of the user's own plugins. */
  published?: PublishedData;
}

/** Texts of theme components. */
type ThemeTexts = Pick<ContentTexts, 'locale' | 'directLink' | 'itemCount'>;
/** Data about the site for the user's code, in addition to the shell's data. */
interface ThemeData {
  /** Texts of the interface. */
  texts?: ThemeTexts;
  /** Versions of the guides, as the docs plugin's hooks return them. */
  globalData?: GlobalData;
  /** The configuration under the names of Docusaurus. */
  siteConfig?: Readonly<Record<string, unknown>>;
  /** Images with variants, by their decoded addresses. */
  images?: Readonly<Record<string, ResponsiveImage>>;
  /** How blocks of code are read; the defaults when missing. */
  code?: CodeSettings;
  /** Highlights code; only while rendering pages on which a component shows code. */
  highlight?: Highlight;
}
/** Called by the site's bundled scripts: each adds the data that its pages need. */
declare function provideThemeData(data: ThemeData): void;

/** Values for the names in braces. */
type InterpolateValues = Readonly<Record<string, ReactNode>>;

/** Returns a text of the user's code unchanged: sites only bring translations of the interface. */
declare function translate(
  text: TranslatedText,
  values?: Readonly<Record<string, string | number>>,
): string;
/** A text of the user's code. */
interface TranslatedText {
  /** The text. */
  message?: string;
  /** Shown if there is no text. */
  id?: string;
  /** Note for translators. */
  description?: string;
}
/** A text of the user's code as an element. */
declare function Translate(props: {
  /** The text. */
  children?: ReactNode;
  /** Shown if there is no text. */
  id?: string;
  /** Note for translators. */
  description?: string;
  /** Values for the names in braces. */
  values?: InterpolateValues;
}): ReactNode;

/** Returns false on the server and during hydration, true afterwards. */
declare function useIsBrowser(): boolean;

/** A coloured box as in texts; an unknown type looks like `info` and causes a warning. */
declare function ThemeAdmonition(props: {
  /** Look of the box. */
  type: string;
  /** The title; the type when missing. */
  title?: ReactNode;
  /** Icon that replaces the one of the type. */
  icon?: ReactNode;
  /** Additional class names. */
  className?: string;
  /** Id on the page. */
  id?: string;
  /** The content. */
  children?: ReactNode;
}): ReactNode;

/** Props of a block of code. */
interface CodeBlockProps {
  /** The code; a block that contains elements is shown unchanged. */
  children?: ReactNode;
  /** The language; by default from a class name `language-…`. */
  language?: string;
  /** Title above the code; overrides the one in `metastring`. */
  title?: ReactNode;
  /** Text that would follow the language of a fence. */
  metastring?: string;
  /** Numbers the lines, from 1 or from a given number. */
  showLineNumbers?: boolean | number;
  /** Class names. */
  className?: string;
}
/** A block of code, like a fence in Markdown. */
declare function CodeBlock(props: CodeBlockProps): ReactNode;

/** The colour mode for the user's code. */
interface ThemeColorMode {
  /** The mode shown; the site's default until the page is hydrated. */
  colorMode: 'light' | 'dark';
  /** The reader's choice; `null` for none. */
  colorModeChoice: 'light' | 'dark' | null;
  /** Sets the reader's choice; `null` follows the system. */
  setColorMode: (mode: 'light' | 'dark' | null) => void;
  /** True in dark mode. */
  isDarkTheme: boolean;
  /** Selects light mode. */
  setLightTheme: () => void;
  /** Selects dark mode. */
  setDarkTheme: () => void;
}
/** Returns the colour mode. */
declare function useColorMode(): ThemeColorMode;

/** A link of the footer as components get it, with its attributes. */
interface ThemeFooterLink {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
  readonly [attribute: string]: unknown;
}
/** The theme's part of the configuration: its options, under the names of Docusaurus. */
interface ThemeConfig {
  /** The options of the footer, but for its component. */
  readonly footer?: {
    readonly style?: string;
    readonly copyright?: string;
    /** Columns, or links without columns. */
    readonly links?: readonly (ThemeFooterLink & {
      readonly title?: string;
      readonly items?: readonly ThemeFooterLink[];
    })[];
    readonly [option: string]: unknown;
  };
  /** The other options. */
  readonly [option: string]: unknown;
}
/** Returns the theme's part of the configuration, under the names of Docusaurus. */
declare function useThemeConfig(): ThemeConfig;
/** Window types; `ssr` on the server and during hydration. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';
/** Returns the window type: `desktop` if there is room for the columns beside the text. */
declare function useWindowSize({
  desktopBreakpoint,
}?: {
  desktopBreakpoint?: number | undefined;
}): WindowSize;

/** Props of a block of details: also every attribute of the element. */
interface DetailsProps extends ComponentProps<'details'> {
  /** The part that is always visible: text, or a `summary` element. */
  summary?: ReactNode;
}
/** A block that opens and closes; a script animates it. */
declare function Details({
  summary,
  className,
  open,
  children,
  ...attributes
}: DetailsProps): ReactNode;

/** Markup that entries of the table of contents keep. */
type TocMark = 'code' | 'em' | 'strong' | 'del';
/** A piece of an entry: text, or marked pieces. */
type TocInline =
  | string
  | {
      mark: TocMark;
      children: TocInline[];
    };

/** A heading of a page: level 1 to 6, id and plain text. */
interface TocHeading {
  /** 1 to 6. */
  level: number;
  /** Id in the page. */
  id: string;
  /** Plain text. */
  text: string;
  /** What its entry shows, if that differs from the text. */
  content?: TocInline[];
  /** True for deprecated symbols. */
  deprecated?: true;
}

/** A sidebar link in the user's code. */
interface SidebarPropLink {
  type: 'link';
  /** Visible text. */
  label: string;
  /** Final href, or a site path or URL as the user wrote it. */
  href?: string;
  /** Id of the target doc. */
  docId?: string;
  /** A sentence for its card. */
  description?: string;
  /** True if the target is not listed anywhere. */
  unlisted?: boolean;
  /** Class names. */
  className?: string;
}
/** A sidebar group in the user's code. */
interface SidebarPropCategory {
  type: 'category';
  /** Visible text. */
  label: string;
  /** Href of its own page. */
  href?: string;
  /** A sentence for its card. */
  description?: string;
  /** True if its own page is not listed anywhere. */
  linkUnlisted?: boolean;
  /** Its items. */
  items: SidebarPropItem[];
  /** True if it is initially closed. */
  collapsed?: boolean;
  /** False if it cannot be closed. */
  collapsible?: boolean;
  /** Class names. */
  className?: string;
}
/** Raw HTML in a sidebar. */
interface SidebarPropHtml {
  type: 'html';
  /** The markup. */
  value: string;
}
/** A sidebar item in the user's code. */
type SidebarPropItem = SidebarPropLink | SidebarPropCategory | SidebarPropHtml;
/** What the user's code can query about its page. */
interface PageFacts {
  /** The headings of the page's text, in order. */
  headings: readonly TocHeading[];
  /** Lowest and highest heading level of the site's tables of contents. */
  tocLevels: readonly [min: number, max: number];
  /** The front matter of the guide that the page shows; missing on other pages. */
  frontMatter?: Readonly<Record<string, unknown>>;
  /** The post that the page shows; missing on other pages. */
  post?: {
    /** Its title. */
    title: string;
    /** Its description. */
    description: string;
    /** Final address. */
    permalink: string;
    /** Day or time of publication: ISO 8601, UTC. */
    date: string;
  };
  /** The page's siblings in its sidebar, or the items of the group whose page it is; missing if no sidebar contains it. */
  siblings?: readonly SidebarPropItem[];
}

/** Returns the address of an item: its page, or the first listed one in it; `undefined` if there is none. */
declare function findFirstSidebarItemLink(item: SidebarPropItem): string | undefined;

type OpenCategory = Omit<SidebarPropCategory, 'items'> & Partial<SidebarPropCategory>;
/** A card for one item: a link, or a category, which needs no items if it has an address and a description. */
declare function DocCard({ item }: { item: SidebarPropLink | OpenCategory }): ReactNode;
/** Cards of the page's sibling items, or of other items. */
declare function DocCardList(props: {
  /** The items; the page's siblings when missing. */
  items?: readonly Parameters<typeof findFirstSidebarItemLink>[0][];
  /** Additional class names. */
  className?: string;
}): ReactNode;

/** Returns the data that an instance of a plugin publishes: the docs plugin, or one of the option `pluginData`. */
declare function usePluginData(
  plugin: string,
  id?: string,
  options?: {
    failfast?: boolean;
  },
): unknown;
/** Returns the versions of the guides, newest first. */
declare function useVersions(id?: string): GlobalVersion[];
/** Returns the version of the page; `undefined` if it belongs to none. */
declare function useActiveVersion(id?: string): GlobalVersion | undefined;

/** The heading levels of HTML. */
type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** A heading with any attributes, with the same link wherever its texts come from. */
declare function AnchoredHeading(
  props: ComponentProps<'h2'> & {
    /** The element. */
    as: `h${HeadingLevel}`;
    /** Plain text of the heading; the id when missing. */
    label?: string;
    /** Label of the link, with the heading in place of `{heading}`. */
    directLink: string;
  },
): ReactNode;

/** A heading that looks as in texts: with an id it ends in a link to itself. */
declare function Heading(
  props: ComponentProps<'h2'> & {
    /** The element. */
    as: ComponentProps<typeof AnchoredHeading>['as'];
  },
): ReactNode;

type Props = ComponentProps<'svg'>;
/** An arrow that leaves a box. */
declare const LeavingIcon: (props: Props) => ReactNode;
/** A check mark. */
declare const SuccessIcon: (props: Props) => ReactNode;

/** The value of an imported image: its address, or a module with it. */
type ImportedImage =
  | string
  | {
      default: string;
    };
/** An imported image, shown in the best variant (`@theme/IdealImage`). */
declare function IdealImage({
  img,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** The result of `import picture from './picture.png'` or `require('./picture.png')`. */
  img: ImportedImage;
}): ReactNode;

/** Title and description of a React page. The site's frame surrounds every page, with or without this component. */
declare function Layout(props: {
  /** Title, without the site's. */
  title?: string;
  /** Description. */
  description?: string;
  /** Omits the footer. */
  noFooter?: boolean;
  /** Class names around the content. */
  wrapperClassName?: string;
  /** The content. */
  children?: ReactNode;
}): ReactNode;

/** The components of texts, for modules that extend them: empty, because the site's own are not exposed. */
declare const MDXComponents: Readonly<Record<string, never>>;

/** Returns the guide of the page, as far as components need it: its front matter. Throws an error on other pages. */
declare function useDoc(): {
  frontMatter: NonNullable<PageFacts['frontMatter']>;
};
/** Returns the post of the page, as far as components need it. Throws an error on other pages. */
declare function useBlogPost(): {
  metadata: NonNullable<PageFacts['post']>;
  isBlogPostPage: true;
};

/** Metadata of a page for the head and robots: tags that replace the page's own. */
declare function PageMetadata(props: {
  /** Title, without the site's. */
  title?: string;
  /** Description. */
  description?: string;
  /** Keywords: a list, or a comma-separated string. */
  keywords?: readonly string[] | string;
  /** Social image: site path or URL. */
  image?: string;
  /** Additional tags. */
  children?: ReactNode;
}): ReactNode;

/** Returns the colours of code for highlighters of the user's own: the properties that blocks of code here have. */
declare function usePrismTheme(): {
  plain: Record<string, string>;
  styles: {
    types: string[];
    style: Record<string, string>;
  }[];
};

/** Props of an item in a group of tabs. */
interface TabItemProps {
  /** Content of the panel. */
  children?: ReactNode;
  /** Identifies the tab within its group. */
  value: string;
  /** Label of the tab; its value when missing. */
  label?: ReactNode;
  /** Selected by default. */
  default?: boolean;
  /** Attributes of the tab's element. */
  attributes?: ComponentProps<'li'>;
  /** Class names of the panel. */
  className?: string;
  /** True for a hidden panel outside of a group. */
  hidden?: boolean;
}
/** The panel of a tab. */
declare function TabItem({ children, value, className, hidden }: TabItemProps): ReactNode;

/** A tab of a group. */
interface TabValue {
  /** Identifies the tab within its group. */
  value: string;
  /** Label of the tab; its value when missing. */
  label?: ReactNode;
  /** Attributes of its element. */
  attributes?: ComponentProps<'li'>;
  /** Selected by default. */
  default?: boolean;
}

/** Props of a group of tabs. */
interface TabsProps {
  /** Its items. */
  children?: ReactNode;
  /** The tabs, if the items do not define all of them. */
  values?: readonly TabValue[];
  /** The initially selected tab. */
  defaultValue?: string | null;
  /** Groups with the same id switch together, here and on other pages. */
  groupId?: string;
  /** Stores the choice in the address: in the parameter with this name, or, if `true`, with the group's id. */
  queryString?: boolean | string;
  /** Makes the tabs as wide as the group. */
  block?: boolean;
  /** Ignored, but accepted for existing texts: hidden panels cost nothing. */
  lazy?: boolean;
  /** Class names of the row of tabs. */
  className?: string;
}
/**
 * A group of tabs. The selection is not state of this component: the page's script changes attributes, which works for
 * HTML from the server and from React.
 */
declare function Tabs(props: TabsProps): ReactNode;

/** An image in a light and a dark variant: both until the mode is known; the style sheet shows one of them. */
declare function ThemedImage(
  props: Omit<ComponentProps<'img'>, 'src'> & {
    /** Addresses of the variants: site paths or URLs. */
    sources: {
      light: string;
      dark: string;
    };
  },
): ReactNode;

/** An entry of the variable `toc` of a text. */
interface GivenHeading {
  /** Plain text, or HTML. */
  value: string;
  /** Id on the page. */
  id: string;
  /** Level, 2 to 6. */
  level: number;
}
/** The headings of the page, or of another text, as a nested list of links. */
declare function TOCInline(props: {
  /** The headings; those of the page when missing. */
  toc?: readonly GivenHeading[];
  /** Minimum heading level; the default of the site's tables of contents when missing. */
  minHeadingLevel?: number;
  /** Maximum heading level; the same default. */
  maxHeadingLevel?: number;
}): ReactNode;

export {
  BrowserOnly,
  CodeBlock,
  Details,
  DocCard,
  DocCardList,
  CrashBoundary as ErrorBoundary,
  ExecutionEnvironment,
  Head,
  Heading,
  IdealImage,
  Layout,
  LeavingIcon,
  Link,
  MDXComponents,
  PageMetadata,
  Redirect,
  RouterLink,
  SuccessIcon,
  TOCInline,
  TabItem,
  Tabs,
  ThemeAdmonition,
  ThemedImage,
  Translate,
  provideThemeData,
  translate,
  useActiveVersion,
  useBaseUrl,
  useBaseUrlUtils,
  useBlogPost,
  useColorMode,
  useDoc,
  useDocusaurusContext,
  useHistory,
  useIsBrowser,
  usePluginData,
  usePrismTheme,
  useThemeConfig,
  useVersions,
  useWindowSize,
};
