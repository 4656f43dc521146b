/** The event on the document that says that the page has a further diagram. */
export const diagramEvent = 'mtp-diagram';
