/** What the shell shows on every page; the bundling of a site supplies it. */
declare module 'mtp-site:site-data' {
  /* eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import statement would make this file a module. */
  const siteData: import('../src/shared/site-data.ts').SiteData;
  export default siteData;
}
