/** The components of texts, for modules that extend them: empty, because the site's own are not exposed. */
export const MDXComponents: Readonly<Record<string, never>> = {};
