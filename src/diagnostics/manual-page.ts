import packageJson from '../../package.json' with { type: 'json' };

/** The address of the manual, with a slash at the end. */
export const MANUAL: string = packageJson.homepage;

/** Returns the address of a page of the manual, such as `start/new-site`, or of a heading of it. */
export function manualPage(page: string, anchor?: string): string {
  return `${MANUAL}${page}/${anchor === undefined ? '' : `#${anchor}`}`;
}
