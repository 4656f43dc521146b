const hasDocument = typeof window !== 'undefined' && 'document' in window;

/** Capabilities of the environment that the code runs in. */
export const ExecutionEnvironment = {
  /** A document exists. */
  canUseDOM: hasDocument,
  /** Event listeners are supported. */
  canUseEventListeners: hasDocument,
  /** `IntersectionObserver` is supported. */
  canUseIntersectionObserver: hasDocument && 'IntersectionObserver' in window,
  /** A screen exists. */
  canUseViewport: hasDocument && 'screen' in window,
};
