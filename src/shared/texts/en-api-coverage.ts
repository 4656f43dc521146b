/** The texts of the page about the documentation of an API, in English. */
export const enApiCoverage = {
  coverage: 'Documentation coverage',
  coverageDescription: 'How much of the API of {title} is documented.',
  coverageSentence:
    '{described} of {total} public symbols have a description ({percent}); in {partly}, a part such as a parameter is missing.',
  coverageHeader: 'Header',
  coverageShare: 'Described',
  coverageSymbols: 'Symbols',
  coverageElsewhere: 'Without a header',
  coverageLacks: 'lacks {parts}',
  coverageParam: 'parameter {name}',
  coverageTemplateParam: 'template parameter {name}',
  coverageResult: 'result',
  coverageException: 'exception {name}',
};
