import type { PageSources } from './define-page-kind.tsx';

/** Every kind of page of the site. */
export const pageKinds: PageSources[] = [];
