const hasDocument = typeof window !== 'undefined' && 'document' in window;

/** What code can do where it runs. */
export const ExecutionEnvironment = {
  /** There is a document. */
  canUseDOM: hasDocument,
  /** Events can be listened for. */
  canUseEventListeners: hasDocument,
  /** Elements that come into view can be watched. */
  canUseIntersectionObserver: hasDocument && 'IntersectionObserver' in window,
  /** There is a screen. */
  canUseViewport: hasDocument && 'screen' in window,
};
